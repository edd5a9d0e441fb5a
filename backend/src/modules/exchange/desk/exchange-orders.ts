import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';

/**
 * The orders that concern the exchange, where a node takes orders: those placed since its day, and any that 1C has taken
 * before. One that 1C never had and that was cancelled here does not concern it.
 */
export function exchangeOrders(db: Db) {
  return unscoped(db, 'the exchange hands over the orders of all companies')
    .selectFrom('orders')
    .where(({ or, eb }) => or([eb('orders.status', '<>', 'cancelled'), eb('orders.taken_version', '>', 0)]))
    .where(
      sql<SqlBool>`exists (select from exchange_nodes where active and 'sale' = any(kinds) and (orders.taken_version > 0
        or orders.created_at >= orders_since::timestamp at time zone 'Europe/Moscow'))`,
    );
}

/** Those of them that 1C has not taken in their present version. */
export function waitingOrders(db: Db) {
  return exchangeOrders(db).whereRef('orders.exchange_version', '>', 'orders.taken_version');
}

/**
 * When the oldest of the waiting orders began to wait. Nothing tells when an order that 1C has was changed: it waits at
 * the earliest since 1C last asked for orders.
 */
export function oldestWaitingSince() {
  return sql<Date | null>`min(case when orders.taken_version = 0 then orders.created_at
    else greatest(orders.created_at, orders.taken_at,
      (select max(last_call_at) from exchange_sessions where kind = 'sale')) end)`;
}
