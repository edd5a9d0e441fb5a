import { type RawBuilder, sql } from 'kysely';
import type { Day } from '../../../platform/calendar/days.ts';

interface CountedDay {
  readonly on: Day;
  readonly count: number;
}

/**
 * The days that hold the documents from `offset` on, and how many of theirs come before it: so a page far down a long
 * list is found by counting days and not documents. `days` in the order of the list.
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

/** Whether a day is among those of a page. In the order of an index only what lies between them is read. */
export function onDays(day: RawBuilder<unknown>, days: readonly Day[]): RawBuilder<unknown> {
  const sorted = [...days].sort();
  return sql`${day} between ${sorted[0]}::date and ${sorted.at(-1)}::date and ${day} = any(${sorted}::date[])`;
}
