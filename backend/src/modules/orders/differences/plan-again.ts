import type { ShipmentStatus } from '@shop/contracts/basket-order/orders';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { isHere, leftOf, type OrderContent } from './order-content.repository.ts';
import type { OrderProposal, PlacedLine } from './order-proposal.ts';

interface Part {
  readonly id: number | null;
  readonly position: number;
  readonly status: ShipmentStatus;
  deliveryKopecks: number;
  readonly quantities: Map<number, number>;
}

/**
 * Plans the shipments that have not left anew: quantities shrink from the last one on, and what is added leaves with the
 * last one. An empty shipment disappears. Returns the whole cost of delivery and the statuses of the shipments.
 */
export async function planAgain(
  db: Db,
  order: OrderContent,
  {
    lines,
    deliveryKopecks,
    plannedOn,
  }: Omit<OrderProposal, 'lines'> & { readonly lines: readonly PlacedLine[] },
): Promise<{
  readonly deliveryKopecks: number;
  readonly statuses: readonly { readonly status: ShipmentStatus }[];
}> {
  const left = order.shipments.filter((shipment) => !isHere(shipment) && shipment.status !== 'cancelled');
  const here = partsHere(order);
  for (const line of lines) fit(order, here, line);
  const kept = new Set(lines.map(({ position }) => position));
  for (const { quantities } of here)
    for (const position of quantities.keys()) if (!kept.has(position)) quantities.delete(position);
  const remaining = here.filter(({ quantities }) => quantities.size > 0);
  const gone = here.filter(({ quantities, id }) => quantities.size === 0 && id !== null);
  const leftKopecks = left.reduce((sum, shipment) => sum + shipment.deliveryKopecks, 0);
  spreadDelivery(remaining, (deliveryKopecks ?? order.deliveryKopecks) - leftKopecks);
  await deleteShipments(
    db,
    gone.map(({ id }) => id!),
  );
  for (const part of remaining) await savePart(db, order.id, part, plannedOn);
  return {
    deliveryKopecks: remaining.reduce((sum, part) => sum + part.deliveryKopecks, leftKopecks),
    statuses: [...left, ...remaining],
  };
}

function partsHere(order: OrderContent): Part[] {
  return order.shipments.filter(isHere).map(({ id, position, status, deliveryKopecks }) => ({
    id,
    position,
    status,
    deliveryKopecks,
    quantities: new Map(
      order.parts.filter(({ shipmentId }) => shipmentId === id).map((part) => [part.position, part.quantity]),
    ),
  }));
}

/** Makes the parts of a line add up to what has to leave yet. */
function fit(order: OrderContent, here: Part[], { position, quantity }: PlacedLine): void {
  const now = here.reduce((sum, { quantities }) => sum + (quantities.get(position) ?? 0), 0);
  let missing = quantity - leftOf(order, position) - now;
  for (const { quantities } of here.toReversed()) {
    if (missing >= 0) break;
    const held = quantities.get(position) ?? 0;
    const cut = Math.min(held, -missing);
    missing += cut;
    if (held === cut) quantities.delete(position);
    else quantities.set(position, held - cut);
  }
  if (missing <= 0) return;
  const last = here.at(-1) ?? newPart(order, here);
  last.quantities.set(position, (last.quantities.get(position) ?? 0) + missing);
}

function newPart(order: OrderContent, here: Part[]): Part {
  const position = Math.max(0, ...order.shipments.map((shipment) => shipment.position)) + 1;
  const part: Part = { id: null, position, status: 'planned', deliveryKopecks: 0, quantities: new Map() };
  here.push(part);
  return part;
}

/** A changed cost is paid with the first shipment that has not left. */
function spreadDelivery(parts: readonly Part[], kopecks: number): void {
  const now = parts.reduce((sum, { deliveryKopecks }) => sum + deliveryKopecks, 0);
  if (now === kopecks) return;
  for (const [index, part] of parts.entries()) part.deliveryKopecks = index === 0 ? Math.max(0, kopecks) : 0;
}

async function deleteShipments(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('order_shipments').where('id', 'in', ids).execute();
}

async function savePart(db: Db, orderId: number, part: Part, plannedOn: string | null): Promise<void> {
  const id = part.id ?? (await insertPart(db, orderId, part));
  await db
    .updateTable('order_shipments')
    .set({ delivery_kopecks: part.deliveryKopecks, ...(plannedOn !== null && { planned_on: plannedOn }) })
    .where('id', '=', id)
    .execute();
  const rows = [...part.quantities].map(([position, quantity]) => ({ position, quantity }));
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as part(position int, quantity int)`;
  await sql`delete from order_shipment_lines where shipment_id = ${id}
    and position not in (select position from ${wanted})`.execute(db);
  await sql`insert into order_shipment_lines (shipment_id, order_id, position, quantity)
    select ${id}::bigint, ${orderId}::bigint, position, quantity from ${wanted}
    on conflict (shipment_id, position) do update set quantity = excluded.quantity`.execute(db);
}

async function insertPart(db: Db, orderId: number, { position }: Part): Promise<number> {
  const { id } = await db
    .insertInto('order_shipments')
    .values({ order_id: orderId, position })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
