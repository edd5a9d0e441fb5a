import { ORDER_STATUS_NAMES } from '@shop/contracts/basket-order/orders';
import type { getReassignForm } from '@shop/contracts/manager/manager-users';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Actor } from '../../../platform/actor/actor.ts';
import { todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { companyIdsOf } from '../../access/access.api.ts';
import { findPerson } from './managed-people.ts';

type ReassignForm = v.InferOutput<typeof getReassignForm.answer>;

const [ORDERS_SHOWN, MOST_CANDIDATES] = [10, 100];

/**
 * Reads how many of the user's orders would move and who may receive them. Throws `NotFound` for a user who is not the
 * manager's.
 */
export async function findReassignForm(db: Db, actor: Actor, userId: number): Promise<ReassignForm> {
  const user = await findPerson(db, actor, userId);
  const { orderCount, openCount } = await ordersOf(db, actor, userId)
    .select([
      (select) => select.fn.countAll<number>().as('orderCount'),
      sql<number>`count(*) filter (where placed.status in ('new', 'confirmed', 'picking', 'shipped'))`.as(
        'openCount',
      ),
    ])
    .executeTakeFirstOrThrow();
  const orders = await ordersOf(db, actor, userId)
    .innerJoin('counterparties as company', 'company.id', 'placed.counterparty_id')
    .select([
      'placed.id',
      'placed.number',
      'placed.status',
      'company.name as companyName',
      'placed.created_at as createdAt',
    ])
    .orderBy('placed.created_at', 'desc')
    .orderBy('placed.id', 'desc')
    .limit(ORDERS_SHOWN)
    .execute();
  return {
    user,
    orderCount,
    openCount,
    orders: orders.map(({ createdAt, status, ...order }) => ({
      ...order,
      status: ORDER_STATUS_NAMES[status],
      placedOn: todayInMoscow(createdAt),
    })),
    candidates: await findCandidates(db, actor, userId),
  };
}

/** The user's orders at the manager's companies, as `placed`; the manager may not reassign those elsewhere. */
export function ordersOf(db: Db, actor: Actor, userId: number) {
  return unscoped(db, 'orders at the companies a manager looks after')
    .selectFrom('orders as placed')
    .where('placed.created_by', '=', userId)
    .where('placed.counterparty_id', 'in', companyIdsOf(db, actor));
}

/** Active people who work at a company of those orders, those eligible for the most orders first. */
function findCandidates(db: Db, actor: Actor, userId: number): Promise<ReassignForm['candidates']> {
  const moving = ordersOf(db, actor, userId)
    .select(['placed.counterparty_id', (select) => select.fn.countAll<number>().as('orders')])
    .groupBy('placed.counterparty_id');
  return unscoped(db, 'people of the companies a manager looks after')
    .selectFrom(moving.as('moving'))
    .innerJoin('counterparty_users as member', 'member.counterparty_id', 'moving.counterparty_id')
    .innerJoin('users as person', 'person.id', 'member.user_id')
    .select([
      'person.id',
      sql<string>`person.name || ' ' || person.last_name`.as('name'),
      'person.login as email',
      (select) => select.fn.sum<number>('moving.orders').as('orderCount'),
    ])
    .where('person.id', '!=', userId)
    .where('person.role', '=', 'CUSTOMER')
    .where('person.active', '=', true)
    .groupBy('person.id')
    .orderBy('orderCount', 'desc')
    .orderBy(sql`person.last_name collate "und-x-icu"`)
    .orderBy('person.id')
    .limit(MOST_CANDIDATES)
    .execute();
}
