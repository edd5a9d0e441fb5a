import { isAllowed } from '@shop/contracts/account/permissions';
import type { getFavourites } from '@shop/contracts/catalog/favourites';
import type { WireAnswer } from '@shop/contracts/platform/call';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
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

/** A page of the acting user's favourites. An unknown sort is the first one, a page past the end the last. */
export async function readFavourites(
  db: Db,
  actor: ActingUser,
  query: FavouritesQuery,
): Promise<WireAnswer<typeof getFavourites>> {
  const terms = await termsOf(db, actor);
  const seesPrices = isAllowed('prices.see', actor);
  // An order by price would tell prices to who may not see them.
  const options = sorts.filter(({ code }) => seesPrices || !code.startsWith('price'));
  const sort = options.find(({ code }) => code === query.sort)?.code ?? 'added';
  const ids = await findFavourites(db, actor, sort, terms.priceTypeId);
  const { offset, pageNavigation } = clampPage(query, ids.length);
  const products = await findProducts(db, actor, terms, ids.slice(offset, offset + query.pageSize));
  return {
    items: products.map((product) => presentProduct(product, seesPrices ? terms : null)),
    pageNavigation,
    sort: { current: sort, options: [...options] },
  };
}
