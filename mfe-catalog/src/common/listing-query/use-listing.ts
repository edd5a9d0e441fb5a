import type { CallAnswer } from '@shop/contracts/platform/call';
import { useQuery, useQueryClient } from '@shop/platform/query';
import { useEffect, useState } from 'react';
import { useBasketRefresh } from '../use-basket-refresh.ts';
import type { Listing } from './listing.queries.ts';
import { type ListingCall, type ListingSource, listingKey, listingQuery } from './listing-source.ts';
import type { ListingParams } from './listing-url.ts';
import { useListingParams } from './use-listing-params.ts';

/** A listing and its address, for `ListingContent`. */
export interface ListingState<Answer extends Listing = Listing> {
  readonly source: ListingSource;
  readonly params: ListingParams;
  /** The address of the same listing with something else chosen, at its first page unless told. */
  readonly urlWith: (changes: Partial<ListingParams>) => string;
  /** Goes there. */
  readonly change: (changes: Partial<ListingParams>, options?: { replace: boolean }) => void;
  /** Undefined until the first answer, and when that failed. */
  readonly answer: Answer | undefined;
  /** The answer is that of the address before: its own is on its way, or failed with `error`. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** A listing that has something to show. */
export type AnsweredListing = ListingState & { readonly answer: Listing };

/**
 * The listing of the page's address, kept right: a page past the end is corrected, quantities in the basket are read
 * again when they change. Until an answer is there, and also when it fails, the last listing of the same section
 * stays (`isStale`), so that facets and list never vanish under the user's hands.
 */
export function useListing<C extends ListingCall>(source: ListingSource<C>): ListingState<CallAnswer<C>> {
  const address = useListingParams(source.base);
  const { params, change } = address;
  const query = useQuery(listingQuery(source, params));
  const previous = usePrevious(`${params.base.root}${params.sectionPath}`, query.data);
  usePageCorrection(source, params, query.data, change);
  const answer = query.data ?? previous;
  useBasketRefresh(
    listingKey(source),
    answer?.products.items.flatMap(({ offers }) => offers.map(({ id }) => id)) ?? [],
  );
  return {
    source,
    ...address,
    answer,
    isStale: query.data === undefined,
    isFetching: query.isFetching,
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
  };
}

/** The last answer that `place` had. */
function usePrevious<Answer>(place: string, answer: Answer | undefined): Answer | undefined {
  const [last, setLast] = useState<{ place: string; answer: Answer }>();
  if (answer && answer !== last?.answer) setLast({ place, answer });
  return last?.place === place ? last.answer : undefined;
}

/** A page past the end is answered with the last one: says so in the address, without asking again. */
function usePageCorrection<C extends ListingCall>(
  source: ListingSource<C>,
  params: ListingParams,
  answer: Listing | undefined,
  change: ListingState['change'],
) {
  const client = useQueryClient();
  const page = answer && Math.max(1, answer.pageNavigation.pageNumber);
  useEffect(() => {
    if (!page || page === params.page) return;
    client.setQueryData<unknown>(listingQuery(source, { ...params, page }).queryKey, answer);
    change({ page }, { replace: true });
  }, [client, source, params, answer, page, change]);
}
