import { isAllowed } from '@shop/contracts/account/permissions';
import type { getFavourites } from '@shop/contracts/catalog/favourites';
import type { WireAnswer } from '@shop/contracts/platform/call';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { clampPage } from '../../platform/http/paging.ts';
import { findProducts, presentProduct, termsOf } from '../catalog/catalog.api.ts';
import { type FavouritesSort, findFavourites } from './favourites.repository.ts';

const sorts: readonly { readonly code: FavouritesSort; readonly name: string }[] = [
  { code: 'added', name: 'Сначала недавние' },
  { code: 'status', name: 'Сначала в наличии' },
  { code: 'price-asc', name: 'Сначала дешёвые' },
  { code: 'price-desc', name: 'Сначала дорогие' },
  { code: 'name', name: 'По названию' },
];

interface FavouritesQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
}

/**
 * Returns a page of the actor's favourites (§7) in wire names. An unknown sort falls back to the first one, a page past
 * the end is the last page.
 */
export async function readFavourites(
  db: Db,
  actor: Actor,
  query: FavouritesQuery,
): Promise<WireAnswer<typeof getFavourites>> {
  const terms = await termsOf(db, actor);
  const canSeePrices = isAllowed('prices.see', actor);
  // Sorting by price would reveal prices to users without the right to see them.
  const options = sorts.filter(({ code }) => canSeePrices || !code.startsWith('price'));
  const sort = options.find(({ code }) => code === query.sort)?.code ?? 'added';
  const ids = await findFavourites(db, actor, sort, terms.priceTypeId);
  const { offset, pageNavigation } = clampPage(query, ids.length);
  const products = await findProducts(db, actor, terms, ids.slice(offset, offset + query.pageSize));
  return {
    items: products.map((product) => presentProduct(product, canSeePrices ? terms : null)),
    pageNavigation,
    sort: { current: sort, options: [...options] },
  };
}
