import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';

/**
 * The orders that concern the exchange: those placed since the day of a node that takes orders. One that 1C never had and
 * that was cancelled here does not concern it.
 */
export function exchangeOrders(db: Db) {
  return unscoped(db, 'the exchange hands over the orders of all companies')
    .selectFrom('orders')
    .where(({ or, eb }) => or([eb('orders.status', '<>', 'cancelled'), eb('orders.taken_version', '>', 0)]))
    .where(
      sql<SqlBool>`orders.created_at >= (select coalesce(min(orders_since), 'infinity') from exchange_nodes
        where active and 'sale' = any(kinds))::timestamp at time zone 'Europe/Moscow'`,
    );
}

/** Those of them that 1C has not taken in their present version. */
export function waitingOrders(db: Db) {
  return exchangeOrders(db).whereRef('orders.exchange_version', '>', 'orders.taken_version');
}
