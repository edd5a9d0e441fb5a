import type { Db } from './database.ts';

/**
 * The next number of a yearly series, without gaps: taken inside the transaction that uses it, and given back if
 * that fails. Others who want one wait for its end, so take it late. `ЗК-2026-00017` for the prefix «ЗК».
 */
export async function takeNumber(db: Db, series: string, prefix: string, day: string): Promise<string> {
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

/** `ЗК-2026-00017` */
function formatNumber(prefix: string, year: number, count: number): string {
  return `${prefix}-${year}-${String(count).padStart(5, '0')}`;
}
