import { SEARCH_MIN_LENGTH } from '@shop/domain/constants';
import { queryClient } from '@shop/platform/query';
import { Suspense } from 'react';
import { askAhead } from '../common/ask-ahead.ts';
import { listingQuery } from '../common/listing-query/listing-source.ts';
import { type ListingParams, parseListingUrl } from '../common/listing-query/listing-url.ts';
import { useListingParams } from '../common/listing-query/use-listing-params.ts';
import { ShortQuery } from './later-parts.ts';
import { searchBase, searchSource } from './search.queries.ts';
import { SearchResults } from './search-results.tsx';

askAhead((pathname, search) => {
  if (!pathname.startsWith(searchBase.root)) return;
  const params = parseListingUrl(pathname, search, searchBase);
  if (!isShort(params)) void queryClient.prefetchQuery(listingQuery(searchSource, params));
});

/** `/search/?query=` (§2): what a query of more than two characters finds (§5). */
export function SearchPage() {
  const { params } = useListingParams(searchBase);
  if (!isShort(params)) return <SearchResults />;
  return (
    <Suspense>
      <ShortQuery />
    </Suspense>
  );
}

function isShort({ kept: { query = '' } }: ListingParams): boolean {
  return [...query.trim()].length < SEARCH_MIN_LENGTH;
}
