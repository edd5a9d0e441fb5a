import { type SqlBool, sql } from 'kysely';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped, unscoped } from '../../platform/database/scoped.ts';
import { Conflict, Limit, NotFound } from '../../platform/errors/errors.ts';

const AWAITED_MAX = 500;
/** Taken by one statement, told in one transaction. */
const BATCH = 200;

/** The offers whose arrival the acting user waits for. */
export function arrivalsOf(db: Db, actor: ActingUser) {
  const mine = scoped(db, actor);
  return {
    /** Waiting twice is waiting once. Throws `NotFound` for what is not sold, `Conflict` for what is in stock. */
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

    /** Not to wait for what nobody waits for changes nothing. */
    remove: async (offerId: number) => {
      await mine.deleteFrom('arrival_requests').where('offer_id', '=', offerId).execute();
    },
  };
}

/** Somebody who waits, and what has come. */
export type Arrival = Awaited<ReturnType<typeof takeArrived>>[number];

/**
 * Takes the requests for what is in stock again out of the table, some at a time: a process that takes at the same
 * moment passes them by. Whoever has lost the account is told nothing.
 */
export async function takeArrived(db: Db) {
  const waiting = unscoped(db, 'arrivals are told to whoever waits for them');
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
    .with('taken', (cte) =>
      cte
        .deleteFrom('arrival_requests')
        .using('due')
        .whereRef('arrival_requests.user_id', '=', 'due.user_id')
        .whereRef('arrival_requests.offer_id', '=', 'due.offer_id')
        .returning(['arrival_requests.user_id as userId', 'arrival_requests.offer_id as offerId']),
    )
    .selectFrom('taken')
    .innerJoin('offers', 'offers.id', 'taken.offerId')
    .innerJoin('products', 'products.id', 'offers.product_id')
    .innerJoin('users', 'users.id', 'taken.userId')
    .select([
      'taken.userId',
      'users.login',
      'users.active as isActive',
      'offers.id as offerId',
      'offers.name as offer',
      'offers.article',
      'products.code',
    ])
    .orderBy('taken.userId')
    .orderBy('offers.name')
    .execute();
}

function hasFreeStock(offer: string) {
  return sql<SqlBool>`exists (
    select from stocks where stocks.offer_id = ${sql.ref(offer)} and stocks.quantity > stocks.reserved)`;
}
