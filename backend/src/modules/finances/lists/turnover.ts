import type { Turnover } from '@shop/contracts/finances/finances';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor/actor.ts';
import { addDays, type Day, daysBetween } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { monthStart, weekEnd } from './period.ts';

interface Span {
  readonly from: Day;
  readonly to: Day;
}

/** Longest periods that are charted by day and by week. */
const DAYS_BY_DAY = 31;
const DAYS_BY_WEEK = 26 * 7;
const MAX_POINTS = 120;

/**
 * Returns turnovers of the period, of all contracts or of one, in kopecks. `opening` is the debt before the first day;
 * `closing` is opening plus debits less credits.
 */
export async function readTurnover(
  db: Db,
  companyActor: Actor,
  period: Span,
  contractId: number | undefined,
): Promise<Turnover> {
  const step = stepOf(period);
  const spans = spansOf(period, step);
  const starts = spans.map(({ from }) => from);
  // Index of the span; 0 for everything before the period.
  const { rows } = await sql<{ span: number; debit: number; credit: number }>`
    select width_bucket(dated_on, ${starts}::date[]) as span, sum(debit_kopecks) as debit,
      sum(credit_kopecks) as credit
    from ledger_turnovers
    where counterparty_id = ${scoped(db, companyActor).counterpartyId} and dated_on <= ${period.to}
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

/** Days up to a month, weeks up to half a year, then months. */
function stepOf({ from, to }: Span): Turnover['step'] {
  const days = daysBetween(from, to) + 1;
  if (days <= DAYS_BY_DAY) return 'day';
  return days <= DAYS_BY_WEEK ? 'week' : 'month';
}

/**
 * Splits the period into days, weeks from Monday, or calendar months; the first and the last are cut to it. Ten years
 * may touch 121 months, in which case the first two are joined.
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
