import type { Readable } from 'node:stream';
import { formatDay } from '@shop/domain/format/date';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import { type Day, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { readPlans } from '../bonus/bonus.repository.ts';
import { type ContractDebt, findDebts } from '../ledger/debts.repository.ts';
import { findHistory, type HistoryDocument, type HistoryFilter } from '../ledger/history.repository.ts';
import { findDueDays, findOpenItems, type OpenItem } from '../ledger/open-items.repository.ts';
import { readBalance } from '../lists/balance.ts';
import { readTotals, withState } from '../lists/history.ts';
import { overdueByAge } from '../lists/overdue-by-age.ts';
import { periodOfPlots } from '../lists/period.ts';
import { totalsOf } from '../lists/schedule.ts';
import { readTurnover } from '../lists/turnover.ts';
import {
  balanceColumns,
  bonusColumns,
  historyColumns,
  scheduleColumns,
  turnoverColumns,
} from './finance-columns.ts';
import { openTable } from './finance-table.ts';

/** Documents read at a time. */
const BATCH = 1_000;

/** What of a tab is asked for. */
type ExportFilter = HistoryFilter & { readonly dueOn?: Day | undefined };

interface Heading {
  /** Of the sheet. */
  readonly name: string;
  readonly title: string;
}

/**
 * The contracts, with their overdue debts by age; what was posted to none of them has a row of its own, so that the sums
 * are those of the tab.
 */
export async function balanceTable(
  db: Db,
  there: ActingUser,
  _filter: ExportFilter,
  heading: Heading,
): Promise<Readable> {
  const { balance, dueDays } = await ofOneMoment(db, async (snapshot) => ({
    balance: await readBalance(snapshot, there),
    dueDays: await findDueDays(snapshot, there, await findDebts(snapshot, there)),
  }));
  const today = todayInMoscow();
  const left = (
    kopecksOf: (part: { debtKopecks: number; advanceKopecks: number; overdueKopecks: number }) => number,
  ) => balance.contracts.reduce((rest, contract) => rest - kopecksOf(contract), kopecksOf(balance));
  const others = {
    id: null,
    number: 'Без договора',
    signedOn: '',
    creditLimitKopecks: 0,
    usedKopecks: 0,
    notShippedKopecks: 0,
    freeKopecks: 0,
    postponementDays: 0,
    debtKopecks: left(({ debtKopecks }) => debtKopecks),
    advanceKopecks: left(({ advanceKopecks }) => advanceKopecks),
    overdueKopecks: left(({ overdueKopecks }) => overdueKopecks),
  };
  const hasOthers = others.debtKopecks > 0 || others.advanceKopecks > 0;
  const rows = (hasOthers ? [...balance.contracts, others] : balance.contracts).map((contract) => {
    const due = dueDays.filter(({ contractId }) => contractId === contract.id);
    const items = due.map(({ on, kopecks }) => ({ dueOn: on, openKopecks: kopecks }));
    return { ...contract, overdueByAge: overdueByAge(items, today) };
  });
  return openTable({
    ...heading,
    title: `${heading.title} на ${formatDay(today)}`,
    columns: balanceColumns(rows),
    records: oneBatch(rows),
  });
}

/** The points of the plots, below what was owed before them. */
export async function turnoverTable(
  db: Db,
  there: ActingUser,
  { contract, ...filter }: ExportFilter,
  heading: Heading,
): Promise<Readable> {
  const turnover = await readTurnover(db, there, periodOfPlots(filter), contract);
  const opening = { from: null, to: turnover.from, debitKopecks: null, creditKopecks: null };
  const rows = [{ ...opening, debtKopecks: turnover.openingKopecks }, ...turnover.points];
  return openTable({
    ...heading,
    title: heading.title + wordsOf({ dateFrom: turnover.from, dateTo: turnover.to }),
    columns: turnoverColumns(turnover),
    records: oneBatch(rows),
  });
}

/** The documents that the filter finds, the newest first. */
export async function historyTable(
  db: Db,
  there: ActingUser,
  filter: ExportFilter,
  heading: Heading,
): Promise<Readable> {
  const debts = await findDebts(db, there, filter.contract);
  const { totals } = await readTotals(db, there, debts, filter);
  return openTable({
    ...heading,
    title: heading.title + wordsOf(filter),
    columns: historyColumns(totals),
    records: historyBatches(db, there, debts, filter),
  });
}

async function* historyBatches(
  db: Db,
  there: ActingUser,
  debts: readonly ContractDebt[],
  filter: HistoryFilter,
) {
  let after: HistoryDocument | undefined;
  do {
    const documents = await findHistory(db, there, filter, { after, limit: BATCH });
    yield documents.map((document) => withState(document, debts));
    after = documents.length < BATCH ? undefined : documents.at(-1);
  } while (after !== undefined);
}

/** What is to be paid, overdue first; of one day, if the calendar was asked for it. */
export async function scheduleTable(
  db: Db,
  there: ActingUser,
  { contract, dueOn }: ExportFilter,
  heading: Heading,
): Promise<Readable> {
  const debts = await findDebts(db, there, contract);
  const days = await findDueDays(db, there, debts);
  const listed = dueOn === undefined ? days : days.filter(({ on }) => on === dueOn);
  return openTable({
    ...heading,
    title: heading.title + (dueOn === undefined ? '' : `, к оплате ${formatDay(dueOn)}`),
    columns: scheduleColumns(totalsOf(listed, todayInMoscow()).openKopecks),
    records: scheduleBatches(db, there, debts, dueOn === undefined ? undefined : [dueOn]),
  });
}

async function* scheduleBatches(
  db: Db,
  there: ActingUser,
  debts: readonly ContractDebt[],
  days: readonly Day[] | undefined,
) {
  let after: OpenItem | undefined;
  do {
    const items = await findOpenItems(db, there, debts, { ...(days && { days }), after, limit: BATCH });
    yield items;
    after = items.length < BATCH ? undefined : items.at(-1);
  } while (after !== undefined);
}

/** Bonus plans, the running one among them. */
export async function bonusTable(
  db: Db,
  there: ActingUser,
  _filter: ExportFilter,
  heading: Heading,
): Promise<Readable> {
  const plans = await readPlans(db, scoped(db, there).counterpartyId);
  return openTable({ ...heading, columns: bonusColumns(plans), records: oneBatch(plans) });
}

async function* oneBatch<T>(records: readonly T[]) {
  yield records;
}

/** What is posted meanwhile is in no part of it. */
function ofOneMoment<T>(db: Db, read: (snapshot: Db) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

function wordsOf({ dateFrom, dateTo }: HistoryFilter): string {
  const from = dateFrom === undefined ? '' : ` с ${formatDay(dateFrom)}`;
  return from + (dateTo === undefined ? '' : ` по ${formatDay(dateTo)}`);
}
