import { ORDER_STATUS_NAMES, type OrderStatus } from '@shop/contracts/basket-order/orders';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { Conflict, NotFound } from '../../../platform/errors/errors.ts';
import { actorOfOrder, UNKNOWN_ORDER } from '../../access/access.api.ts';
import { notifyOfCancellation } from './notify-of-cancellation.ts';
import { outdateChange } from './outdate-change.ts';
import { publishOrderChanged } from './publish-order-changed.ts';
import { releaseStock } from './stock-reservation.ts';

/** An order may be cancelled until the warehouse begins to pick it (decisions, Orders). */
export function isCancellable(status: OrderStatus): boolean {
  return status === 'new' || status === 'confirmed';
}

/**
 * Cancels an order (§7 `order/cancel`) in the call's single transaction and releases its stock. It locks the order
 * first, as every status change does: of a cancellation and a warehouse that begins to pick, one wins and the other
 * sees it. Cancelling again changes nothing and returns the same.
 *
 * Throws `NotFound` and `Forbidden` as `actorOfOrder`, and `Conflict` once it is too late.
 */
export async function cancelOrder(
  db: Db,
  actor: Actor,
  orderId: number,
  reason: string,
): Promise<{ readonly status: OrderStatus }> {
  const there = await actorOfOrder(db, actor, orderId, 'order.cancel');
  const mine = scoped(db, there);
  const order = await mine
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'created_by as createdBy'])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_ORDER));
  if (order.status === 'cancelled') return { status: order.status };
  if (!isCancellable(order.status)) throw new Conflict(tooLate(order));

  await mine
    .updateTable('orders')
    .set({ status: 'cancelled', cancel_reason: reason })
    .where('id', '=', orderId)
    .execute();
  await closeCancelled(db, orderId, actor.actedBy?.id ?? actor.userId);
  await mine
    .insertInto('history', {
      user_id: actor.userId,
      acted_by: actor.actedBy?.id ?? null,
      action: 'order.cancelled',
      details: JSON.stringify({ orderId, number: order.number, reason }),
    })
    .execute();
  await notifyOfCancellation(db, actor, { ...order, counterpartyId: mine.counterpartyId }, reason);
  await publishOrderChanged(db, { orderId, counterpartyId: mine.counterpartyId });
  return { status: 'cancelled' };
}

/** Releases the goods of an order that is being cancelled, closes its shipments and notes who did it; null for 1C. */
export async function closeCancelled(db: Db, orderId: number, by: number | null): Promise<void> {
  await releaseStock(db, orderId);
  await db
    .updateTable('order_shipments')
    .set({ status: 'cancelled' })
    .where('order_id', '=', orderId)
    .execute();
  await outdateChange(db, orderId);
  // The transaction may have begun before the status change it waited for, so its `now()` could be earlier.
  const now = sql<Date>`clock_timestamp()`;
  await db
    .insertInto('order_statuses')
    .values({ order_id: orderId, status: 'cancelled', reached_by: by, reached_at: now })
    .execute();
}

function tooLate({ number, status }: { readonly number: string; readonly status: OrderStatus }): string {
  const reached = ORDER_STATUS_NAMES[status].toLowerCase();
  const advice =
    status === 'picking'
      ? 'Свяжитесь с\u00a0менеджером, если он больше не\u00a0нужен'
      : 'Чтобы вернуть товар, напишите обращение';
  return `Заказ ${number} уже ${reached}, отменить его нельзя. ${advice}`;
}
