import * as v from 'valibot';
import { defineCall } from './call.ts';
import { PAGE_SIZE } from './constants.ts';
import { day, id, instant, kopecks, pageNavigation, queryNumber } from './fields.ts';

export const orderStatus = v.picklist(['new', 'confirmed', 'picking', 'shipped', 'delivered', 'cancelled']);
export type OrderStatus = v.InferOutput<typeof orderStatus>;

/** Russian names of the statuses, for every screen and document. */
export const ORDER_STATUS_NAMES: Readonly<Record<OrderStatus, string>> = {
  new: 'Новый',
  confirmed: 'Подтверждён',
  picking: 'Собирается',
  shipped: 'Отгружен',
  delivered: 'Доставлен',
  cancelled: 'Отменён',
};

export const deliveryType = v.picklist(['delivery', 'pickup', 'transport']);
export const shipmentKind = v.picklist(['send-all', 'send-fast']);
export const paySystem = v.picklist(['invoice', 'credit', 'postponement']);
export type DeliveryType = v.InferOutput<typeof deliveryType>;
export type ShipmentKind = v.InferOutput<typeof shipmentKind>;
export type PaySystem = v.InferOutput<typeof paySystem>;

const orderHead = {
  id,
  number: v.string(),
  createdAt: instant,
  status: orderStatus,
  totalKopecks: v.nullable(kopecks),
  lineCount: v.number(),
  counterpartyName: v.string(),
};

/** Orders of the current counterparty, newest first (§3 order list filter). */
export const getOrders = defineCall({
  method: 'GET',
  path: '/web/profile/orders/',
  summary: 'Orders',
  access: 'order.see',
  query: v.object({
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(PAGE_SIZE.orders, 100),
    status: v.fallback(v.optional(orderStatus), undefined),
    dateFrom: v.fallback(v.optional(day), undefined),
    dateTo: v.fallback(v.optional(day), undefined),
    /** Part of the number, or an article or name of a line. */
    search: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), ''),
  }),
  names: { pageSize: 'page_size', dateFrom: 'filterDateFrom', dateTo: 'filterDateTo', search: 'st' },
  answer: v.object({ items: v.array(v.object(orderHead)), pageNavigation }),
});
export type OrderSummary = v.InferOutput<typeof getOrders.answer>['items'][number];

/** One order with lines, history and documents; another company's id answers 404. */
export const getOrder = defineCall({
  method: 'GET',
  path: '/web/profile/order/{id}/',
  summary: 'One order',
  access: 'order.see',
  params: v.object({ id }),
  answer: v.object({
    order: v.object({
      ...orderHead,
      deliveryType,
      address: v.string(),
      consignee: v.string(),
      comment: v.string(),
      wishedOn: v.nullable(day),
      shipment: shipmentKind,
      paySystem,
      dueOn: v.nullable(day),
      createdByName: v.string(),
      /** The manager who acted for the customer. */
      actedByName: v.nullable(v.string()),
      goodsKopecks: v.nullable(kopecks),
      deliveryKopecks: v.nullable(kopecks),
      vatKopecks: v.nullable(kopecks),
      lines: v.array(
        v.object({
          offerId: id,
          article: v.string(),
          name: v.string(),
          measure: v.string(),
          quantity: v.number(),
          priceKopecks: v.nullable(kopecks),
          totalKopecks: v.nullable(kopecks),
        }),
      ),
      statuses: v.array(v.object({ status: orderStatus, reachedAt: instant })),
      documents: v.array(
        v.object({ id, kind: v.picklist(['invoice', 'upd']), number: v.string(), issuedOn: day }),
      ),
    }),
  }),
});
export type Order = v.InferOutput<typeof getOrder.answer>['order'];

/** A single-use URL of a document's PDF that lives 60 s. */
export const openDocument = defineCall({
  method: 'POST',
  path: '/api/order/document/{id}/',
  summary: 'URL of an order document',
  access: 'document.open',
  params: v.object({ id }),
  answer: v.object({ url: v.string() }),
});
