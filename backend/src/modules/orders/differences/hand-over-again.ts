import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';

/** Hands an order that the caller has found over to 1C once more, though nothing in it has changed. */
export async function handOverAgain(db: Db, orderId: number): Promise<void> {
  await unscoped(db, 'the caller has found the order')
    .updateTable('orders')
    .set(({ eb }) => ({ exchange_version: eb('exchange_version', '+', 1) }))
    .where('id', '=', orderId)
    .execute();
}
