import { formatDay } from '@shop/domain/format/date';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Day } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { Conflict, NotFound } from '../../../platform/errors/errors.ts';
import { actorOfOrder, UNKNOWN_ORDER } from '../../access/access.api.ts';
import { hasPayment } from '../../finances/finances.api.ts';
import { publishOrderChanged } from '../changing/publish-order-changed.ts';
import { findExtendedUntil, hasEnd, type StoredReservation } from './order-reservation.ts';

/**
 * Extends the reservation of an order once, in the call's single transaction that locks the order first: of an extension
 * and a release, one wins and the other sees it.
 *
 * Throws `NotFound` and `Forbidden` as `actorOfOrder`, and `Conflict` with the reason if it cannot be extended.
 */
export async function extendReservation(
  db: Db,
  actor: Actor,
  orderId: number,
  now = new Date(),
): Promise<{ readonly until: Day }> {
  const there = await actorOfOrder(db, actor, orderId, 'order.place');
  const mine = scoped(db, there);
  const locked = await mine
    .selectFrom('orders')
    .select(['number', 'status', 'reserved_until as reservedUntil'])
    .select(['reservation_extended_at as reservationExtendedAt'])
    .select(['reservation_released_at as reservationReleasedAt'])
    .where('orders.id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_ORDER));
  const order = { ...locked, hasPayment: await hasPayment(db, orderId) };
  const until = hasEnd(order) ? await findExtendedUntil(db, order.reservedUntil, now) : null;
  const refusal = whyNot(order);
  if (refusal !== null) throw new Conflict(refusal);
  if (until === null) throw new Conflict('Продлить резерв можно только через менеджера');

  await mine
    .updateTable('orders')
    .set({ reserved_until: until, reservation_extended_at: now })
    .where('id', '=', orderId)
    .execute();
  await mine
    .insertInto('history', {
      user_id: actor.userId,
      acted_by: actor.actedBy?.id ?? null,
      action: 'order.reservation-extended',
      details: JSON.stringify({ orderId, number: order.number, until }),
    })
    .execute();
  await publishOrderChanged(db, { orderId, counterpartyId: mine.counterpartyId });
  return { until };
}

function whyNot(order: StoredReservation & { readonly number: string }): string | null {
  if (order.status === 'cancelled') return `Заказ ${order.number} отменён, продлевать нечего`;
  if (!hasEnd(order))
    return `Резерв заказа ${order.number} не\u00a0ограничен сроком, продлевать его не\u00a0нужно`;
  if (order.reservationReleasedAt !== null)
    return `Резерв заказа ${order.number} уже снят, товары вернулись в\u00a0продажу. Повторите заказ`;
  if (order.reservationExtendedAt !== null)
    return `Резерв уже продлён до\u00a0${formatDay(order.reservedUntil)}. Продлить его можно один раз`;
  return null;
}
