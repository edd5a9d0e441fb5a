import type { Db } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/events/live-events.ts';

/** Tells open pages that an order has changed: those of its company's people, and of the manager who looks after it. */
export async function publishOrderChanged(
  db: Db,
  { orderId, counterpartyId }: { readonly orderId: number; readonly counterpartyId: number },
): Promise<void> {
  const { managerId } = await db
    .selectFrom('counterparties')
    .select('manager_id as managerId')
    .where('id', '=', counterpartyId)
    .executeTakeFirstOrThrow();
  await publish(db, 'order.changed', { orderId }, { counterpartyId });
  // A company that nobody looks after is every manager's.
  await publish(db, 'order.changed', { orderId }, managerId === null ? 'managers' : { userId: managerId });
}
