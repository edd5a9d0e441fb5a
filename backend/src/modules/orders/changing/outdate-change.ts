import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** Marks the waiting change of an order as outdated: nobody decides on it any more. Returns whether there was one. */
export async function outdateChange(db: Db, orderId: number): Promise<boolean> {
  const outdated = await db
    .updateTable('order_changes')
    .set({ state: 'outdated', decided_at: sql`clock_timestamp()` })
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return outdated.numUpdatedRows > 0n;
}
