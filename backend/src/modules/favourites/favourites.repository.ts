import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { productListOf } from './product-list.repository.ts';

export type FavouritesSort = 'added' | 'status' | 'price-asc' | 'price-desc' | 'name';

/** Returns ids of all favourites of the actor in this order. Prices are those of `priceTypeId`. */
export async function findFavourites(
  db: Db,
  actor: Actor,
  sort: FavouritesSort,
  priceTypeId: number | null,
): Promise<number[]> {
  const rows = await productListOf(db, actor, 'favourites')
    .sold()
    .select('products.id')
    .orderBy(orders[sort](priceTypeId))
    .orderBy('favourites.added_at', 'desc')
    .orderBy('products.id')
    .execute();
  return rows.map(({ id }) => id);
}

const orders: Readonly<Record<FavouritesSort, (priceTypeId: number | null) => RawBuilder<unknown>>> = {
  added: () => sql`favourites.added_at desc`,
  name: () => sql`products.name collate "und-x-icu"`,
  status: () => sql`exists (
    select from offers join stocks on stocks.offer_id = offers.id
    where offers.product_id = products.id and offers.active and stocks.quantity > stocks.reserved
  ) desc`,
  'price-asc': (priceTypeId) => sql`${lowestPrice(priceTypeId)} asc nulls last`,
  'price-desc': (priceTypeId) => sql`${lowestPrice(priceTypeId)} desc nulls last`,
};

/** The price on a product card: the lowest first quantity break of its offers. */
function lowestPrice(priceTypeId: number | null) {
  return sql`(
    select min(first.kopecks) from (
      select distinct on (offers.id) prices.kopecks
      from offers join prices on prices.offer_id = offers.id and prices.price_type_id = ${priceTypeId}
      where offers.product_id = products.id and offers.active
      order by offers.id, prices.from_quantity
    ) as first
  )`;
}
