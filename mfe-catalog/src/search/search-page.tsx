import { SEARCH_MIN_LENGTH } from '@shop/shared/contracts/constants';
import { queryClient } from '@shop/shared/query';
import { askAhead } from '../common/ask-ahead.ts';
import { listingQuery } from '../listing/listing-source.ts';
import { type ListingParams, parseListingUrl } from '../listing/listing-url.ts';
import { useListingParams } from '../listing/use-listing-params.ts';
import { searchBase, searchSource } from './search.queries.ts';
import { SearchResults } from './search-results.tsx';
import { ShortQuery } from './short-query.tsx';

askAhead((pathname, search) => {
  if (!pathname.startsWith(searchBase.root)) return;
  const params = parseListingUrl(pathname, search, searchBase);
  if (!isShort(params)) void queryClient.prefetchQuery(listingQuery(searchSource, params));
});

/** `/search/?query=` (§2): what a query of more than two characters finds (§5). */
export function SearchPage() {
  const { params } = useListingParams(searchBase);
  return isShort(params) ? <ShortQuery /> : <SearchResults />;
}

function isShort({ kept: { query = '' } }: ListingParams): boolean {
  return [...query.trim()].length < SEARCH_MIN_LENGTH;
}
