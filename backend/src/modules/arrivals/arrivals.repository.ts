import { type SqlBool, sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped, unscoped } from '../../platform/database/scoped.ts';
import { Conflict, Limit, NotFound } from '../../platform/errors/errors.ts';

const AWAITED_MAX = 500;
/** Requests per statement and per transaction. */
const BATCH = 200;

/** Back-in-stock requests of the actor. */
export function arrivalsOf(db: Db, actor: Actor) {
  const mine = scoped(db, actor);
  return {
    /**
     * Adding twice is harmless. Throws `NotFound` for an offer that is not sold, `Conflict` for one in stock, `Limit`
     * above 500.
     */
    add: async (offerId: number) => {
      const { isInStock } = await db
        .selectFrom('offers')
        .innerJoin('products', 'products.id', 'offers.product_id')
        .select(hasFreeStock('offers.id').as('isInStock'))
        .where('offers.id', '=', offerId)
        .where('offers.active', '=', true)
        .where('products.active', '=', true)
        .executeTakeFirstOrThrow(() => new NotFound('Такого предложения нет'));
      if (isInStock) throw new Conflict('Товар уже в\u00a0наличии');
      const count = await countRows(mine.selectFrom('arrival_requests'));
      if (count >= AWAITED_MAX)
        throw new Limit(`Вы\u00a0ждёте уже ${AWAITED_MAX} товаров. Откажитесь от\u00a0ненужных`);
      await mine
        .insertInto('arrival_requests', { offer_id: offerId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Removing a request that does not exist is harmless. */
    remove: async (offerId: number) => {
      await mine.deleteFrom('arrival_requests').where('offer_id', '=', offerId).execute();
    },
  };
}

/** A user who waits, and the offer that is back in stock. */
export type Arrival = Awaited<ReturnType<typeof dequeueArrivals>>[number];

/**
 * Deletes a batch of requests for offers that are back in stock and returns them. Rows that another process has locked
 * are skipped. Includes inactive users: their requests go without a notification.
 */
export async function dequeueArrivals(db: Db) {
  const waiting = unscoped(db, 'back-in-stock requests of all users');
  const due = waiting
    .selectFrom('arrival_requests')
    .innerJoin('offers', 'offers.id', 'arrival_requests.offer_id')
    .innerJoin('products', 'products.id', 'offers.product_id')
    .select(['arrival_requests.user_id', 'arrival_requests.offer_id'])
    .where('offers.active', '=', true)
    .where('products.active', '=', true)
    .where(hasFreeStock('offers.id'))
    .orderBy('arrival_requests.user_id')
    .limit(BATCH)
    .forUpdate('arrival_requests')
    .skipLocked();
  return waiting
    .with('due', () => due)
    .with('dequeued', (cte) =>
      cte
        .deleteFrom('arrival_requests')
        .using('due')
        .whereRef('arrival_requests.user_id', '=', 'due.user_id')
        .whereRef('arrival_requests.offer_id', '=', 'due.offer_id')
        .returning(['arrival_requests.user_id as userId', 'arrival_requests.offer_id as offerId']),
    )
    .selectFrom('dequeued')
    .innerJoin('offers', 'offers.id', 'dequeued.offerId')
    .innerJoin('products', 'products.id', 'offers.product_id')
    .innerJoin('users', 'users.id', 'dequeued.userId')
    .select([
      'dequeued.userId',
      'users.login',
      'users.active as isActive',
      'offers.id as offerId',
      'offers.name as offer',
      'offers.article',
      'products.code',
    ])
    .orderBy('dequeued.userId')
    .orderBy('offers.name')
    .execute();
}

function hasFreeStock(offer: string) {
  return sql<SqlBool>`exists (
    select from stocks where stocks.offer_id = ${sql.ref(offer)} and stocks.quantity > stocks.reserved)`;
}
