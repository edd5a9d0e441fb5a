import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';

const REASON = 'the caller has found the order';

/** An order with its lines and shipments; its row is locked until the transaction ends. */
export type OrderContent = NonNullable<Awaited<ReturnType<typeof lockOrderContent>>>;

/** Locks an order and reads what a change compares with and writes to. Undefined if there is no such order. */
export async function lockOrderContent(db: Db, orderId: number) {
  const orders = unscoped(db, REASON);
  const head = await orders
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'status',
      'counterparty_id as counterpartyId',
      'created_by as createdBy',
      'pickup_store_id as pickupStoreId',
      'delivery_kopecks as deliveryKopecks',
      'total_kopecks as totalKopecks',
    ])
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (head === undefined) return undefined;
  const lines = await orders
    .selectFrom('order_lines')
    .select(['position', 'offer_id as offerId', 'article', 'name', 'measure', 'quantity', 'reserved'])
    .select(['price_kopecks as priceKopecks', 'vat_percent as vatPercent'])
    .select(['ordered_quantity as orderedQuantity'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const shipments = await orders
    .selectFrom('order_shipments')
    .select(['id', 'position', 'status', 'planned_on as plannedOn', 'delivery_kopecks as deliveryKopecks'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const parts = await orders
    .selectFrom('order_shipment_lines')
    .select(['shipment_id as shipmentId', 'position', 'quantity'])
    .where('order_id', '=', orderId)
    .execute();
  const reservations = await orders
    .selectFrom('order_reservations')
    .select(['position', 'warehouse_id as warehouseId', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy(sql`quantity`)
    .orderBy('warehouse_id')
    .execute();
  return { ...head, lines, shipments, parts, reservations };
}

/** Whether a shipment has not left. */
export function isHere({ status }: Pick<OrderContent['shipments'][number], 'status'>): boolean {
  return status === 'planned' || status === 'picking';
}

/** Units of a line that have left. */
export function leftOf({ shipments, parts }: OrderContent, position: number): number {
  const left = new Set(
    shipments.filter(({ status }) => status === 'shipped' || status === 'delivered').map(({ id }) => id),
  );
  return parts
    .filter((part) => part.position === position && left.has(part.shipmentId))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
