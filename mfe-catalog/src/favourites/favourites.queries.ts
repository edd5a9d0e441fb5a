import { getFavourites } from '@shop/contracts/catalog/favourites';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { callKey, callQuery, keepPreviousData } from '@shop/platform/query';
import type { FavouritesParams } from './use-favourites-params.ts';

export type Favourites = CallAnswer<typeof getFavourites>;

export const favouritesKey = callKey(getFavourites);

/**
 * Refetched whenever the page opens, because favourites are added on other pages. The previous page stays
 * meanwhile.
 */
export const favouritesQuery = (query: FavouritesParams) => ({
  ...callQuery(getFavourites, { query }),
  staleTime: 0,
  placeholderData: keepPreviousData,
});
