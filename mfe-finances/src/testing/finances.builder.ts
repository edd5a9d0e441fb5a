import type {
  BonusPlan,
  FinanceHistory,
  getFinanceHistory,
  getFinanceSections,
  getPaymentSchedule,
  PaymentSchedule,
} from '@shop/contracts/finances/finances';
import type { Act, getActs } from '@shop/contracts/finances/reconciliation-acts';
import type { WireAnswer } from '@shop/contracts/platform/call';

/** A single page with all rows. */
const onePage = (recordCount: number) => ({
  navNum: 1,
  pageNumber: 1,
  pageCount: 1,
  pageSize: 10,
  recordCount,
});

export const buildSections = (): WireAnswer<typeof getFinanceSections> => ({
  items: ['balance', 'acts', 'history', 'schedule', 'bonus'],
  parties: [
    {
      code: 'romashka',
      name: 'ООО «Ромашка»',
      isCurrent: true,
      contracts: [
        { id: 1, number: 'П-17', signedOn: '2025-02-01' },
        { id: 2, number: 'П-18', signedOn: '2026-02-01' },
      ],
    },
  ],
});

type HistoryDocument = FinanceHistory['items'][number];

export const buildHistoryDocumentWith = (part: Partial<HistoryDocument> = {}): HistoryDocument => ({
  id: 9,
  kind: 'shipment',
  number: 'УПД-9',
  on: '2026-10-01',
  dueOn: '2026-10-22',
  kopecks: 70_000_00,
  openKopecks: 0,
  state: 'paid',
  contractNumber: 'П-17',
  order: { id: 4, number: 'ЗК-000004' },
  documentId: 31,
  ...part,
});

export const buildHistoryOf = (
  items: readonly HistoryDocument[],
  navigation: Partial<ReturnType<typeof onePage>> = {},
): WireAnswer<typeof getFinanceHistory> => ({
  items: [...items],
  pageNavigation: { ...onePage(items.length), ...navigation },
  totals: { debitKopecks: 90_000_00, creditKopecks: 20_000_00, openKopecks: 70_000_00 },
});

type DueItem = PaymentSchedule['items'][number];

export const buildDueItemWith = (part: Partial<DueItem> = {}): DueItem => ({
  documentId: 9,
  kind: 'shipment',
  number: 'УПД-9',
  on: '2026-11-01',
  dueOn: '2026-11-25',
  kopecks: 70_000_00,
  openKopecks: 70_000_00,
  overdueDays: 0,
  contractNumber: 'П-17',
  order: { id: 4, number: 'ЗК-000004' },
  ...part,
});

/** A schedule of these items with matching days and totals. */
export function buildScheduleOf(items: readonly DueItem[]): WireAnswer<typeof getPaymentSchedule> {
  const sum = (some: readonly DueItem[]) => some.reduce((total, { openKopecks }) => total + openKopecks, 0);
  const dueDays = [...new Set(items.map(({ dueOn }) => dueOn))];
  const days = dueDays.map((on) => {
    const due = items.filter(({ dueOn }) => dueOn === on);
    const isOverdue = due.some(({ overdueDays }) => overdueDays > 0);
    return { on, kopecks: sum(due), count: due.length, isOverdue };
  });
  return {
    items: [...items],
    pageNavigation: onePage(items.length),
    totals: {
      openKopecks: sum(items),
      overdueKopecks: sum(items.filter(({ overdueDays }) => overdueDays > 0)),
    },
    days,
  };
}

export const buildActWith = (part: Partial<Act> = {}): Act => ({
  id: 7,
  number: 'АС-2026-00007',
  counterpartyName: 'ООО «Ромашка»',
  contractNumber: null,
  periodFrom: '2026-07-01',
  periodTo: '2026-09-30',
  requestedAt: '2026-11-20T09:15:00.000Z',
  requestedByName: 'Анна Петрова',
  state: 'ready',
  openingKopecks: 120_000_00,
  closingKopecks: -5_000_00,
  ...part,
});

export const buildActsOf = (items: readonly Act[]): WireAnswer<typeof getActs> => ({
  items: [...items],
  pageNavigation: onePage(items.length),
});

type Plan = NonNullable<BonusPlan['plan']>;

export const buildPlanWith = (part: Partial<Plan> = {}): Plan => ({
  periodFrom: '2026-10-01',
  periodTo: '2026-12-31',
  targetKopecks: 1_000_000_00,
  reachedKopecks: 740_000_00,
  forecastKopecks: 1_290_000_00,
  steps: [
    { fromKopecks: 500_000_00, basisPoints: 100 },
    { fromKopecks: 860_000_00, basisPoints: 150 },
    { fromKopecks: 1_000_000_00, basisPoints: 200 },
  ],
  bonusKopecks: 7_400_00,
  forecastBonusKopecks: 25_800_00,
  next: { fromKopecks: 860_000_00, basisPoints: 150, leftKopecks: 120_000_00, gainKopecks: 4_300_00 },
  ...part,
});
