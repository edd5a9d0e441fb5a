import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Until the transaction ends, changes count as brought by 1C: they are not handed back to it. */
export async function writeAs1c(db: Db): Promise<void> {
  await sql`select set_config('shop.from_1c', 'yes', true)`.execute(db);
}
