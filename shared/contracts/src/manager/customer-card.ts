import * as v from 'valibot';
import { orderStatus } from '../basket-order/order-list.ts';
import { defineCall } from '../platform/call.ts';
import { day, id, instant, kopecks } from '../platform/fields.ts';

/** What areas show of a customer on the card of the manager who looks after it; another manager's answers 404. */

const query = v.object({
  /** Code of the counterparty. */
  contragent: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
});

/** What the customer owes and may still owe: the sums of its own balance. Not of §7. */
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
    /** What is due next, from today on. */
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

/** What lies in the customer's basket: its sum, and the rows that came last. Not of §7. */
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

/** The customer's last five orders, newest first, and how many there are. Not of §7. */
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
        /** Who ordered in his name. */
        actedByName: v.nullable(v.string()),
      }),
    ),
    orderCount: v.number(),
  }),
});
export type CustomerOrders = v.InferOutput<typeof getCustomerOrders.answer>;
