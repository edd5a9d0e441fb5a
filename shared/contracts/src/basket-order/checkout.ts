import { optionalVisibleLine, optionalVisibleText } from '@shop/domain/validation/visible-line';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { day, id, kopecks } from '../platform/fields.ts';
import { contactFields, coordinates } from '../platform/place-fields.ts';
import { consignee } from './consignees.ts';
import { deliveryAddress } from './delivery-addresses.ts';
import { deliveryType, paySystem, shipmentKind } from './orders.ts';

const shipment = v.object({
  /** Day of dispatch; null while the date of a missing line is unknown. */
  on: v.nullable(day),
  lineCount: v.number(),
  deliveryKopecks: kopecks,
  /** The quantity of each line that leaves with this shipment. */
  lines: v.array(v.object({ offerId: id, quantity: v.number() })),
});

/** A warehouse where goods can be collected. */
const pickupPoint = {
  id,
  address: v.string(),
  workingHours: v.string(),
  /** Latitude, longitude. */
  coordinates: v.nullable(coordinates),
};

/** A payment method, and whether this order may use it. */
export const paySystemOffer = v.object({
  code: paySystem,
  name: v.string(),
  note: v.string(),
  isAvailable: v.boolean(),
  /** How to make an unavailable method available: «Уменьшите заказ на 12 000 ₽ или …»; empty if it is available. */
  advice: v.optional(v.string(), ''),
  /** For `credit`: the contract's limit, and what remains of it after this order (negative if the order exceeds it). */
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
  /** For `postponement`: the due day; null while the day of dispatch is unknown. */
  dueOn: v.optional(v.nullable(day), null),
});

/** The whole checkout for the choices so far (wire-facts, decision 048); requested again after each choice. */
export const getCheckout = defineCall({
  method: 'GET',
  path: '/web/orderCheckout/',
  summary: 'Checkout for the given choices',
  access: 'order.place',
  query: v.object({
    shipment: v.fallback(v.optional(shipmentKind, 'send-all'), 'send-all'),
    deliveryType: v.fallback(v.optional(deliveryType, 'delivery'), 'delivery'),
    paySystem: v.fallback(v.optional(paySystem, 'invoice'), 'invoice'),
    /** The desired day moves the last shipment, and with it the due day; an impossible one is ignored. */
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
    /** At most 1 000, the default one first. */
    addresses: v.array(deliveryAddress),
    consignees: v.array(consignee),
    stores: v.array(
      v.object({
        ...pickupPoint,
        name: v.string(),
        /** Number of lines that are completely in stock here; the others come from another warehouse. */
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
    /** The days that can be chosen with these choices. */
    dates: v.object({
      /** The first possible day; null while the arrival of goods is unknown, and then no day can be chosen. */
      earliestOn: v.nullable(day),
      latestOn: v.nullable(day),
      /** Days in between without delivery or collection. */
      closedOn: v.array(day),
      /** Orders placed after this Moscow time leave a working day later: `15:00`. */
      cutOff: v.string(),
      /** True if it is too late for today: after the cut-off, or on a day off. */
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
    /**
     * Changes with everything that affects prices or dates, but not with the choices. `order/add` must send the
     * version that the buyer saw.
     */
    version: v.string(),
    errors: v.array(v.string()),
    warnings: v.array(v.string()),
  }),
});

/**
 * Places the order in one transaction, once per Idempotency-Key (decision 011). Answers `changed` and places nothing
 * if `version` is outdated or the current counterparty is a different one. Ids of another company's address or
 * consignee answer 404.
 */
export const placeOrder = defineCall({
  method: 'POST',
  path: '/api/order/add/',
  summary: 'Place an order',
  access: 'order.place',
  body: v.object({
    /** The counterparty that the page shows; refused as `changed` if it is no longer the current one. */
    contragent: v.optional(id),
    deliveryType,
    /** Id of an address, with `delivery`. */
    address: v.optional(v.nullable(id), null),
    /** Id of a warehouse, with `pickup`. */
    pickupStore: v.optional(v.nullable(id), null),
    /** Name of the carrier, with `transport`; a `terminal` implies it. */
    transportCompany: optionalVisibleLine(200),
    /** Id of a terminal, or null for an unlisted one written into `terminalAddress`. */
    terminal: v.optional(v.nullable(id), null),
    terminalAddress: optionalVisibleLine(500),
    /** Id of a consignee; null for the buyer. */
    consignee: v.optional(v.nullable(id), null),
    /** The contact for the driver or the warehouse. */
    ...contactFields,
    comment: optionalVisibleText(2000),
    date: v.optional(v.nullable(day), null),
    shipment: shipmentKind,
    paySystem,
    version: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  answer: v.object({ id, number: v.string() }),
});

/** The payment methods for the current basket (§7); with `type` only that one. */
export const getBasketPaymentTypes = defineCall({
  method: 'GET',
  path: '/web/basket/paymentType/',
  summary: 'Payment methods for the basket',
  access: 'order.place',
  query: v.object({ type: v.fallback(v.optional(paySystem), undefined) }),
  answer: v.object({ items: v.array(paySystemOffer) }),
});
