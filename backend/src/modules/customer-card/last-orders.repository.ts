import type { CustomerOrders } from '@shop/contracts/manager/customer-card';
import { sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';

const LAST = 5;

/** Returns the last orders of a counterparty with their authors, and the number of all orders. */
export async function findLastOrders(db: Db, customer: Actor): Promise<CustomerOrders> {
  const own = () => scoped(db, customer).selectFrom('orders');
  const items = await own()
    .innerJoin('users as buyer', 'buyer.id', 'orders.created_by')
    .leftJoin('users as manager', 'manager.id', 'orders.acted_by')
    .select([
      'orders.id',
      'orders.number',
      'orders.created_at as createdAt',
      'orders.status',
      'orders.total_kopecks as totalKopecks',
      sql<string>`buyer.name || ' ' || buyer.last_name`.as('createdByName'),
      sql<string | null>`manager.name || ' ' || manager.last_name`.as('actedByName'),
    ])
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(LAST)
    .execute();
  const count = await countRows(own());
  return {
    items: items.map((order) => ({ ...order, createdAt: order.createdAt.toISOString() })),
    orderCount: count,
  };
}
