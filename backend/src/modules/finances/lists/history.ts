import { isAllowed } from '@shop/contracts/account/permissions';
import type { getFinanceHistory, PaidState } from '@shop/contracts/finances/finances';
import type { WireAnswer } from '@shop/contracts/platform/call';
import type { Actor } from '../../../platform/actor/actor.ts';
import { type Day, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { clampPage } from '../../../platform/http/paging.ts';
import { daysOfPage } from '../ledger/days-of-page.ts';
import { type ContractDebt, findDebts, openKopecksOf } from '../ledger/debts.repository.ts';
import {
  findHistory,
  findHistoryDays,
  findOpenSum,
  type HistoryDocument,
  type HistoryFilter,
} from '../ledger/history.repository.ts';

/** Returns a page of documents that match the filter, with totals of all of them. */
export async function readHistory(
  db: Db,
  companyActor: Actor,
  { page, pageSize, ...filter }: HistoryFilter & { readonly page: number; readonly pageSize: number },
): Promise<WireAnswer<typeof getFinanceHistory>> {
  const debts = await findDebts(db, companyActor, filter.contract);
  const { days, totals } = await readTotals(db, companyActor, debts, filter);
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const { offset, pageNavigation } = clampPage({ page, pageSize }, count);
  const part = { ...daysOfPage(days, { offset, pageSize }), limit: pageSize };
  const documents = part.days.length === 0 ? [] : await findHistory(db, companyActor, filter, part);
  const canOpen = isAllowed('document.open', companyActor);
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

/** Returns daily sums and totals of the documents that match the filter. */
export async function readTotals(
  db: Db,
  companyActor: Actor,
  debts: readonly ContractDebt[],
  filter: HistoryFilter,
) {
  const days = await findHistoryDays(db, companyActor, filter);
  const sumOf = (kopecksOf: (day: (typeof days)[number]) => number) =>
    days.reduce((sum, day) => sum + kopecksOf(day), 0);
  return {
    days,
    totals: {
      debitKopecks: sumOf(({ debitKopecks }) => debitKopecks),
      creditKopecks: sumOf(({ creditKopecks }) => creditKopecks),
      openKopecks: await findOpenSum(db, companyActor, debts, filter),
    },
  };
}

/** Adds the open sum and the payment state of a document. */
export function withState<T extends HistoryDocument>(document: T, debts: readonly ContractDebt[]) {
  const openKopecks = openKopecksOf(document, debts);
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
