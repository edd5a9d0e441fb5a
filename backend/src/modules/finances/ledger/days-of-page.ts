import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../../platform/calendar/days.ts';

interface CountedDay {
  readonly on: Day;
  readonly count: number;
}

/**
 * Returns the days with the documents from `offset` on, and the offset within the first of them. Distant pages of a
 * long list are found by counting days instead of documents. `days` are in list order.
 */
export function daysOfPage(
  days: readonly CountedDay[],
  { offset, pageSize }: { readonly offset: number; readonly pageSize: number },
): { readonly days: readonly Day[]; readonly offset: number } {
  const found: Day[] = [];
  let skipped = 0;
  let seen = 0;
  for (const { on, count } of days) {
    if (seen >= offset + pageSize) break;
    if (seen + count <= offset) skipped = seen + count;
    else found.push(on);
    seen += count;
  }
  return { days: found, offset: offset - skipped };
}

/** SQL condition for days of a page. The range allows an index scan between the first and the last one. */
export function onDays(day: RawBuilder<unknown>, days: readonly Day[]): RawBuilder<unknown> {
  const sorted = [...days].sort();
  return sql`${day} between ${sorted[0]}::date and ${sorted.at(-1)}::date and ${day} = any(${sorted}::date[])`;
}
