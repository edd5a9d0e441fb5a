import * as v from 'valibot';
import { defineCall } from './call.ts';
import { day, id, kopecks } from './fields.ts';
import { deliveryType, paySystem, shipmentKind } from './orders.ts';

const shipment = v.object({
  /** Day the goods leave; null while the date of a missing line is unknown. */
  on: v.nullable(day),
  lineCount: v.number(),
  deliveryKopecks: kopecks,
});

/** One way to pay, and whether what is ordered may use it (decisions: Payment). */
export const paySystemOffer = v.object({
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
    paySystems: v.array(paySystemOffer),
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
