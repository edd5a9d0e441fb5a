import type { getBrandFilter, getBrandListing } from '@shop/contracts/catalog/brand-listings';
import type { getFilter, getListing } from '@shop/contracts/catalog/listings';
import type { getSearchFilter, getSearchListing } from '@shop/contracts/catalog/search-listings';
import type { CallInput } from '@shop/contracts/platform/call';
import { callKey, callQuery } from '@shop/platform/query';
import type { PagePlace } from '@shop/remote';
import { type ListingBase, type ListingParams, parseListingUrl } from './listing-url.ts';
import { readView } from './use-view.ts';

/** Calls that answer a listing; `ListingContent` renders what their answers share. */
export type ListingCall = typeof getListing | typeof getBrandListing | typeof getSearchListing;
type FilterCall = typeof getFilter | typeof getBrandFilter | typeof getSearchFilter;

/**
 * Describes a listing: its place in the URL and its calls. A page uses it like this:
 *
 * ```tsx
 * const source = useMemo(() => ({ base: { root: `/brands/${code}/` }, call: getBrandListing, … }), [code]);
 * const listing = useListing(source);
 * return (
 *   <ListingStates listing={listing} …>
 *     {(answered) => <ListingContent listing={answered} title={answered.answer.brandInfo.name} … />}
 *   </ListingStates>
 * );
 * ```
 *
 * `/search/` has `base: { root: '/search/', ownParamNames: ['query'] }` and reads `params.ownParams.query`.
 */
export interface ListingSource<C extends ListingCall = ListingCall, F extends FilterCall = FilterCall> {
  /** Must be referentially stable, because the parsed URL is memoised by it. */
  readonly base: ListingBase;
  readonly call: C;
  /** The input of the call for a URL; `pathOf` and `pagingOf` provide most of it. */
  readonly input: (params: ListingParams) => CallInput<C>;
  /** Facets and count of a choice that is not applied yet: «Показать 34 товара». */
  readonly filterCall: F;
  readonly filterInput: (params: ListingParams, filterList: string) => CallInput<F>;
}

/** The products, facets and paging of a URL. */
export function listingQuery<C extends ListingCall>(
  source: Pick<ListingSource<C>, 'call' | 'input'>,
  params: ListingParams,
) {
  return callQuery(source.call, source.input(params));
}

export function listingKey({ call }: Pick<ListingSource, 'call'>) {
  return callKey(call);
}

/** The query that a listing begins with at a URL. */
export function firstOfListing<C extends ListingCall>(
  source: Pick<ListingSource<C>, 'base' | 'call' | 'input'>,
  { pathname, search }: PagePlace,
) {
  const params = parseListingUrl(pathname, `${search}`, source.base);
  return listingQuery(source, { ...params, view: params.view ?? readView() });
}
