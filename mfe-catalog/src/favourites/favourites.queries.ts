import { getFavourites } from '@shop/contracts/catalog/favourites';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { callKey, callQuery, keepPreviousData } from '@shop/platform/query';
import type { FavouritesParams } from './use-favourites-params.ts';

export type Favourites = CallAnswer<typeof getFavourites>;

export const favouritesKey = callKey(getFavourites);

/** Read anew whenever the page is opened: hearts are pressed all over the shop. The last page stays until then. */
export const favouritesQuery = (query: FavouritesParams) => ({
  ...callQuery(getFavourites, { query }),
  staleTime: 0,
  placeholderData: keepPreviousData,
});
