import { RECENT_PRODUCTS } from '@shop/domain/constants';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { NotFound } from '../../platform/errors/errors.ts';

/** Selects the products that the user has viewed. */
export function viewedProductsOf(db: Db, actor: Actor) {
  const mine = scoped(db, actor);
  const latest = () =>
    mine
      .selectFrom('viewed_products')
      .select('viewed_products.product_id')
      .orderBy('viewed_products.viewed_at', 'desc')
      .orderBy('viewed_products.product_id')
      .limit(RECENT_PRODUCTS);
  return {
    /** Ids of the products, latest first. */
    latest: async () => (await latest().execute()).map(({ product_id }) => product_id),

    /** Puts a product in front and drops those beyond the last 20. Throws `NotFound` for an unknown product. */
    add: async (productId: number) => {
      await db
        .selectFrom('products')
        .select('id')
        .where('id', '=', productId)
        .where('active', '=', true)
        .executeTakeFirstOrThrow(() => new NotFound('Такого товара нет'));
      const viewedAt = new Date();
      await mine
        .insertInto('viewed_products', { product_id: productId, viewed_at: viewedAt })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'product_id']).doUpdateSet({ viewed_at: viewedAt }),
        )
        .execute();
      await mine.deleteFrom('viewed_products').where('product_id', 'not in', latest()).execute();
    },
  };
}
