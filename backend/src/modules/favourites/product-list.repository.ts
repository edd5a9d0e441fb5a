import { COMPARISON_MAX } from '@shop/contracts/catalog/comparison';
import { FAVOURITES_MAX } from '@shop/contracts/catalog/favourites';
import { type ExpressionWrapper, sql } from 'kysely';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { NotFound, Validation } from '../../platform/errors/errors.ts';

export type ListTable = 'favourites' | 'comparisons';

const limits = {
  favourites: { max: FAVOURITES_MAX, place: 'избранном', pronoun: 'нём' },
  comparisons: { max: COMPARISON_MAX, place: 'сравнении', pronoun: 'нём' },
} as const;

const GONE = 'Такого товара нет';
const SOME_GONE =
  'Некоторых из\u00a0выбранных товаров больше нет в\u00a0продаже. Обновите страницу и\u00a0повторите';

/**
 * The acting user's favourites or comparison: two lists of products that work alike. What is no longer sold keeps its
 * place in them, for it may come back, but is neither shown nor counted.
 */
export function productListOf(db: Db, actor: ActingUser, table: ListTable) {
  const mine = scoped(db, actor);

  /** Products that are sold, joined with when they were added. */
  const sold = () =>
    mine
      .selectFrom(table)
      .innerJoin('products', 'products.id', `${table}.product_id`)
      .where('products.active', '=', true);

  return {
    sold,

    /** Ids of the products, the first added first. */
    ids: async (): Promise<number[]> => {
      const rows = await sold()
        .select('products.id')
        .orderBy(`${table}.added_at`)
        .orderBy('products.id')
        .execute();
      return rows.map(({ id }) => id);
    },

    /**
     * Adding twice is adding once; several are added in their order. Throws `NotFound` for an unknown product and
     * `Validation` beyond the list's limit, and then adds none. Must run in a transaction.
     */
    add: async (given: number | readonly number[]) => {
      const ids = [...new Set([given].flat())];
      await lockLists(db, actor);
      const known = await db
        .selectFrom('products')
        .select('id')
        .where('id', '=', anyOf(ids))
        .where('active', '=', true)
        .execute();
      if (known.length < ids.length) throw new NotFound(ids.length === 1 ? GONE : SOME_GONE);
      const { others } = await sold()
        .select(({ fn }) => fn.countAll<number>().as('others'))
        .where('products.id', '!=', sql<number>`all(${ids}::bigint[])`)
        .executeTakeFirstOrThrow();
      if (others + ids.length > limits[table].max) throw tooMany(table, others, ids.length);
      await mine
        .insertInto(
          table,
          ids.map((id, index) => ({ product_id: id, added_at: momentAfterNow(index) as never })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Removing what is not there changes nothing. */
    remove: async (given: number | readonly number[]) => {
      await mine
        .deleteFrom(table)
        .where('product_id', '=', anyOf([given].flat()))
        .execute();
    },

    clear: async () => {
      await mine.deleteFrom(table).execute();
    },
  };
}

/** Two requests of one user wait for each other, so that together they do not pass the limit. */
async function lockLists(db: Db, { userId }: ActingUser): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

function tooMany(table: ListTable, others: number, added: number): Validation {
  const { max, place, pronoun } = limits[table];
  const now = added === 1 ? '' : `, сейчас в\u00a0${pronoun} ${others}`;
  return new Validation(
    `В\u00a0${place} может быть не\u00a0больше ${max}\u00a0товаров${now}. Уберите лишние и добавьте снова`,
    'product_id',
  );
}

/** Later than what was added before and, within one request, in its order. */
function momentAfterNow(index: number): ExpressionWrapper<never, never, Date> {
  return sql<Date>`now() + ${index} * interval '1 microsecond'` as never;
}

function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::bigint[])`;
}
