import type { Readable } from 'node:stream';
import { formatDay } from '@shop/shared/format/date';
import type { Db } from '../../database/database.ts';
import { scoped } from '../../database/scoped.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import { readBalance } from './balance.ts';
import { readPlans } from './bonus.repository.ts';
import { type ContractDebt, findDebts } from './debts.repository.ts';
import { balanceColumns, bonusColumns, historyColumns, scheduleColumns } from './finance-columns.ts';
import { openTable } from './finance-table.ts';
import { findHistory, type HistoryDocument, type HistoryFilter } from './history.repository.ts';
import { readTotals, withState } from './history.ts';
import { findOpenItems, type OpenItem } from './open-items.repository.ts';

/** Documents read at a time. */
const BATCH = 1_000;

interface Heading {
  /** Of the sheet. */
  readonly name: string;
  readonly title: string;
}

/** The contracts; what was posted to none of them has a row of its own, so that the sums are those of the tab. */
export async function balanceTable(
  db: Db,
  there: ActingUser,
  _filter: HistoryFilter,
  heading: Heading,
): Promise<Readable> {
  const balance = await readBalance(db, there);
  const left = (
    kopecksOf: (part: { debtKopecks: number; advanceKopecks: number; overdueKopecks: number }) => number,
  ) => balance.contracts.reduce((rest, contract) => rest - kopecksOf(contract), kopecksOf(balance));
  const others = {
    id: 0,
    number: 'Без договора',
    signedOn: '',
    creditLimitKopecks: 0,
    usedKopecks: 0,
    freeKopecks: 0,
    postponementDays: 0,
    debtKopecks: left(({ debtKopecks }) => debtKopecks),
    advanceKopecks: left(({ advanceKopecks }) => advanceKopecks),
    overdueKopecks: left(({ overdueKopecks }) => overdueKopecks),
  };
  const hasOthers = others.debtKopecks > 0 || others.advanceKopecks > 0;
  const rows = hasOthers ? [...balance.contracts, others] : balance.contracts;
  return openTable({ ...heading, columns: balanceColumns(rows), records: oneBatch(rows) });
}

/** The documents that the filter finds, the newest first. */
export async function historyTable(
  db: Db,
  there: ActingUser,
  filter: HistoryFilter,
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

/** What is to be paid, overdue first. */
export async function scheduleTable(
  db: Db,
  there: ActingUser,
  { contract }: HistoryFilter,
  heading: Heading,
): Promise<Readable> {
  const debts = await findDebts(db, there, contract);
  const owed = debts.reduce((sum, { owedKopecks }) => sum + Math.max(owedKopecks, 0), 0);
  return openTable({
    ...heading,
    columns: scheduleColumns(owed),
    records: scheduleBatches(db, there, debts),
  });
}

async function* scheduleBatches(db: Db, there: ActingUser, debts: readonly ContractDebt[]) {
  let after: OpenItem | undefined;
  do {
    const items = await findOpenItems(db, there, debts, { after, limit: BATCH });
    yield items;
    after = items.length < BATCH ? undefined : items.at(-1);
  } while (after !== undefined);
}

/** Bonus plans, the running one among them. */
export async function bonusTable(
  db: Db,
  there: ActingUser,
  _filter: HistoryFilter,
  heading: Heading,
): Promise<Readable> {
  const plans = await readPlans(db, scoped(db, there).counterpartyId);
  return openTable({ ...heading, columns: bonusColumns(plans), records: oneBatch(plans) });
}

async function* oneBatch<T>(records: readonly T[]) {
  yield records;
}

function wordsOf({ dateFrom, dateTo }: HistoryFilter): string {
  const from = dateFrom === undefined ? '' : ` с ${formatDay(dateFrom)}`;
  return from + (dateTo === undefined ? '' : ` по ${formatDay(dateTo)}`);
}
