import {
  type Balance,
  type FinanceHistory,
  LEDGER_KIND_NAMES,
  type PaidState,
  type Turnover,
} from '@shop/contracts/finances/finances';
import { formatDay } from '@shop/domain/format/date';
import { type Day, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Plan } from '../bonus/bonus.repository.ts';
import { bonusOf } from '../bonus/bonus-sums.ts';
import type { OpenItem } from '../ledger/open-items.repository.ts';
import type { withState } from '../lists/history.ts';
import { overdueDaysOf } from '../lists/schedule.ts';
import type { FinanceColumn } from './finance-table.ts';

type HistoryRow = ReturnType<typeof withState>;
type ContractRow = Omit<Balance['contracts'][number], 'id'> & Pick<Balance, 'overdueByAge'>;

/** A point of the charts; the opening debt has no `from`. */
interface TurnoverRow {
  readonly from: Day | null;
  readonly to: Day;
  readonly debitKopecks: number | null;
  readonly creditKopecks: number | null;
  readonly debtKopecks: number;
}

const STATE_NAMES: Readonly<Record<PaidState, string | null>> = {
  paid: 'Оплачен',
  partly: 'Оплачен частично',
  unpaid: 'Не оплачен',
  overdue: 'Просрочен',
  none: null,
};

/** Columns of the payment history. */
export function historyColumns(totals: FinanceHistory['totals']): readonly FinanceColumn<HistoryRow>[] {
  return [
    { title: 'Дата', width: 14, value: ({ on }) => formatDay(on) },
    { title: 'Документ', width: 16, value: ({ kind }) => LEDGER_KIND_NAMES[kind] },
    { title: 'Номер', width: 20, value: ({ number }) => number },
    { title: 'Договор', width: 18, value: ({ contractNumber }) => contractNumber },
    { title: 'Заказ', width: 18, value: ({ orderNumber }) => orderNumber },
    sum('Начислено, ₽', ({ kopecks }) => (kopecks > 0 ? kopecks : null), totals.debitKopecks),
    sum('Зачтено, ₽', ({ kopecks }) => (kopecks < 0 ? -kopecks : null), totals.creditKopecks),
    { title: 'Оплатить до', width: 14, value: ({ dueOn }) => (dueOn === null ? null : formatDay(dueOn)) },
    sum(
      'Не оплачено, ₽',
      ({ kopecks, openKopecks }) => (kopecks > 0 ? openKopecks : null),
      totals.openKopecks,
    ),
    { title: 'Состояние', width: 18, value: ({ state }) => STATE_NAMES[state] },
  ];
}

/** Columns of the payment schedule. */
export function scheduleColumns(openKopecks: number): readonly FinanceColumn<OpenItem>[] {
  const today: Day = todayInMoscow();
  return [
    { title: 'Оплатить до', width: 14, value: ({ dueOn }) => formatDay(dueOn) },
    { title: 'Просрочено, дней', width: 12, value: (item) => overdueDaysOf(item, today) || null },
    { title: 'Документ', width: 16, value: ({ kind }) => LEDGER_KIND_NAMES[kind] },
    { title: 'Номер', width: 20, value: ({ number }) => number },
    { title: 'Дата', width: 14, value: ({ on }) => formatDay(on) },
    { title: 'Договор', width: 18, value: ({ contractNumber }) => contractNumber },
    { title: 'Заказ', width: 18, value: ({ orderNumber }) => orderNumber },
    sum('Сумма документа, ₽', ({ kopecks }) => kopecks),
    sum('К оплате, ₽', (item) => item.openKopecks, openKopecks),
  ];
}

/** Columns of contracts with their limits and debts. */
export function balanceColumns(contracts: readonly ContractRow[]): readonly FinanceColumn<ContractRow>[] {
  const added = (title: string, kopecksOf: (contract: ContractRow) => number) =>
    sum(
      title,
      kopecksOf,
      contracts.reduce((total, contract) => total + kopecksOf(contract), 0),
    );
  return [
    { title: 'Договор', width: 22, value: ({ number }) => number },
    { title: 'Дата договора', width: 15, value: ({ signedOn }) => signedOn && formatDay(signedOn) },
    { title: 'Отсрочка, дней', width: 12, value: ({ postponementDays }) => postponementDays },
    added('Кредитный лимит, ₽', ({ creditLimitKopecks }) => creditLimitKopecks),
    added('Использовано, ₽', ({ usedKopecks }) => usedKopecks),
    added('Неотгруженные заказы, ₽', ({ notShippedKopecks }) => notShippedKopecks),
    added('Свободно, ₽', ({ freeKopecks }) => freeKopecks),
    added('Задолженность, ₽', ({ debtKopecks }) => debtKopecks),
    added('Просрочено, ₽', ({ overdueKopecks }) => overdueKopecks),
    ...(contracts[0]?.overdueByAge ?? []).map(({ label }, index) =>
      added(`Просрочено ${label.toLowerCase()}, ₽`, (contract) => contract.overdueByAge[index]?.kopecks ?? 0),
    ),
    added('Аванс, ₽', ({ advanceKopecks }) => advanceKopecks),
  ];
}

/** Columns of the charts' points, oldest first. */
export function turnoverColumns({ points }: Turnover): readonly FinanceColumn<TurnoverRow>[] {
  const total = (kopecksOf: (point: Turnover['points'][number]) => number) =>
    points.reduce((all, point) => all + kopecksOf(point), 0);
  return [
    {
      title: 'Начало',
      width: 18,
      value: ({ from }) => (from === null ? 'До начала периода' : formatDay(from)),
    },
    { title: 'Конец', width: 14, value: ({ from, to }) => (from === null ? null : formatDay(to)) },
    sum(
      'Начислено, ₽',
      (row) => row.debitKopecks,
      total(({ debitKopecks }) => debitKopecks),
    ),
    sum(
      'Зачтено, ₽',
      (row) => row.creditKopecks,
      total(({ creditKopecks }) => creditKopecks),
    ),
    sum('Задолженность на конец (аванс с минусом), ₽', ({ debtKopecks }) => debtKopecks),
  ];
}

/** Columns of bonus plans. */
export function bonusColumns(plans: readonly Plan[]): readonly FinanceColumn<Plan>[] {
  const bonus = ({ paidKopecks, steps, reachedKopecks }: Plan) =>
    paidKopecks ?? bonusOf(steps, reachedKopecks);
  const total = (kopecksOf: (plan: Plan) => number) => plans.reduce((all, plan) => all + kopecksOf(plan), 0);
  return [
    { title: 'Начало периода', width: 16, value: ({ periodFrom }) => formatDay(periodFrom) },
    { title: 'Конец периода', width: 16, value: ({ periodTo }) => formatDay(periodTo) },
    sum(
      'План, ₽',
      ({ targetKopecks }) => targetKopecks,
      total(({ targetKopecks }) => targetKopecks),
    ),
    sum(
      'Отгружено, ₽',
      ({ reachedKopecks }) => reachedKopecks,
      total(({ reachedKopecks }) => reachedKopecks),
    ),
    sum('Бонус, ₽', bonus, total(bonus)),
    { title: 'Документ', width: 20, value: ({ documentNumber }) => documentNumber },
  ];
}

function sum<T>(title: string, value: (record: T) => number | null, total?: number): FinanceColumn<T> {
  return { title, width: 18, isSum: true, value, ...(total === undefined ? {} : { total }) };
}
