import { Suspense } from 'react';
import { useListingParams } from '../common/listing-query/use-listing-params.ts';
import { ShortQuery } from './load-search-lazy.ts';
import { isShort, searchBase } from './search.queries.ts';
import { SearchResults } from './search-results.tsx';

/** `/search/?query=` (§2): the results of a query of more than two characters (§5). */
export function SearchPage() {
  const { params } = useListingParams(searchBase);
  if (!isShort(params.ownParams.query)) return <SearchResults />;
  return (
    <Suspense>
      <ShortQuery />
    </Suspense>
  );
}
