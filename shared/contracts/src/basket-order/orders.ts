import { optionalText } from '@shop/domain/validation/fields';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { confidential } from '../platform/confidential.ts';
import { day, id, instant, kopecks } from '../platform/fields.ts';
import { orderChange } from './order-changes.ts';
import { orderFilter, orderFilterNames, orderHead, orderStatus } from './order-list.ts';

/** In a file of its own, so that the home page's tile bundles only the list. */
export * from './order-list.ts';

export const deliveryType = v.picklist(['delivery', 'pickup', 'transport']);
export const shipmentKind = v.picklist(['send-all', 'send-fast']);
export const paySystem = v.picklist(['invoice', 'credit', 'postponement']);
export type DeliveryType = v.InferOutput<typeof deliveryType>;
export type ShipmentKind = v.InferOutput<typeof shipmentKind>;
export type PaySystem = v.InferOutput<typeof paySystem>;

/** Russian names of delivery and payment methods, for every screen and document. */
export const DELIVERY_NAMES: Readonly<Record<DeliveryType, string>> = {
  delivery: 'Доставка курьером',
  pickup: 'Самовывоз со склада',
  transport: 'Самовывоз из транспортной компании',
};
export const PAY_SYSTEM_NAMES: Readonly<Record<PaySystem, string>> = {
  invoice: 'По счёту',
  credit: 'В счёт кредитного лимита',
  postponement: 'С отсрочкой платежа',
};

/** The status of a shipment of an order. */
export const shipmentStatus = v.picklist(['planned', 'picking', 'shipped', 'delivered', 'cancelled']);
export type ShipmentStatus = v.InferOutput<typeof shipmentStatus>;

export const documentKind = v.picklist(['invoice', 'upd']);
export type DocumentKind = v.InferOutput<typeof documentKind>;

/**
 * An order of any of the user's counterparties with lines, shipments, history and documents; another company's id
 * answers 404. Managers read the orders of their clients, but can neither cancel nor claim there.
 */
export const getOrder = defineCall({
  method: 'GET',
  path: '/web/profile/order/{id}/',
  summary: 'One order',
  access: 'order.read',
  params: v.object({ id }),
  answer: v.object({
    order: v.object({
      ...orderHead,
      counterpartyCode: v.optional(v.string(), ''),
      deliveryType,
      address: v.string(),
      /** Notes for the driver. */
      addressComment: v.string(),
      transportCompany: v.string(),
      /** Name and address of the warehouse for collection. */
      pickupStore: v.nullable(v.object({ name: v.string(), address: v.string(), workingHours: v.string() })),
      /** Empty for the buyer. */
      consignee: v.string(),
      consigneeAddress: v.string(),
      contactName: v.string(),
      contactPhone: v.string(),
      comment: v.string(),
      wishedOn: v.nullable(day),
      shipment: shipmentKind,
      paySystem,
      dueOn: v.nullable(day),
      createdByName: v.string(),
      /** The manager who impersonated the customer, or null. */
      actedByName: v.nullable(v.string()),
      goodsKopecks: v.nullable(kopecks),
      deliveryKopecks: v.nullable(kopecks),
      vatKopecks: v.nullable(kopecks),
      /**
       * The paid part: payments for this order, and payments by contract that were assigned to its shipments as the
       * oldest debts (decision 010).
       */
      paidKopecks: v.nullable(kopecks),
      /** Whether the actor may cancel it now. */
      canCancel: v.boolean(),
      /** Whether the actor may open an appeal about it. */
      canClaim: v.boolean(),
      /**
       * The reservation of its goods while it waits for a payment and for picking. Null if it has no limit, also because
       * the order is paid.
       */
      reservation: v.optional(
        v.nullable(
          v.object({
            /** The last day. */
            until: day,
            isExtended: v.boolean(),
            /** The last day after an extension by the actor; null where that is impossible. */
            extendableTo: v.nullable(day),
            /** When the goods went back on sale. */
            releasedAt: v.nullable(instant),
          }),
        ),
        null,
      ),
      /** Why it was cancelled; empty otherwise. */
      cancelReason: v.string(),
      /** The order as the accounting system knows it; null while it has neither taken nor named it. */
      accounting: v.optional(
        v.nullable(
          v.object({
            /** When it took the order. */
            takenAt: v.nullable(instant),
            /** Its number there; empty while unknown. */
            number: v.string(),
            datedOn: v.nullable(day),
            /** Its status there, in the words of the accounting system. */
            status: v.string(),
            /** Why it refused the order; empty when it did not. */
            refusal: v.string(),
            /** Placed there by a manager. */
            isPlacedThere: v.boolean(),
          }),
        ),
        null,
      ),
      /** The change that waits for the buyer's yes. */
      waitingChange: v.optional(v.nullable(orderChange), null),
      /** Changes that were applied, accepted or declined, the latest first. */
      changes: v.optional(v.array(orderChange), []),
      /** Whether the actor may decide on the waiting change. */
      canDecideChange: v.optional(v.boolean(), false),
      lines: v.array(
        v.object({
          /** Position in the order, from 1; shipments and claims refer to it. */
          position: v.number(),
          offerId: id,
          /** Null once the product is no longer sold. */
          productCode: v.nullable(v.string()),
          shippedQuantity: v.number(),
          article: v.string(),
          name: v.string(),
          measure: v.string(),
          quantity: v.number(),
          /** The ordered quantity where the accounting system has changed it; null otherwise. */
          orderedQuantity: v.optional(v.nullable(v.number()), null),
          priceKopecks: v.nullable(kopecks),
          totalKopecks: v.nullable(kopecks),
        }),
      ),
      shipments: v.array(
        v.object({
          id,
          /** Number of the shipment in the order, from 1. */
          position: v.number(),
          status: shipmentStatus,
          /** Null while the arrival of a missing line is unknown. */
          plannedOn: v.nullable(day),
          shippedAt: v.nullable(instant),
          deliveredAt: v.nullable(instant),
          lines: v.array(v.object({ position: v.number(), quantity: v.number() })),
        }),
      ),
      /** `byName`: the person who caused it; null for the shop itself. */
      statuses: v.array(
        v.object({ status: orderStatus, reachedAt: instant, byName: v.nullable(v.string()) }),
      ),
      /** Who issues the УПД: the shop, or the accounting system, whose documents are not listed here. */
      updFrom: v.optional(v.picklist(['shop', '1c']), 'shop'),
      documents: v.array(
        v.object({
          id,
          kind: documentKind,
          number: v.string(),
          issuedOn: day,
          /** `position` of the shipment that a УПД belongs to. */
          shipment: v.nullable(v.number()),
        }),
      ),
    }),
  }),
});
export type Order = v.InferOutput<typeof getOrder.answer>['order'];

/**
 * A single-use URL of a document's PDF, valid for 60 s. `document.open` is checked at the order's counterparty, which
 * need not be the current one, and again when the URL is used.
 */
export const openDocument = defineCall({
  method: 'POST',
  path: '/api/order/document/{id}/',
  summary: 'URL of an order document',
  access: 'order.read',
  params: v.object({ id }),
  answer: v.object({ url: confidential }),
});

/**
 * A single-use URL of all documents of an order as a ZIP; 404 for an order without documents. Rights as in
 * `openDocument`.
 */
export const openDocuments = defineCall({
  method: 'POST',
  path: '/api/order/documents/{id}/',
  summary: 'URL of all documents of an order',
  access: 'order.read',
  params: v.object({ id }),
  answer: v.object({ url: confidential }),
});

/**
 * Cancels an order that is новый or подтверждён and releases its reserved stock. A later one answers `conflict` with
 * the reached status. Idempotent. Our pages require a reason; §7 does not. `order.cancel` is checked at the order's
 * company, which need not be the current one.
 */
export const cancelOrder = defineCall({
  method: 'POST',
  path: '/api/order/cancel/{id}/',
  summary: 'Cancel an order',
  access: 'order.see',
  params: v.object({ id }),
  body: v.optional(v.object({ reason: optionalText(500) }), {}),
  answer: v.object({ status: orderStatus }),
});

/**
 * Extends the reservation of an order's goods by the working days of the setting `reservations`, once, while they are
 * still reserved. `conflict` says why it is impossible. `order.place` is checked at the order's company, which need not
 * be the current one.
 */
export const extendReservation = defineCall({
  method: 'POST',
  path: '/api/order/extend/{id}/',
  summary: 'Extend the reservation of an order',
  access: 'order.see',
  params: v.object({ id }),
  answer: v.object({ until: day }),
});

/** A single-use URL of the filtered orders as XLSX, at most 10 000 of them. */
export const exportOrders = defineCall({
  method: 'POST',
  path: '/api/order/export/',
  summary: 'URL of a list of orders',
  access: 'order.see',
  body: v.object(orderFilter),
  names: orderFilterNames,
  answer: v.object({ url: confidential }),
});

/** A single-use URL of one order's lines as XLSX, which quick order can import. */
export const exportOrder = defineCall({
  method: 'POST',
  path: '/api/order/export/{id}/',
  summary: 'URL of the lines of an order',
  access: 'order.read',
  params: v.object({ id }),
  answer: v.object({ url: confidential }),
});
