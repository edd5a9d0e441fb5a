import type { CallAnswer } from '@shop/contracts/platform/call';
import { queryClient, useQuery } from '@shop/platform/query';
import { useEffect, useState } from 'react';
import { useBasketRefresh } from '../use-basket-refresh.ts';
import type { Listing } from './listing.queries.ts';
import { type ListingCall, type ListingSource, listingKey, listingQuery } from './listing-source.ts';
import type { ListingParams, ListingView } from './listing-url.ts';
import { useListingParams } from './use-listing-params.ts';
import { useView } from './use-view.ts';

/** A listing and its URL, for `ListingContent`. */
export interface ListingState<Answer extends Listing = Listing> {
  readonly source: ListingSource;
  readonly params: ListingParams;
  /** The URL of the same listing with other choices, at its first page unless `page` is given. */
  readonly urlWith: (changes: Partial<ListingParams>) => string;
  readonly change: (changes: Partial<ListingParams>, options?: { replace: boolean }) => void;
  readonly view: ListingView;
  readonly choose: (view: ListingView) => void;
  /** Undefined until the first answer, and if that failed. */
  readonly answer: Answer | undefined;
  /** The answer belongs to the previous URL; the current one is loading or failed with `error`. */
  readonly isStale: boolean;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

export type AnsweredListing = ListingState & { readonly answer: Listing };

/**
 * The listing of the page's URL. A page number past the end is corrected, and quantities in the basket are
 * refetched when they change. Until an answer arrives, and if it fails, the previous listing of the same
 * section stays (`isStale`), so that facets and list never vanish while they are used.
 */
export function useListing<C extends ListingCall>(source: ListingSource<C>): ListingState<CallAnswer<C>> {
  const address = useListingParams(source.base);
  const { change } = address;
  const chosen = useView(address);
  const params = { ...address.params, view: chosen.view };
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
    ...chosen,
    answer,
    isStale: query.data === undefined,
    isFetching: query.isFetching,
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
  };
}

/** The last answer for `place`. */
function usePrevious<Answer>(place: string, answer: Answer | undefined): Answer | undefined {
  const [last, setLast] = useState<{ place: string; answer: Answer }>();
  if (answer && answer !== last?.answer) setLast({ place, answer });
  return last?.place === place ? last.answer : undefined;
}

/**
 * The server answers a page past the end with the last one; this replaces the page in the URL without another
 * request.
 */
function usePageCorrection<C extends ListingCall>(
  source: ListingSource<C>,
  params: ListingParams,
  answer: Listing | undefined,
  change: ListingState['change'],
) {
  const page = answer && Math.max(1, answer.pageNavigation.pageNumber);
  useEffect(() => {
    if (!page || page === params.page) return;
    queryClient.setQueryData<unknown>(listingQuery(source, { ...params, page }).queryKey, answer);
    change({ page }, { replace: true });
  }, [source, params, answer, page, change]);
}
