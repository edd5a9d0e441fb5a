import { todayInMoscow } from '../../platform/calendar/days.ts';
import type { Db } from '../../platform/database/database.ts';
import { addWorkingDays, readCalendar } from '../orders/orders.api.ts';

/** Law 152-ФЗ, articles 20 and 21: ten working days from the request. */
const TERM_DAYS = 10;

/** Opens a request for erasure; one that is open already keeps its term. */
export async function openErasureRequest(db: Db, userId: number, now = new Date()): Promise<void> {
  const dueOn = addWorkingDays(todayInMoscow(now), TERM_DAYS, await readCalendar(db));
  await db
    .insertInto('data_requests')
    .values({ user_id: userId, requested_at: now, due_on: dueOn })
    .onConflict((conflict) => conflict.column('user_id').where('closed_at', 'is', null).doNothing())
    .execute();
}

/** Closes the open request of the user; without one nothing happens. */
export async function closeErasureRequest(
  db: Db,
  userId: number,
  outcome: 'cancelled' | 'erased',
): Promise<void> {
  await db
    .updateTable('data_requests')
    .set({ closed_at: new Date(), outcome })
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .execute();
}

export function findOpenRequest(db: Db, userId: number) {
  return db
    .selectFrom('data_requests')
    .select(['requested_at as requestedAt', 'due_on as dueOn'])
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

/** All open requests, the most urgent first. */
export function findOpenRequests(db: Db) {
  return db
    .selectFrom('data_requests')
    .innerJoin('users', 'users.id', 'data_requests.user_id')
    .select([
      'data_requests.id',
      'users.id as userId',
      'users.login',
      'users.name',
      'users.last_name as lastName',
      'requested_at as requestedAt',
      'due_on as dueOn',
    ])
    .where('closed_at', 'is', null)
    .orderBy('due_on')
    .orderBy('data_requests.id')
    .execute();
}
