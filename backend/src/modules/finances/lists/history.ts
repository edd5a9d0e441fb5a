import { isAllowed } from '@shop/contracts/account/permissions';
import type { getFinanceHistory, PaidState } from '@shop/contracts/finances/finances';
import type { WireAnswer } from '@shop/contracts/platform/call';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import { type Day, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { clampPage } from '../../../platform/http/paging.ts';
import { type ContractDebt, findDebts, openOf } from '../ledger/debts.repository.ts';
import {
  findHistory,
  findHistoryDays,
  findOpenSum,
  type HistoryDocument,
  type HistoryFilter,
} from '../ledger/history.repository.ts';
import { daysOfPage } from '../ledger/pages-of-days.ts';

/** A page of the documents that the filter finds, and what all of them come to. */
export async function readHistory(
  db: Db,
  there: ActingUser,
  { page, pageSize, ...filter }: HistoryFilter & { readonly page: number; readonly pageSize: number },
): Promise<WireAnswer<typeof getFinanceHistory>> {
  const debts = await findDebts(db, there, filter.contract);
  const { days, totals } = await readTotals(db, there, debts, filter);
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const { offset, pageNavigation } = clampPage({ page, pageSize }, count);
  const part = { ...daysOfPage(days, { offset, pageSize }), limit: pageSize };
  const documents = part.days.length === 0 ? [] : await findHistory(db, there, filter, part);
  const canOpen = isAllowed('document.open', there);
  return {
    items: documents.map((document) => {
      const {
        contractId: _,
        settledKopecks: __,
        orderId,
        orderNumber,
        documentId,
        ...row
      } = withState(document, debts);
      return {
        ...row,
        order: orderId === null ? null : { id: orderId, number: orderNumber ?? '' },
        documentId: canOpen ? documentId : null,
      };
    }),
    pageNavigation,
    totals,
  };
}

/** What the filter finds by day, and sums over all of it. */
export async function readTotals(
  db: Db,
  there: ActingUser,
  debts: readonly ContractDebt[],
  filter: HistoryFilter,
) {
  const days = await findHistoryDays(db, there, filter);
  const sumOf = (kopecksOf: (day: (typeof days)[number]) => number) =>
    days.reduce((sum, day) => sum + kopecksOf(day), 0);
  return {
    days,
    totals: {
      debitKopecks: sumOf(({ debitKopecks }) => debitKopecks),
      creditKopecks: sumOf(({ creditKopecks }) => creditKopecks),
      openKopecks: await findOpenSum(db, there, debts, filter),
    },
  };
}

/** The document with what of it is open and how far it is paid. */
export function withState<T extends HistoryDocument>(document: T, debts: readonly ContractDebt[]) {
  const openKopecks = openOf(document, debts);
  return { ...document, openKopecks, state: stateOf(document, openKopecks, todayInMoscow()) };
}

function stateOf(
  { kopecks, on, dueOn }: Pick<HistoryDocument, 'kopecks' | 'on' | 'dueOn'>,
  openKopecks: number,
  today: Day,
): PaidState {
  if (kopecks < 0) return 'none';
  if (openKopecks === 0) return 'paid';
  if ((dueOn ?? on) < today) return 'overdue';
  return openKopecks < kopecks ? 'partly' : 'unpaid';
}
