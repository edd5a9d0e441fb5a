import type { Db } from '../../../platform/database/database.ts';
import { publish } from '../../../platform/events/live-events.ts';

/** Tells open pages that an order has changed: those of its company's people and of its manager. */
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
  // Every manager looks after a company that has no manager of its own.
  await publish(db, 'order.changed', { orderId }, managerId === null ? 'managers' : { userId: managerId });
}
