import { sql } from 'kysely';
import { lockStocks } from '../../modules/orders/orders.api.ts';
import type { Db } from '../../platform/database/database.ts';
import type { LockedOrder } from './locked-order.repository.ts';
import type { ShipmentState } from './next-transition.ts';

/**
 * Takes the goods of a shipment out of the warehouses they were set aside in: stock and its reserved part decrease
 * together, and the order's reservations are used up. Throws if goods are missing.
 */
export async function withdrawGoods(db: Db, order: LockedOrder, shipment: ShipmentState): Promise<void> {
  const reservations = await findReservations(db, order.id);
  const portions = shipment.lines.flatMap(({ position, quantity }) => {
    let missing = quantity;
    const withdrawn = (reservations.get(position) ?? []).flatMap((reservation) => {
      const part = Math.min(missing, reservation.quantity);
      missing -= part;
      return part === 0 ? [] : [{ ...reservation, quantity: part }];
    });
    if (missing > 0) throw new Error(`Order ${order.number}: line ${position} lacks ${missing} units`);
    return withdrawn;
  });
  await lockStocks(db, [...new Set(portions.map(({ offerId }) => offerId))]);
  await lowerStocks(db, portions);
  await spendReservations(db, order.id, portions);
}

/** Units in one warehouse for one line of an order. */
interface Portion {
  readonly position: number;
  readonly offerId: number;
  readonly warehouseId: number;
  readonly quantity: number;
}

/** By line, the warehouse with the most first, so that few boxes are packed. */
async function findReservations(db: Db, orderId: number): Promise<ReadonlyMap<number, Portion[]>> {
  const rows = await db
    .selectFrom('order_reservations as reservation')
    .innerJoin('order_lines as line', (join) =>
      join
        .onRef('line.order_id', '=', 'reservation.order_id')
        .onRef('line.position', '=', 'reservation.position'),
    )
    .select([
      'reservation.position',
      'line.offer_id as offerId',
      'reservation.warehouse_id as warehouseId',
      'reservation.quantity',
    ])
    .where('reservation.order_id', '=', orderId)
    .orderBy('reservation.quantity', 'desc')
    .orderBy('reservation.warehouse_id')
    .execute();
  return Map.groupBy(rows, ({ position }) => position);
}

async function lowerStocks(db: Db, portions: readonly Portion[]): Promise<void> {
  await sql`
    update stocks set quantity = stocks.quantity - withdrawn.quantity, reserved = stocks.reserved - withdrawn.quantity
    from (
      select "offerId", "warehouseId", sum(quantity) as quantity
      from jsonb_to_recordset(${JSON.stringify(portions)}::jsonb)
        as portion("offerId" bigint, "warehouseId" bigint, quantity int)
      group by "offerId", "warehouseId"
    ) withdrawn
    where stocks.offer_id = withdrawn."offerId" and stocks.warehouse_id = withdrawn."warehouseId"
  `.execute(db);
}

async function spendReservations(db: Db, orderId: number, portions: readonly Portion[]): Promise<void> {
  const withdrawn = sql`jsonb_to_recordset(${JSON.stringify(portions)}::jsonb)
    as withdrawn(position int, "warehouseId" bigint, quantity int)`;
  const isSame = sql`reservation.order_id = ${orderId} and reservation.position = withdrawn.position
    and reservation.warehouse_id = withdrawn."warehouseId"`;
  await sql`delete from order_reservations reservation using ${withdrawn}
    where ${isSame} and reservation.quantity = withdrawn.quantity`.execute(db);
  await sql`update order_reservations reservation set quantity = reservation.quantity - withdrawn.quantity
    from ${withdrawn} where ${isSame} and reservation.quantity > withdrawn.quantity`.execute(db);
}
