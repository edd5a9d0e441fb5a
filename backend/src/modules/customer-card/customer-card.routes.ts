import {
  getCustomerBalance,
  getCustomerBasket,
  getCustomerOrders,
} from '@shop/contracts/manager/customer-card';
import { route } from '../../platform/http/route.ts';
import { findBasket, presentBasket, presentSummary, readConditions } from '../basket/basket.api.ts';
import { readBalance } from '../finances/finances.api.ts';
import { asCustomer } from './as-customer.ts';
import { findLastOrders } from './last-orders.repository.ts';

const ROWS = 5;

/** The manager's card of a client: sums of the client, read-only. */
export const customerCardRoutes = [
  route(getCustomerBalance, async ({ db, actor, query }) => {
    const balance = await readBalance(db, await asCustomer(db, actor, query.contragent));
    const { debtKopecks, overdueKopecks, advanceKopecks, nextDue, contracts } = balance;
    return {
      debtKopecks,
      overdueKopecks,
      advanceKopecks,
      nextDue,
      contracts: contracts.map(({ id, number, creditLimitKopecks, usedKopecks, freeKopecks }) => {
        return { id, number, creditLimitKopecks, usedKopecks, freeKopecks };
      }),
    };
  }),

  route(getCustomerBasket, async ({ db, actor, query }) => {
    const customer = await asCustomer(db, actor, query.contragent);
    const conditions = await readConditions(db, customer);
    const records = await findBasket(db, customer, conditions.terms);
    const { rowCount, totalKopecks } = presentSummary(records, conditions);
    const { grid } = presentBasket(records.slice(-ROWS).reverse(), [], conditions);
    return {
      rowCount,
      totalKopecks: totalKopecks ?? 0,
      rows: grid.row.map(({ id, article, name, basketQuantity, measure, totalPrice }) => {
        return { id, article, name, quantity: basketQuantity, measure, totalKopecks: totalPrice };
      }),
    };
  }),

  route(getCustomerOrders, async ({ db, actor, query }) =>
    findLastOrders(db, await asCustomer(db, actor, query.contragent)),
  ),
];
