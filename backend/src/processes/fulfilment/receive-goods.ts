import { type SqlBool, sql } from 'kysely';
import { isNamedByPayment } from '../../modules/finances/finances.api.ts';
import { allocate, lockStocks, nextWorkingDay, readCalendar } from '../../modules/orders/orders.api.ts';
import { type Day, todayInMoscow } from '../../platform/calendar/days.ts';
import type { Db } from '../../platform/database/database.ts';
import type { LockedOrder } from './locked-order.repository.ts';
import type { ShipmentState } from './next-transition.ts';

/**
 * Sets aside the goods an order waits for. Free stock that no earlier order waits for is used first; a delivery brings
 * the rest to the warehouse. Earlier orders keep their claim to the free stock. With `only`, the goods of that shipment.
 */
export async function receiveGoods(
  db: Db,
  order: LockedOrder,
  at: Date,
  only?: ShipmentState,
): Promise<void> {
  const missing = await findMissing(db, order, only === undefined ? order.shipments : [only]);
  const offerIds = [...new Set(missing.map(({ offerId }) => offerId))];
  await lockStocks(db, offerIds);
  const free = await findFree(db, order.id, offerIds);
  const deliveredTo = await findDeliveryPlaces(db, order, offerIds);
  const portions = missing.flatMap(({ position, offerId, quantity }) => {
    const stocks = free.get(offerId) ?? [];
    const found = allocate(quantity, stocks, order.pickupStoreId);
    for (const { warehouseId, quantity: used } of found)
      stocks.find((stock) => stock.warehouseId === warehouseId)!.freeQuantity -= used;
    const brought = quantity - found.reduce((sum, part) => sum + part.quantity, 0);
    return [
      ...found.map((part) => ({ ...part, position, offerId, brought: 0 })),
      ...(brought === 0
        ? []
        : [{ position, offerId, warehouseId: deliveredTo(offerId), quantity: brought, brought }]),
    ];
  });
  await setAside(db, order.id, portions);
  await reserveAgain(db, order.id);
  await planNow(db, order.id, nextWorkingDay(todayInMoscow(at), await readCalendar(db)));
}

/** Units in one warehouse for one line of an order. */
export interface Portion {
  readonly position: number;
  readonly offerId: number;
  readonly warehouseId: number;
  /** Set aside now. */
  readonly quantity: number;
  /** How much of it was delivered for this. */
  readonly brought: number;
}

/** Quantities in shipments still here beyond those set aside. */
async function findMissing(
  db: Db,
  { id, setAside }: Pick<LockedOrder, 'id' | 'setAside'>,
  shipments: readonly ShipmentState[],
) {
  const needed = new Map<number, number>();
  for (const { status, lines } of shipments) {
    if (status !== 'planned' && status !== 'picking') continue;
    for (const { position, quantity } of lines) needed.set(position, (needed.get(position) ?? 0) + quantity);
  }
  const lines = await db
    .selectFrom('order_lines')
    .select(['position', 'offer_id as offerId'])
    .where('order_id', '=', id)
    .orderBy('position')
    .execute();
  return lines.flatMap(({ position, offerId }) => {
    const quantity = (needed.get(position) ?? 0) - (setAside.get(position) ?? 0);
    return quantity > 0 ? [{ position, offerId, quantity }] : [];
  });
}

/** Free units by offer, less the units that earlier orders wait for. */
async function findFree(db: Db, orderId: number, offerIds: readonly number[]) {
  const isWanted = sql<number>`any(${[...offerIds]}::bigint[])`;
  const stocks = await db
    .selectFrom('stocks')
    .select([
      'offer_id as offerId',
      'warehouse_id as warehouseId',
      sql<number>`quantity - reserved`.as('freeQuantity'),
    ])
    .where('offer_id', '=', isWanted)
    .orderBy('warehouse_id')
    .execute();
  const awaited = await db
    .selectFrom('order_lines as line')
    .innerJoin('orders', 'orders.id', 'line.order_id')
    .select(['line.offer_id as offerId', sql<number>`sum(line.quantity - line.reserved)::int`.as('quantity')])
    .where('line.offer_id', '=', isWanted)
    .where('orders.id', '<', orderId)
    .where('orders.status', 'in', ['new', 'confirmed', 'picking'])
    .where(sql<SqlBool>`line.reserved < line.quantity`)
    // An unpaid order whose reservation has ended waits for nothing.
    .where(({ or, eb }) => or([eb('orders.reservation_released_at', 'is', null), isNamedByPayment()]))
    .groupBy('line.offer_id')
    .execute();
  const owed = new Map(awaited.map(({ offerId, quantity }) => [offerId, quantity]));
  const left = stocks.map(({ offerId, ...stock }) => {
    const claimed = Math.min(owed.get(offerId) ?? 0, Math.max(stock.freeQuantity, 0));
    owed.set(offerId, (owed.get(offerId) ?? 0) - claimed);
    return { offerId, ...stock, freeQuantity: stock.freeQuantity - claimed, arrival: null };
  });
  return Map.groupBy(left, ({ offerId }) => offerId);
}

/**
 * The warehouse that a delivery of an offer goes to: the pickup point if the buyer fetches it, else where one was
 * expected, else where the offer is stored.
 */
async function findDeliveryPlaces(db: Db, { pickupStoreId }: LockedOrder, offerIds: readonly number[]) {
  if (pickupStoreId !== null) return () => pickupStoreId;
  const places = await db
    .selectFrom('stocks')
    .distinctOn('offer_id')
    .select(['offer_id as offerId', 'warehouse_id as warehouseId'])
    .where('offer_id', '=', sql<number>`any(${[...offerIds]}::bigint[])`)
    .orderBy('offer_id')
    .orderBy(sql`arrival_on nulls last`)
    .orderBy('warehouse_id')
    .execute();
  const { first } = await db
    .selectFrom('warehouses')
    .select(({ fn }) => fn.min<number>('id').as('first'))
    .executeTakeFirstOrThrow();
  const known = new Map(places.map(({ offerId, warehouseId }) => [offerId, warehouseId]));
  return (offerId: number) => known.get(offerId) ?? first;
}

/** Sets units aside for lines of an order: in stock, in the order's reservations and in the lines themselves. */
export async function setAside(db: Db, orderId: number, portions: readonly Portion[]): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(portions)}::jsonb)
    as portion(position int, "offerId" bigint, "warehouseId" bigint, quantity int, brought int)`;
  await sql`
    insert into stocks (offer_id, warehouse_id, quantity, reserved)
    select "offerId", "warehouseId", 0, 0 from ${rows} order by 1, 2
    on conflict (offer_id, warehouse_id) do nothing`.execute(db);
  await sql`
    update stocks set
      quantity = stocks.quantity + came.brought,
      reserved = stocks.reserved + came.quantity
    from (
      select "offerId", "warehouseId", sum(quantity) as quantity, sum(brought) as brought from ${rows}
      group by "offerId", "warehouseId"
    ) came
    where stocks.offer_id = came."offerId" and stocks.warehouse_id = came."warehouseId"`.execute(db);
  await sql`
    insert into order_reservations (order_id, position, warehouse_id, quantity)
    select ${orderId}::bigint, position, "warehouseId", sum(quantity) from ${rows} group by position, "warehouseId"
    on conflict (order_id, position, warehouse_id)
    do update set quantity = order_reservations.quantity + excluded.quantity`.execute(db);
  await sql`
    update order_lines line set reserved = line.reserved + came.quantity
    from (select position, sum(quantity) as quantity from ${rows} group by position) came
    where line.order_id = ${orderId} and line.position = came.position`.execute(db);
}

/** Goods that were on sale in between are the order's again, now without a limit. */
async function reserveAgain(db: Db, orderId: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ reserved_until: null, reservation_released_at: null })
    .where('id', '=', orderId)
    .where('reservation_released_at', 'is not', null)
    .execute();
}

/** Shipments without a known day leave on this one. */
async function planNow(db: Db, orderId: number, on: Day): Promise<void> {
  await db
    .updateTable('order_shipments')
    .set({ planned_on: on })
    .where('order_id', '=', orderId)
    .where('status', '=', 'planned')
    .where('planned_on', 'is', null)
    .execute();
}
