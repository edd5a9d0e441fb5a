import { phone } from '@shop/domain/validation/fields';
import { INCOMPLETE_PHONE } from '@shop/domain/validation/messages';
import { optionalVisibleLine, optionalVisibleText } from '@shop/domain/validation/visible-line';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { day, id, kopecks } from '../platform/fields.ts';
import { consignee } from './consignees.ts';
import { coordinates, deliveryAddress } from './delivery-addresses.ts';
import { deliveryType, paySystem, shipmentKind } from './orders.ts';

const shipment = v.object({
  /** Day the goods leave; null while the date of a missing line is unknown. */
  on: v.nullable(day),
  lineCount: v.number(),
  deliveryKopecks: kopecks,
  /** What of each line leaves with it. */
  lines: v.array(v.object({ offerId: id, quantity: v.number() })),
});

/** A place where goods can be fetched. */
const pickupPoint = {
  id,
  address: v.string(),
  workingHours: v.string(),
  /** Latitude, longitude. */
  coordinates: v.nullable(coordinates),
};

/** One way to pay, and whether what is ordered may use it (decisions: Payment). */
export const paySystemOffer = v.object({
  code: paySystem,
  name: v.string(),
  note: v.string(),
  isAvailable: v.boolean(),
  /** What can be done where it is not available: «Уменьшите заказ на 12 000 ₽ или …»; empty where it is. */
  advice: v.optional(v.string(), ''),
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
    /** The wished day moves the last shipment, and with it the day to pay by; an impossible one is left out. */
    date: v.fallback(v.optional(day), undefined),
  }),
  answer: v.object({
    counterparty: v.object({ id, name: v.string(), inn: v.string() }),
    lines: v.array(
      v.object({
        offerId: id,
        productCode: v.string(),
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
    /** The first 1 000, the default one first. */
    addresses: v.array(deliveryAddress),
    consignees: v.array(consignee),
    stores: v.array(
      v.object({
        ...pickupPoint,
        name: v.string(),
        /** Lines of the order that lie there whole; the others are brought from another warehouse. */
        linesHere: v.number(),
      }),
    ),
    transportCompanies: v.array(
      v.object({
        code: v.string(),
        name: v.string(),
        terminals: v.array(v.object({ ...pickupPoint, city: v.string() })),
      }),
    ),
    /** Days that may be wished for with these choices. */
    dates: v.object({
      /** The first day; null while nobody knows when the goods come, then no day can be wished for. */
      earliestOn: v.nullable(day),
      latestOn: v.nullable(day),
      /** Days between the two on which nothing is brought or handed out. */
      closedOn: v.array(day),
      /** Orders placed later leave a working day later: `15:00`, Moscow time. */
      cutOff: v.string(),
      /** Too late for today: the cut-off is past, or it is a day off. */
      isAfterCutOff: v.boolean(),
    }),
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
    /** Changes with all that costs or moves the order, not with the choices; `order/add` must send the one the buyer saw. */
    version: v.string(),
    errors: v.array(v.string()),
    warnings: v.array(v.string()),
  }),
});

/**
 * Places the order: one transaction, once for one Idempotency-Key. Answers `changed` with nothing placed when
 * `version` is no longer what the checkout would say, or the counterparty is another one meanwhile. Ids of another
 * company's address or consignee answer 404.
 */
export const placeOrder = defineCall({
  method: 'POST',
  path: '/api/order/add/',
  summary: 'Place an order',
  access: 'order.place',
  body: v.object({
    /** The counterparty the page shows; refused as `changed` if it is no longer the current one. */
    contragent: v.optional(id),
    deliveryType,
    /** One of the addresses, with `delivery`. */
    address: v.optional(v.nullable(id), null),
    /** With `pickup`. */
    pickupStore: v.optional(v.nullable(id), null),
    /** Name of the company, with `transport`; with `terminal` it follows from that. */
    transportCompany: optionalVisibleLine(200),
    /** One of its terminals, or null for one that is not listed and written in `terminalAddress`. */
    terminal: v.optional(v.nullable(id), null),
    terminalAddress: optionalVisibleLine(500),
    /** One of the consignees; null for the buyer himself. */
    consignee: v.optional(v.nullable(id), null),
    /** Whom the driver or the warehouse calls. */
    contactName: optionalVisibleLine(200),
    contactPhone: v.optional(v.union([v.literal(''), phone], INCOMPLETE_PHONE), ''),
    comment: optionalVisibleText(2000),
    date: v.optional(v.nullable(day), null),
    shipment: shipmentKind,
    paySystem,
    version: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  answer: v.object({ id, number: v.string() }),
});

/** The ways to pay for the basket as it stands (§7); with `type` that one alone. */
export const getBasketPaymentTypes = defineCall({
  method: 'GET',
  path: '/web/basket/paymentType/',
  summary: 'Ways to pay for the basket',
  access: 'order.place',
  query: v.object({ type: v.fallback(v.optional(paySystem), undefined) }),
  answer: v.object({ items: v.array(paySystemOffer) }),
});
