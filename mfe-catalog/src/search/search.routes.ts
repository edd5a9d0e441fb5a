import type { PageRoute } from '@shop/remote';
import { firstOfListing } from '../common/listing-query/listing-source.ts';
import { isShort, searchSource } from './search.queries.ts';
import { SearchPage } from './search-page.tsx';

/** `/search/…` (§2). */
export const searchRoute: PageRoute = {
  first: (place) => (isShort(place.search.get('query')) ? [] : [firstOfListing(searchSource, place)]),
  page: async () => SearchPage,
};
