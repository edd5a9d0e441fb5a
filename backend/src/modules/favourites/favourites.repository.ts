import type { Db } from '../../database/database.ts';
import { scoped } from '../../database/scoped.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import { NotFound } from '../../http/errors.ts';

/** The acting user's favourites or comparison: two lists of products that work alike. */
export function productListOf(db: Db, actor: ActingUser, table: 'favourites' | 'comparisons') {
  const mine = scoped(db, actor);
  return {
    /** Adding twice is adding once. Throws `NotFound` for an unknown product. */
    add: async (productId: number) => {
      await db
        .selectFrom('products')
        .select('id')
        .where('id', '=', productId)
        .where('active', '=', true)
        .executeTakeFirstOrThrow(() => new NotFound('Такого товара нет'));
      await mine
        .insertInto(table, { product_id: productId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** Removing what is not there changes nothing. */
    remove: async (productId: number) => {
      await mine.deleteFrom(table).where('product_id', '=', productId).execute();
    },
  };
}
