import type { Db } from './database.ts';

/**
 * The next number of a yearly series without gaps: `ЗК-2026-00017` for the prefix «ЗК». It belongs to the caller's
 * transaction and is returned if that fails. Other callers wait for the end of the transaction, so ask for it late.
 */
export async function nextNumber(db: Db, series: string, prefix: string, day: string): Promise<string> {
  const year = Number(day.slice(0, 4));
  const { last } = await db
    .insertInto('number_series')
    .values({ name: series, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'year'])
        .doUpdateSet((update) => ({ last: update('number_series.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return formatNumber(prefix, year, last);
}

function formatNumber(prefix: string, year: number, count: number): string {
  return `${prefix}-${year}-${String(count).padStart(5, '0')}`;
}
