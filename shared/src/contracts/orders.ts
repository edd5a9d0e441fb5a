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

const shipment = v.object({
  /** Day the goods leave; null while the date of a missing line is unknown. */
  on: v.nullable(day),
  lineCount: v.number(),
  deliveryKopecks: kopecks,
});

/** The whole checkout for the choices made so far (wire-facts): asked again after each choice. */
export const getCheckout = defineCall({
  method: 'GET',
  path: '/web/orderCheckout/',
  summary: 'Checkout for the given choices',
  access: 'order.place',
  query: v.object({
    shipment: v.fallback(v.optional(shipmentKind, 'send-all'), 'send-all'),
    deliveryType: v.fallback(v.optional(deliveryType, 'delivery'), 'delivery'),
    paySystem: v.fallback(v.optional(paySystem, 'invoice'), 'invoice'),
  }),
  answer: v.object({
    counterparty: v.object({ id, name: v.string(), inn: v.string() }),
    lines: v.array(
      v.object({
        offerId: id,
        article: v.string(),
        name: v.string(),
        measure: v.string(),
        quantity: v.number(),
        availableQuantity: v.number(),
        priceKopecks: kopecks,
        totalKopecks: kopecks,
      }),
    ),
    deliveries: v.array(
      v.object({ code: deliveryType, name: v.string(), kopecks, note: v.string(), isAvailable: v.boolean() }),
    ),
    addresses: v.array(v.object({ id, address: v.string(), isDefault: v.boolean() })),
    consignees: v.array(v.object({ id, name: v.string() })),
    stores: v.array(
      v.object({
        id,
        name: v.string(),
        address: v.string(),
        workingHours: v.string(),
        /** Latitude, longitude. */
        coordinates: v.nullable(v.tuple([v.number(), v.number()])),
      }),
    ),
    shipments: v.array(
      v.object({ code: shipmentKind, name: v.string(), note: v.string(), shipments: v.array(shipment) }),
    ),
    paySystems: v.array(
      v.object({
        code: paySystem,
        name: v.string(),
        note: v.string(),
        isAvailable: v.boolean(),
        /** With `credit`: the contract's limit, and what this order would leave of it (negative: it does not fit). */
        credit: v.optional(
          v.nullable(
            v.object({
              limitKopecks: kopecks,
              usedKopecks: kopecks,
              freeKopecks: kopecks,
              afterKopecks: kopecks,
            }),
          ),
          null,
        ),
        /** With `postponement`: the day to pay by; null while the day of shipment is unknown. */
        dueOn: v.optional(v.nullable(day), null),
      }),
    ),
    totals: v.object({
      goodsKopecks: kopecks,
      deliveryKopecks: kopecks,
      vatKopecks: kopecks,
      totalKopecks: kopecks,
    }),
    /** Changes whenever lines, stock or prices do; `order/add` must send the one the buyer saw. */
    version: v.string(),
    errors: v.array(v.string()),
    warnings: v.array(v.string()),
  }),
});

const text = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, `Не больше ${max} символов`));

/**
 * Places the order: one transaction, once for one Idempotency-Key. Answers `changed` with nothing placed when
 * `version` is no longer what the checkout would say.
 */
export const placeOrder = defineCall({
  method: 'POST',
  path: '/api/order/add/',
  summary: 'Place an order',
  access: 'order.place',
  body: v.object({
    deliveryType,
    address: v.optional(text(500), ''),
    pickupStore: v.optional(v.nullable(id), null),
    transportCompany: v.optional(text(200), ''),
    consignee: v.optional(text(300), ''),
    comment: v.optional(text(2000), ''),
    date: v.optional(v.nullable(day), null),
    shipment: shipmentKind,
    paySystem,
    version: v.optional(v.string()),
  }),
  answer: v.object({ id, number: v.string() }),
});

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

const copiedLine = { id, name: v.string(), article: v.string() };

/** Why a line of an old order cannot be bought again. */
export const copyRefusal = v.picklist(['gone', 'unpriced', 'out-of-stock', 'too-many']);
export type CopyRefusal = v.InferOutput<typeof copyRefusal>;

/**
 * Puts what an order holds into the basket again, on top of what is there: in one transaction, once for one
 * Idempotency-Key. Every line of the order is in `added` or in `unavailable`; `id` is the offer's. Another company's
 * order answers 404.
 */
export const copyOrder = defineCall({
  method: 'POST',
  path: '/api/order/copy/{id}/',
  summary: 'Put the lines of an order into the basket again',
  access: 'basket.use',
  params: v.object({ id }),
  answer: v.object({
    number: v.string(),
    added: v.array(
      v.object({
        ...copiedLine,
        /** In the basket now, and before. */
        quantity: v.number(),
        quantityBefore: v.number(),
        /** Raised to the minimum or the next multiple of today. */
        isCorrected: v.boolean(),
      }),
    ),
    unavailable: v.array(v.object({ ...copiedLine, reason: copyRefusal })),
    /** Of the added lines those that cost something else now; empty for users without the right `prices`. */
    changed: v.array(v.object({ ...copiedLine, priceKopecksBefore: kopecks, priceKopecks: kopecks })),
  }),
});
export type OrderCopy = v.InferOutput<typeof copyOrder.answer>;
