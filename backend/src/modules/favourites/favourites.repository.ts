import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { scoped } from '../../database/scoped.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import { NotFound } from '../../http/errors.ts';

/** The acting user's favourites or comparison: two lists of products that work alike. */
export function productListOf(db: Db, actor: ActingUser, table: 'favourites' | 'comparisons') {
  const mine = scoped(db, actor);
  return {
    /** Adding twice is adding once. Throws `NotFound` for an unknown product, and adds none. */
    add: async (given: number | readonly number[]) => {
      const ids = [...new Set([given].flat())];
      const known = await db
        .selectFrom('products')
        .select('id')
        .where('id', '=', sql<number>`any(${ids}::bigint[])`)
        .where('active', '=', true)
        .execute();
      if (known.length < ids.length) throw new NotFound('Такого товара нет');
      await mine
        .insertInto(
          table,
          ids.map((id) => ({ product_id: id })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Removing what is not there changes nothing. */
    remove: async (given: number | readonly number[]) => {
      const ids = [given].flat();
      await mine.deleteFrom(table).where('product_id', '=', sql<number>`any(${ids}::bigint[])`).execute();
    },
  };
}
