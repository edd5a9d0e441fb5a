import * as v from 'valibot';
import { orderStatus } from '../basket-order/order-list.ts';
import { defineCall } from '../platform/call.ts';
import { day, id, instant, kopecks } from '../platform/fields.ts';

/** Data that areas show on the card of a customer, for its manager only; another manager's customer answers 404. */

const query = v.object({
  /** Code of the counterparty. */
  contragent: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
});

/** The customer's debt and remaining credit, from its own balance. Not part of §7. */
export const getCustomerBalance = defineCall({
  method: 'GET',
  path: '/web/manager/finance/balance/',
  summary: 'Balance of a client',
  access: 'manager.counterparties',
  query,
  answer: v.object({
    debtKopecks: kopecks,
    overdueKopecks: kopecks,
    advanceKopecks: kopecks,
    /** The sum due next, today included. */
    nextDue: v.nullable(v.object({ on: day, kopecks })),
    contracts: v.array(
      v.object({
        id,
        number: v.string(),
        creditLimitKopecks: kopecks,
        usedKopecks: kopecks,
        freeKopecks: kopecks,
      }),
    ),
  }),
});
export type CustomerBalance = v.InferOutput<typeof getCustomerBalance.answer>;

/** The customer's basket: its sum and the latest rows. Not part of §7. */
export const getCustomerBasket = defineCall({
  method: 'GET',
  path: '/web/manager/basket/',
  summary: 'Basket of a client',
  access: 'manager.counterparties',
  query,
  answer: v.object({
    rowCount: v.number(),
    totalKopecks: kopecks,
    /** At most five. */
    rows: v.array(
      v.object({
        id,
        article: v.string(),
        name: v.string(),
        quantity: v.number(),
        measure: v.string(),
        totalKopecks: v.nullable(kopecks),
      }),
    ),
  }),
});
export type CustomerBasket = v.InferOutput<typeof getCustomerBasket.answer>;

/** The customer's last five orders, newest first, and the number of all. Not part of §7. */
export const getCustomerOrders = defineCall({
  method: 'GET',
  path: '/web/manager/orders/',
  summary: 'Last orders of a client',
  access: 'manager.counterparties',
  query,
  answer: v.object({
    items: v.array(
      v.object({
        id,
        number: v.string(),
        createdAt: instant,
        status: orderStatus,
        totalKopecks: kopecks,
        createdByName: v.string(),
        /** Who impersonated the customer, or null. */
        actedByName: v.nullable(v.string()),
      }),
    ),
    orderCount: v.number(),
  }),
});
export type CustomerOrders = v.InferOutput<typeof getCustomerOrders.answer>;
