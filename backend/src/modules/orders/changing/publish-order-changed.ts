import type { Db } from '../../../platform/database/database.ts';
import { publish, publishEach, publishToEach } from '../../../platform/events/live-events.ts';

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

/** The same of many orders, in a few statements. */
export async function publishOrdersChanged(
  db: Db,
  orders: readonly { readonly id: number; readonly counterpartyId: number }[],
): Promise<void> {
  if (orders.length === 0) return;
  const companies = await db
    .selectFrom('counterparties')
    .select(['id', 'manager_id as managerId'])
    .where('id', 'in', [...new Set(orders.map(({ counterpartyId }) => counterpartyId))])
    .execute();
  const managers = new Map(companies.map(({ id, managerId }) => [id, managerId]));
  const told = orders.map(({ id, counterpartyId }) => ({
    counterpartyId,
    userId: managers.get(counterpartyId) ?? null,
    payload: { orderId: id },
  }));
  await publishToEach(db, 'order.changed', [
    ...told.map(({ counterpartyId, payload }) => ({ counterpartyId, payload })),
    ...told.flatMap(({ userId, payload }) => (userId === null ? [] : [{ userId, payload }])),
  ]);
  const unmanaged = told.filter(({ userId }) => userId === null).map(({ payload }) => payload);
  await publishEach(db, 'order.changed', unmanaged, 'managers');
}
