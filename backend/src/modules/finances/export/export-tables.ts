import type { Readable } from 'node:stream';
import { formatDay } from '@shop/domain/format/date';
import type { Actor } from '../../../platform/actor/actor.ts';
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
import { chartPeriod } from '../lists/period.ts';
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

/** Documents per query. */
const BATCH = 1_000;

/** The filter of a tab. */
type ExportFilter = HistoryFilter & { readonly dueOn?: Day | undefined };

interface Heading {
  /** Name of the sheet. */
  readonly name: string;
  readonly title: string;
}

/**
 * Contracts with their overdue debts by age. Documents without a contract are a row of their own, so that the totals
 * equal those of the tab.
 */
export async function balanceTable(
  db: Db,
  companyActor: Actor,
  _filter: ExportFilter,
  heading: Heading,
): Promise<Readable> {
  const { balance, dueDays } = await inSnapshot(db, async (snapshot) => ({
    balance: await readBalance(snapshot, companyActor),
    dueDays: await findDueDays(snapshot, companyActor, await findDebts(snapshot, companyActor)),
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

/** The points of the charts, below the opening debt. */
export async function turnoverTable(
  db: Db,
  companyActor: Actor,
  { contract, ...filter }: ExportFilter,
  heading: Heading,
): Promise<Readable> {
  const turnover = await readTurnover(db, companyActor, chartPeriod(filter), contract);
  const opening = { from: null, to: turnover.from, debitKopecks: null, creditKopecks: null };
  const rows = [{ ...opening, debtKopecks: turnover.openingKopecks }, ...turnover.points];
  return openTable({
    ...heading,
    title: heading.title + periodText({ dateFrom: turnover.from, dateTo: turnover.to }),
    columns: turnoverColumns(turnover),
    records: oneBatch(rows),
  });
}

/** The documents that match the filter, newest first. */
export async function historyTable(
  db: Db,
  companyActor: Actor,
  filter: ExportFilter,
  heading: Heading,
): Promise<Readable> {
  const debts = await findDebts(db, companyActor, filter.contract);
  const { totals } = await readTotals(db, companyActor, debts, filter);
  return openTable({
    ...heading,
    title: heading.title + periodText(filter),
    columns: historyColumns(totals),
    records: historyBatches(db, companyActor, debts, filter),
  });
}

async function* historyBatches(
  db: Db,
  companyActor: Actor,
  debts: readonly ContractDebt[],
  filter: HistoryFilter,
) {
  let after: HistoryDocument | undefined;
  do {
    const documents = await findHistory(db, companyActor, filter, { after, limit: BATCH });
    yield documents.map((document) => withState(document, debts));
    after = documents.length < BATCH ? undefined : documents.at(-1);
  } while (after !== undefined);
}

/** Documents to pay, overdue first; of one day, if the calendar requests it. */
export async function scheduleTable(
  db: Db,
  companyActor: Actor,
  { contract, dueOn }: ExportFilter,
  heading: Heading,
): Promise<Readable> {
  const debts = await findDebts(db, companyActor, contract);
  const days = await findDueDays(db, companyActor, debts);
  const listed = dueOn === undefined ? days : days.filter(({ on }) => on === dueOn);
  return openTable({
    ...heading,
    title: heading.title + (dueOn === undefined ? '' : `, к оплате ${formatDay(dueOn)}`),
    columns: scheduleColumns(totalsOf(listed, todayInMoscow()).openKopecks),
    records: scheduleBatches(db, companyActor, debts, dueOn === undefined ? undefined : [dueOn]),
  });
}

async function* scheduleBatches(
  db: Db,
  companyActor: Actor,
  debts: readonly ContractDebt[],
  days: readonly Day[] | undefined,
) {
  let after: OpenItem | undefined;
  do {
    const items = await findOpenItems(db, companyActor, debts, {
      ...(days && { days }),
      after,
      limit: BATCH,
    });
    yield items;
    after = items.length < BATCH ? undefined : items.at(-1);
  } while (after !== undefined);
}

/** Bonus plans, including the current one. */
export async function bonusTable(
  db: Db,
  companyActor: Actor,
  _filter: ExportFilter,
  heading: Heading,
): Promise<Readable> {
  const plans = await readPlans(db, scoped(db, companyActor).counterpartyId);
  return openTable({ ...heading, columns: bonusColumns(plans), records: oneBatch(plans) });
}

async function* oneBatch<T>(records: readonly T[]) {
  yield records;
}

/** Runs the reads in one snapshot, so that concurrent postings are in all of them or in none. */
function inSnapshot<T>(db: Db, read: (snapshot: Db) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}

function periodText({ dateFrom, dateTo }: HistoryFilter): string {
  const from = dateFrom === undefined ? '' : ` с ${formatDay(dateFrom)}`;
  return from + (dateTo === undefined ? '' : ` по ${formatDay(dateTo)}`);
}
