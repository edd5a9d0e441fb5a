import { orderStatus } from '@shop/contracts/basket-order/orders';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { scoped } from '../../../platform/database/scoped.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import { UNKNOWN_ORDER } from '../../access/access.api.ts';
import { isNamedByPayment } from '../../finances/finances.api.ts';

/** Shipments in these statuses have left the warehouse. */
const SHIPPED = ['shipped', 'delivered'] as const;

/**
 * Reads orders of the actor's current counterparty alone; `actorOfOrder` returns the actor at the company of an order.
 */
export function ordersOf(db: Db, actor: Actor) {
  const mine = scoped(db, actor);

  return {
    /** Throws `NotFound` for an unknown id and another company's alike. */
    byId: (id: number) =>
      mine
        .selectFrom('orders')
        .innerJoin('counterparties as buyer', 'buyer.id', 'orders.counterparty_id')
        .innerJoin('users as author', 'author.id', 'orders.created_by')
        .leftJoin('users as manager', 'manager.id', 'orders.acted_by')
        .leftJoin('warehouses as store', 'store.id', 'orders.pickup_store_id')
        .select(orderColumns)
        .where('orders.id', '=', id)
        .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_ORDER)),

    lines: (id: number) =>
      mine
        .selectFrom('orders')
        .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
        .innerJoin('offers', 'offers.id', 'order_lines.offer_id')
        .innerJoin('products', 'products.id', 'offers.product_id')
        .leftJoin(
          (of) => shippedOf(of, id).as('shipped'),
          (join) => join.onRef('shipped.position', '=', 'order_lines.position'),
        )
        .select(lineColumns)
        .where('orders.id', '=', id)
        .orderBy('order_lines.position')
        .execute(),

    shipments: (id: number) =>
      mine
        .selectFrom('orders')
        .innerJoin('order_shipments as shipment', 'shipment.order_id', 'orders.id')
        .select((of) => [
          'shipment.id',
          'shipment.position',
          'shipment.status',
          'shipment.planned_on as plannedOn',
          'shipment.shipped_at as shippedAt',
          'shipment.delivered_at as deliveredAt',
          jsonArrayFrom(
            of
              .selectFrom('order_shipment_lines as line')
              .whereRef('line.shipment_id', '=', 'shipment.id')
              .select(['line.position', 'line.quantity'])
              .orderBy('line.position'),
          ).as('lines'),
        ])
        .where('orders.id', '=', id)
        .orderBy('shipment.position')
        .execute(),

    /** Statuses in the order they were reached, by their rank when reached together. */
    statuses: (id: number) =>
      mine
        .selectFrom('orders')
        .innerJoin('order_statuses', 'order_statuses.order_id', 'orders.id')
        .leftJoin('users as who', 'who.id', 'order_statuses.reached_by')
        .select([
          'order_statuses.status',
          'order_statuses.reached_at as reachedAt',
          sql<string | null>`trim(who.name || ' ' || who.last_name)`.as('byName'),
        ])
        .where('orders.id', '=', id)
        .orderBy('order_statuses.reached_at')
        .orderBy(sql`array_position(${[...orderStatus.options]}::text[], order_statuses.status)`)
        .execute(),

    documents: (id: number) =>
      mine
        .selectFrom('orders')
        .innerJoin('order_documents', 'order_documents.order_id', 'orders.id')
        .leftJoin('order_shipments', 'order_shipments.id', 'order_documents.shipment_id')
        .select([
          'order_documents.id',
          'order_documents.kind',
          'order_documents.number',
          'order_documents.issued_on as issuedOn',
          'order_shipments.position as shipment',
        ])
        .where('orders.id', '=', id)
        .orderBy('order_documents.id')
        .execute(),
  };
}

const orderColumns = [
  'orders.id',
  'orders.number',
  'orders.created_at as createdAt',
  'orders.status',
  'orders.order_type as orderType',
  'orders.total_kopecks as totalKopecks',
  'buyer.name as counterpartyName',
  'buyer.code as counterpartyCode',
  'orders.delivery_type as deliveryType',
  'orders.address',
  'orders.address_comment as addressComment',
  'orders.transport_company as transportCompany',
  'store.name as storeName',
  'store.address as storeAddress',
  'store.working_hours as storeHours',
  'orders.consignee',
  'orders.consignee_address as consigneeAddress',
  'orders.contact_name as contactName',
  'orders.contact_phone as contactPhone',
  'orders.comment',
  'orders.wished_on as wishedOn',
  'orders.shipment',
  'orders.pay_system as paySystem',
  'orders.due_on as dueOn',
  'orders.goods_kopecks as goodsKopecks',
  'orders.delivery_kopecks as deliveryKopecks',
  'orders.vat_kopecks as vatKopecks',
  'orders.cancel_reason as cancelReason',
  'orders.reserved_until as reservedUntil',
  'orders.reservation_extended_at as reservationExtendedAt',
  'orders.reservation_released_at as reservationReleasedAt',
  isNamedByPayment().as('hasPayment'),
  sql<string>`trim(author.name || ' ' || author.last_name)`.as('createdByName'),
  sql<string | null>`trim(manager.name || ' ' || manager.last_name)`.as('actedByName'),
] as const;

const lineColumns = [
  'order_lines.position',
  'order_lines.offer_id as offerId',
  sql<string | null>`case when offers.active and products.active then products.code end`.as('productCode'),
  sql<number>`coalesce(shipped.quantity, 0)`.as('shippedQuantity'),
  'order_lines.article',
  'order_lines.name',
  'order_lines.measure',
  'order_lines.quantity',
  'order_lines.ordered_quantity as orderedQuantity',
  'order_lines.price_kopecks as priceKopecks',
  'order_lines.total_kopecks as totalKopecks',
  'order_lines.vat_percent as vatPercent',
] as const;

/** The shipped quantity of each line, over all shipments. */
function shippedOf(of: ExpressionBuilder<Schema, 'order_lines'>, orderId: number) {
  return of
    .selectFrom('order_shipment_lines as part')
    .innerJoin('order_shipments as shipment', 'shipment.id', 'part.shipment_id')
    .where('part.order_id', '=', orderId)
    .where('shipment.status', 'in', SHIPPED)
    .groupBy('part.position')
    .select(['part.position', sql<number>`sum(part.quantity)::int`.as('quantity')]);
}
