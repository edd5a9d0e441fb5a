import { SEARCH_MIN_LENGTH } from '@shop/domain/constants';
import { queryClient } from '@shop/platform/query';
import { Suspense } from 'react';
import { listingQuery } from '../common/listing-query/listing-source.ts';
import { type ListingParams, parseListingUrl } from '../common/listing-query/listing-url.ts';
import { useListingParams } from '../common/listing-query/use-listing-params.ts';
import { prefetchEarly } from '../common/prefetch-early.ts';
import { ShortQuery } from './load-search-lazy.ts';
import { searchBase, searchSource } from './search.queries.ts';
import { SearchResults } from './search-results.tsx';

prefetchEarly((pathname, search) => {
  if (!pathname.startsWith(searchBase.root)) return;
  const params = parseListingUrl(pathname, search, searchBase);
  if (!isShort(params)) void queryClient.prefetchQuery(listingQuery(searchSource, params));
});

/** `/search/?query=` (§2): the results of a query of more than two characters (§5). */
export function SearchPage() {
  const { params } = useListingParams(searchBase);
  if (!isShort(params)) return <SearchResults />;
  return (
    <Suspense>
      <ShortQuery />
    </Suspense>
  );
}

function isShort({ ownParams: { query = '' } }: ListingParams): boolean {
  return [...query.trim()].length < SEARCH_MIN_LENGTH;
}
