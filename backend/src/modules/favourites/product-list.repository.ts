import { COMPARISON_MAX } from '@shop/contracts/catalog/comparison';
import { FAVOURITES_MAX } from '@shop/contracts/catalog/favourites';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { NotFound, Validation } from '../../platform/errors/errors.ts';

export type ListTable = 'favourites' | 'comparisons';

const limits = {
  favourites: { max: FAVOURITES_MAX, place: 'избранном', pronoun: 'нём' },
  comparisons: { max: COMPARISON_MAX, place: 'сравнении', pronoun: 'нём' },
} as const;

const UNKNOWN_PRODUCT = 'Такого товара нет';
const UNKNOWN_PRODUCTS =
  'Некоторых из\u00a0выбранных товаров больше нет в\u00a0продаже. Обновите страницу и\u00a0повторите';

/**
 * The actor's favourites or comparison (§7): lists of products with the same rules. A product no longer sold keeps its
 * position, because it may return, but is neither shown nor counted.
 */
export function productListOf(db: Db, actor: Actor, table: ListTable) {
  const mine = scoped(db, actor);

  /** Sold products of the list, joined with the time they were added. */
  const sold = () =>
    mine
      .selectFrom(table)
      .innerJoin('products', 'products.id', `${table}.product_id`)
      .where('products.active', '=', true);

  return {
    sold,

    /** Returns ids of sold products, first added first. */
    ids: async (): Promise<number[]> => {
      const rows = await sold()
        .select('products.id')
        .orderBy(`${table}.added_at`)
        .orderBy('products.id')
        .execute();
      return rows.map(({ id }) => id);
    },

    /**
     * Adds products in this order, all or none; adding again changes nothing. Throws `NotFound` for an unknown product,
     * `Validation` at `product_id` above the limit. Run it in a transaction.
     */
    add: async (added: number | readonly number[]) => {
      const ids = [...new Set([added].flat())];
      await lockLists(db, actor);
      const known = await db
        .selectFrom('products')
        .select('id')
        .where('id', '=', anyOf(ids))
        .where('active', '=', true)
        .execute();
      if (known.length < ids.length)
        throw new NotFound(ids.length === 1 ? UNKNOWN_PRODUCT : UNKNOWN_PRODUCTS);
      const { others } = await sold()
        .select(({ fn }) => fn.countAll<number>().as('others'))
        .where('products.id', '!=', sql<number>`all(${ids}::bigint[])`)
        .executeTakeFirstOrThrow();
      if (others + ids.length > limits[table].max) throw tooMany(table, others, ids.length);
      await mine
        .insertInto(
          table,
          ids.map((id, index) => ({ product_id: id, added_at: nowPlus(index) })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Removing a product that is not in the list changes nothing. */
    remove: async (added: number | readonly number[]) => {
      await mine
        .deleteFrom(table)
        .where('product_id', '=', anyOf([added].flat()))
        .execute();
    },

    clear: async () => {
      await mine.deleteFrom(table).execute();
    },
  };
}

/** Serialises requests of a user, so that together they cannot exceed the limit. */
async function lockLists(db: Db, { userId }: Actor): Promise<void> {
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

/** Later than earlier additions; within a request, in its order. */
function nowPlus(index: number): RawBuilder<Date> {
  return sql<Date>`now() + ${index} * interval '1 microsecond'`;
}

function anyOf(ids: readonly number[]) {
  return sql<number>`any(${[...ids]}::bigint[])`;
}
