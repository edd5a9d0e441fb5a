import type { PaySystem } from '@shop/shared/contracts/orders';
import { formatDay } from '@shop/shared/format/date';
import { formatMoney } from '@shop/shared/format/money';
import { countOf } from '@shop/shared/format/number';
import { addDays, type Day } from '../../calendar/days.ts';
import type { ContractCredit } from '../finances/contracts.repository.ts';

interface CreditOffer {
  readonly limitKopecks: number;
  readonly usedKopecks: number;
  readonly freeKopecks: number;
  readonly afterKopecks: number;
}

/** One way to pay, whether this order may use it, and why (decisions: Payment). */
export interface PaySystemOffer {
  readonly code: PaySystem;
  readonly name: string;
  readonly note: string;
  readonly isAvailable: boolean;
  readonly credit: CreditOffer | null;
  readonly dueOn: Day | null;
}

/** The ways to pay for an order of `totalKopecks` whose last goods leave on `shippedOn`. */
export function offerPaySystems(
  contract: ContractCredit | undefined,
  totalKopecks: number,
  shippedOn: Day | null,
): readonly PaySystemOffer[] {
  const credit =
    contract === undefined || contract.creditLimitKopecks === 0 ? null : creditOf(contract, totalKopecks);
  return [
    {
      code: 'invoice',
      name: 'По счёту',
      note: 'Счёт появится сразу после оформления. Отгрузим после оплаты',
      isAvailable: true,
      credit: null,
      dueOn: null,
    },
    {
      code: 'credit',
      name: 'В счёт кредитного лимита',
      note: credit === null ? 'Кредитный лимит по договору не открыт' : creditNote(credit),
      isAvailable: credit !== null && credit.afterKopecks >= 0,
      credit,
      dueOn: null,
    },
    offerPostponement(contract, credit, shippedOn),
  ];
}

function creditOf(contract: ContractCredit, totalKopecks: number): CreditOffer {
  const { creditLimitKopecks: limitKopecks, usedKopecks, freeKopecks } = contract;
  return { limitKopecks, usedKopecks, freeKopecks, afterKopecks: limitKopecks - usedKopecks - totalKopecks };
}

function creditNote({ limitKopecks, freeKopecks, afterKopecks }: CreditOffer): string {
  const free = `Свободно ${formatMoney(freeKopecks)} из ${formatMoney(limitKopecks)}`;
  return afterKopecks < 0
    ? `${free}. Не хватает ${formatMoney(-afterKopecks)}`
    : `${free}. После этого заказа останется ${formatMoney(afterKopecks)}`;
}

function offerPostponement(
  contract: ContractCredit | undefined,
  credit: CreditOffer | null,
  shippedOn: Day | null,
): PaySystemOffer {
  const days = contract?.postponementDays ?? 0;
  const dueOn = days === 0 || shippedOn === null ? null : addDays(shippedOn, days);
  const lacks = credit !== null && credit.afterKopecks < 0;
  return {
    code: 'postponement',
    name: 'С отсрочкой платежа',
    note:
      days === 0
        ? 'Отсрочка по договору не предусмотрена'
        : lacks
          ? creditNote(credit)
          : dueNote(days, dueOn),
    isAvailable: days > 0 && !lacks,
    credit: null,
    dueOn,
  };
}

function dueNote(days: number, dueOn: Day | null): string {
  const term = `${countOf(days, 'день', 'дня', 'дней')} со дня отгрузки`;
  return dueOn === null
    ? `${term}. Срок оплаты станет известен вместе с датой отгрузки`
    : `${term}: оплатить до ${formatDay(dueOn)}`;
}
