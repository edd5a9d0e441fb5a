import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** How many rows of a noun an import added, changed and took off sale. */
export interface Changes {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}

/** The total of all three. */
export function sumOf({ added, changed, removed }: Changes): number {
  return added + changed + removed;
}

/** How many rows a statement touched; it must end where `returning` can follow. */
export async function count(db: Db, statement: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ touched: number }>`
    with touched as (${statement} returning 1) select count(*) as touched from touched`.execute(db);
  return rows[0]?.touched ?? 0;
}

/** How many rows an upsert added and changed; it ends with `returning (xmax = 0) as is_new`. */
export async function countWritten(
  db: Db,
  insert: RawBuilder<unknown>,
): Promise<{ added: number; changed: number }> {
  const { rows } = await sql<{ added: number; changed: number }>`
    with written as (${insert})
    select count(*) filter (where is_new) as added, count(*) filter (where not is_new) as changed
    from written`.execute(db);
  return rows[0] ?? { added: 0, changed: 0 };
}
