import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { Conflict } from '../../platform/errors/errors.ts';
import type { LockedOrder } from './locked-order.repository.ts';
import type { ShipmentState } from './next-transition.ts';

interface Leaving {
  readonly externalId: string;
  readonly quantities: ReadonlyMap<number, number> | null;
}

/**
 * Makes one shipment of exactly the quantities that leave, out of those that are still here; the rest stays planned.
 * Returns its id. Throws `Conflict` if the order has less than that left.
 */
export async function cutShipment(
  db: Db,
  order: LockedOrder,
  { externalId, quantities }: Leaving,
): Promise<number> {
  const here = order.shipments.filter(({ status }) => status === 'planned' || status === 'picking');
  const [first, ...others] = here;
  if (first === undefined)
    throw new Conflict(`Заказ ${order.number} уже отгружен целиком: отгружать больше нечего`);
  const rest = sumOf(here);
  const leaves = quantities ?? new Map(rest);
  if (leaves.size === 0) throw new Conflict(`В\u00a0отгрузке заказа ${order.number} нет товаров`);
  for (const [position, quantity] of leaves) {
    const available = rest.get(position) ?? 0;
    if (quantity > available)
      throw new Conflict(
        `В\u00a0заказе ${order.number} по\u00a0строке ${position} осталось отгрузить ${available}, а\u00a0отгружено ${quantity}`,
      );
    rest.set(position, available - quantity);
  }
  await writeParts(db, order.id, first.id, leaves);
  const remaining = new Map([...rest].filter(([, quantity]) => quantity > 0));
  await spread(db, order, others, remaining);
  await db
    .updateTable('order_shipments')
    .set({ external_id: externalId })
    .where('id', '=', first.id)
    .execute();
  return first.id;
}

function sumOf(shipments: readonly ShipmentState[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { lines } of shipments)
    for (const { position, quantity } of lines) sums.set(position, (sums.get(position) ?? 0) + quantity);
  return sums;
}

/** Fills the other shipments with the rest, as they were planned; the units that fit in none get a new one. */
async function spread(
  db: Db,
  order: LockedOrder,
  others: readonly ShipmentState[],
  remaining: Map<number, number>,
): Promise<void> {
  for (const { id, lines } of others.toReversed()) {
    const part = new Map<number, number>();
    for (const { position, quantity } of lines) {
      const kept = Math.min(quantity, remaining.get(position) ?? 0);
      if (kept === 0) continue;
      part.set(position, kept);
      remaining.set(position, (remaining.get(position) ?? 0) - kept);
    }
    if (part.size > 0) await writeParts(db, order.id, id, part);
    else await dropShipment(db, order.id, id);
  }
  const left = new Map([...remaining].filter(([, quantity]) => quantity > 0));
  if (left.size === 0) return;
  const { id } = await db
    .insertInto('order_shipments')
    .values({
      order_id: order.id,
      position: Math.max(...order.shipments.map(({ position }) => position)) + 1,
      planned_on: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeParts(db, order.id, id, left);
}

/** Its delivery is paid with the first shipment that is still here. */
async function dropShipment(db: Db, orderId: number, id: number): Promise<void> {
  const { kopecks } = await db
    .deleteFrom('order_shipments')
    .where('id', '=', id)
    .returning('delivery_kopecks as kopecks')
    .executeTakeFirstOrThrow();
  await sql`update order_shipments set delivery_kopecks = delivery_kopecks + ${kopecks} where id = (
    select id from order_shipments where order_id = ${orderId} and status in ('planned', 'picking')
    order by position limit 1)`.execute(db);
}

async function writeParts(
  db: Db,
  orderId: number,
  shipmentId: number,
  parts: ReadonlyMap<number, number>,
): Promise<void> {
  await db.deleteFrom('order_shipment_lines').where('shipment_id', '=', shipmentId).execute();
  await db
    .insertInto('order_shipment_lines')
    .values(
      [...parts].map(([position, quantity]) => ({
        shipment_id: shipmentId,
        order_id: orderId,
        position,
        quantity,
      })),
    )
    .execute();
}
