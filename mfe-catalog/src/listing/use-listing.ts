import { useQuery, useQueryClient } from '@shop/shared/query';
import { useEffect, useState } from 'react';
import { type Listing, listingQuery } from './listing.queries.ts';
import type { ListingParams } from './listing-url.ts';

interface Shown {
  readonly sectionPath: string;
  readonly listing: Listing;
}

/**
 * The listing of an address. Until its answer is there, and also when it fails, the last listing of the same section
 * stays (`isStale`), so that facets and list never vanish under the user's hands.
 */
export function useListing(params: ListingParams) {
  const query = useQuery(listingQuery(params));
  const [last, setLast] = useState<Shown>();
  if (query.data && query.data !== last?.listing)
    setLast({ sectionPath: params.sectionPath, listing: query.data });
  const previous = last?.sectionPath === params.sectionPath ? last.listing : undefined;
  return {
    listing: query.data ?? previous,
    isStale: query.data === undefined,
    isFetching: query.isFetching,
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
  };
}

/** A page past the end is answered with the last one: says so in the address, without asking again. */
export function usePageCorrection(
  params: ListingParams,
  answered: Listing | undefined,
  correct: (page: number) => void,
) {
  const client = useQueryClient();
  const page = answered && Math.max(1, answered.pageNavigation.pageNumber);
  useEffect(() => {
    if (!page || page === params.page) return;
    client.setQueryData(listingQuery({ ...params, page }).queryKey, answered);
    correct(page);
  }, [client, params, answered, page, correct]);
}
