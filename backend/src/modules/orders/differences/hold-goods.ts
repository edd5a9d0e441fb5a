import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { allocate, lockStocks } from '../changing/stock-reservation.ts';
import { leftOf, type OrderContent } from './order-content.repository.ts';
import type { PlacedLine } from './order-proposal.ts';

/** Units of one warehouse that a line gets, or gives back where negative. */
interface Portion {
  readonly position: number;
  readonly offerId: number;
  readonly warehouseId: number;
  readonly quantity: number;
}

/**
 * Makes the reservations of an order follow its new quantities: what is no longer needed goes back on sale, and what is
 * added is taken from free stock as far as there is any.
 */
export async function holdGoods(db: Db, order: OrderContent, lines: readonly PlacedLine[]): Promise<void> {
  const offerIds = [...new Set([...order.lines, ...lines].map(({ offerId }) => offerId))];
  await lockStocks(db, offerIds);
  const free = await findFree(db, offerIds);
  const portions = [
    ...order.lines.flatMap((line) => givenBack(order, line, lines)),
    ...lines.flatMap((line) => taken(order, line, free)),
  ];
  if (portions.length > 0) await movePortions(db, order.id, portions);
}

function givenBack(
  order: OrderContent,
  { position, offerId }: OrderContent['lines'][number],
  lines: readonly PlacedLine[],
): readonly Portion[] {
  const held = order.reservations.filter((reservation) => reservation.position === position);
  const wanted = (lines.find((line) => line.position === position)?.quantity ?? 0) - leftOf(order, position);
  let excess = held.reduce((sum, { quantity }) => sum + quantity, 0) - wanted;
  return held.flatMap(({ warehouseId, quantity }) => {
    const part = Math.min(Math.max(excess, 0), quantity);
    excess -= part;
    return part === 0 ? [] : [{ position, offerId, warehouseId, quantity: -part }];
  });
}

/** Only what a change adds: goods that the order has waited for stay the affair of its next delivery. */
function taken(
  order: OrderContent,
  { position, offerId, quantity }: PlacedLine,
  free: ReadonlyMap<number, { warehouseId: number; freeQuantity: number; arrival: null }[]>,
): readonly Portion[] {
  const before = order.lines.find((line) => line.position === position)?.quantity ?? 0;
  if (quantity <= before) return [];
  const stocks = free.get(offerId) ?? [];
  return allocate(quantity - before, stocks, order.pickupStoreId).map((part) => {
    stocks.find(({ warehouseId }) => warehouseId === part.warehouseId)!.freeQuantity -= part.quantity;
    return { position, offerId, ...part };
  });
}

async function findFree(db: Db, offerIds: readonly number[]) {
  const rows = await db
    .selectFrom('stocks')
    .select(['offer_id as offerId', 'warehouse_id as warehouseId'])
    .select(sql<number>`quantity - reserved`.as('freeQuantity'))
    .where('offer_id', 'in', offerIds)
    .orderBy('warehouse_id')
    .execute();
  const stocks = rows.map((row) => ({ ...row, arrival: null }));
  return Map.groupBy(stocks, ({ offerId }) => offerId);
}

async function movePortions(db: Db, orderId: number, portions: readonly Portion[]): Promise<void> {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(portions)}::jsonb)
    as portion(position int, "offerId" bigint, "warehouseId" bigint, quantity int)`;
  await sql`update stocks set reserved = stocks.reserved + moved.quantity
    from (select "offerId", "warehouseId", sum(quantity)::int as quantity from ${rows} group by 1, 2) moved
    where stocks.offer_id = moved."offerId" and stocks.warehouse_id = moved."warehouseId"`.execute(db);
  await sql`update order_lines line set reserved = line.reserved + moved.quantity
    from (select position, sum(quantity)::int as quantity from ${rows} group by 1) moved
    where line.order_id = ${orderId} and line.position = moved.position`.execute(db);
  const isOf = sql`reservation.order_id = ${orderId} and reservation.position = portion.position
    and reservation.warehouse_id = portion."warehouseId"`;
  await sql`delete from order_reservations reservation using ${rows}
    where ${isOf} and reservation.quantity + portion.quantity = 0`.execute(db);
  await sql`update order_reservations reservation set quantity = reservation.quantity + portion.quantity
    from ${rows} where ${isOf} and portion.quantity < 0`.execute(db);
  await sql`insert into order_reservations (order_id, position, warehouse_id, quantity)
    select ${orderId}::bigint, position, "warehouseId", quantity from ${rows} where quantity > 0
    on conflict (order_id, position, warehouse_id)
    do update set quantity = order_reservations.quantity + excluded.quantity`.execute(db);
}
