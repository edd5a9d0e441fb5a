import type { Turnover } from '@shop/contracts/finances/finances';
import { sql } from 'kysely';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import { addDays, type Day, daysBetween } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { monthStart, weekEnd } from './period.ts';

interface Span {
  readonly from: Day;
  readonly to: Day;
}

/** Longest period that is drawn by days, and by weeks. */
const DAYS_BY_DAY = 31;
const DAYS_BY_WEEK = 26 * 7;
const MAX_POINTS = 120;

/**
 * Turnovers of the period, of all contracts or of one. Opening is what was owed before the period's first day; opening
 * and all debits less all credits is closing.
 */
export async function readTurnover(
  db: Db,
  there: ActingUser,
  period: Span,
  contractId: number | undefined,
): Promise<Turnover> {
  const step = stepOf(period);
  const spans = spansOf(period, step);
  const starts = spans.map(({ from }) => from);
  // The number of the span, 0 for all that was before.
  const { rows } = await sql<{ span: number; debit: number; credit: number }>`
    select width_bucket(dated_on, ${starts}::date[]) as span, sum(debit_kopecks) as debit,
      sum(credit_kopecks) as credit
    from ledger_turnovers
    where counterparty_id = ${scoped(db, there).counterpartyId} and dated_on <= ${period.to}
      ${contractId === undefined ? sql`` : sql`and contract_id = ${contractId}`}
    group by 1`.execute(db);
  const turnovers = new Map(rows.map(({ span, ...turnover }) => [span, turnover]));
  const opening = turnovers.get(0);
  const openingKopecks = opening === undefined ? 0 : opening.debit - opening.credit;
  let debtKopecks = openingKopecks;
  const points = spans.map((span, index) => {
    const { debit = 0, credit = 0 } = turnovers.get(index + 1) ?? {};
    debtKopecks += debit - credit;
    return { ...span, debitKopecks: debit, creditKopecks: credit, debtKopecks };
  });
  return { ...period, step, openingKopecks, closingKopecks: debtKopecks, points };
}

/** A day each up to a month, a week each up to half a year, then a month each. */
function stepOf({ from, to }: Span): Turnover['step'] {
  const days = daysBetween(from, to) + 1;
  if (days <= DAYS_BY_DAY) return 'day';
  return days <= DAYS_BY_WEEK ? 'week' : 'month';
}

/**
 * Days, weeks from Monday or months of the calendar, the first and the last cut to the period. Ten years from the
 * middle of a month touch 121 months: then the first two are one.
 */
function spansOf({ from, to }: Span, step: Turnover['step']): readonly Span[] {
  const ends = {
    day: (day: Day) => day,
    week: weekEnd,
    month: (day: Day) => addDays(monthStart(day, 1), -1),
  };
  const spans: Span[] = [];
  for (let start = from; start <= to; start = addDays(spans.at(-1)!.to, 1)) {
    const end = ends[step](start);
    spans.push({ from: start, to: end < to ? end : to });
  }
  if (spans.length <= MAX_POINTS) return spans;
  const [, second, ...rest] = spans;
  return [{ from, to: second!.to }, ...rest];
}
