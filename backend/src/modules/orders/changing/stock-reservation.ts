import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { WarehouseStock } from '../../offers/offers.api.ts';

/** Units of one warehouse reserved for one line of an order. */
export interface Reservation {
  readonly offerId: number;
  readonly warehouseId: number;
  readonly quantity: number;
}

/**
 * Locks the stock rows of the offers until the transaction ends, always in the same order. Of two buyers of the last
 * pair, the second waits here and then sees what the first has left.
 */
export async function lockStocks(db: Db, offerIds: readonly number[]): Promise<void> {
  await db
    .selectFrom('stocks')
    .select('offer_id')
    .where('offer_id', '=', sql<number>`any(${[...offerIds]}::bigint[])`)
    .orderBy('offer_id')
    .orderBy('warehouse_id')
    .forUpdate()
    .execute();
}

/**
 * Splits the quantity over warehouses: the preferred one first, then those with the most stock, to keep parcels few.
 */
export function allocate(
  quantity: number,
  stocks: readonly WarehouseStock[],
  preferredWarehouseId: number | null,
): readonly Omit<Reservation, 'offerId'>[] {
  const isPreferred = ({ warehouseId }: WarehouseStock) => Number(warehouseId === preferredWarehouseId);
  let missing = quantity;
  return stocks
    .toSorted((a, b) => isPreferred(b) - isPreferred(a) || b.freeQuantity - a.freeQuantity)
    .flatMap(({ warehouseId, freeQuantity }) => {
      const used = Math.min(missing, Math.max(freeQuantity, 0));
      missing -= used;
      return used === 0 ? [] : [{ warehouseId, quantity: used }];
    });
}

/** Reserves the units. Call `lockStocks` first and read the free quantities after it. */
export async function reserveStock(db: Db, reservations: readonly Reservation[]): Promise<void> {
  await sql`
    update stocks set reserved = stocks.reserved + allocated.quantity
    from jsonb_to_recordset(${JSON.stringify(reservations)}::jsonb)
      as allocated("offerId" bigint, "warehouseId" bigint, quantity int)
    where stocks.offer_id = allocated."offerId" and stocks.warehouse_id = allocated."warehouseId"
  `.execute(db);
}

/**
 * Locks the stock rows of everything reserved for an order, in the order of `lockStocks`. The caller has locked the
 * order. False if nothing is reserved.
 */
export async function lockReservedStocks(db: Db, orderId: number): Promise<boolean> {
  const reserved = await db
    .selectFrom('order_reservations as reservation')
    .innerJoin('order_lines as line', (join) =>
      join
        .onRef('line.order_id', '=', 'reservation.order_id')
        .onRef('line.position', '=', 'reservation.position'),
    )
    .select('line.offer_id as offerId')
    .distinct()
    .where('reservation.order_id', '=', orderId)
    .execute();
  if (reserved.length === 0) return false;
  await lockStocks(
    db,
    reserved.map(({ offerId }) => offerId),
  );
  return true;
}

/** Releases everything reserved for an order. The caller has locked the order; its stock is locked here. */
export async function releaseStock(db: Db, orderId: number): Promise<void> {
  if (!(await lockReservedStocks(db, orderId))) return;
  await sql`
    with freed as (
      delete from order_reservations where order_id = ${orderId} returning position, warehouse_id, quantity
    ), sums as (
      select line.offer_id, freed.warehouse_id, sum(freed.quantity)::int as quantity
      from freed join order_lines line on line.order_id = ${orderId} and line.position = freed.position
      group by line.offer_id, freed.warehouse_id
    )
    update stocks set reserved = stocks.reserved - sums.quantity
    from sums where stocks.offer_id = sums.offer_id and stocks.warehouse_id = sums.warehouse_id
  `.execute(db);
}
