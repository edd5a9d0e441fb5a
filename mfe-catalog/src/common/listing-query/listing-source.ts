import type { getBrandFilter, getBrandListing } from '@shop/contracts/catalog/brand-listings';
import type { getFilter, getListing } from '@shop/contracts/catalog/listings';
import type { getSearchFilter, getSearchListing } from '@shop/contracts/catalog/search-listings';
import type { CallInput } from '@shop/contracts/platform/call';
import { callKey, callQuery } from '@shop/platform/query';
import type { ListingBase, ListingParams } from './listing-url.ts';

/** Calls that answer a listing; `ListingContent` shows what their answers have in common. */
export type ListingCall = typeof getListing | typeof getBrandListing | typeof getSearchListing;
type FilterCall = typeof getFilter | typeof getBrandFilter | typeof getSearchFilter;

/**
 * What makes a page of the listing: where it lives, and how its address is asked for. A page of its own does
 *
 * ```tsx
 * const source = useMemo(() => ({ base: { root: `/brands/${code}/` }, call: getBrandListing, … }), [code]);
 * const listing = useListing(source);
 * if (listing.answer) return <ListingContent listing={listing} title={listing.answer.brandInfo.name} … />;
 * if (!listing.error) return <ListingSkeleton pageSize={listing.params.pageSize} lines={1} />;
 * return <PageFailure … />;
 * ```
 *
 * `/search/` has `base: { root: '/search/', keeps: ['query'] }` and finds the query in `params.kept.query`.
 */
export interface ListingSource<C extends ListingCall = ListingCall, F extends FilterCall = FilterCall> {
  /** The same object from render to render: what is read of the address is remembered by it. */
  readonly base: ListingBase;
  readonly call: C;
  /** What to ask for an address; `pathOf` and `pagingOf` give most of it. */
  readonly input: (params: ListingParams) => CallInput<C>;
  /** Facets and count of a choice that is not applied yet: «Показать 34 товара». */
  readonly filterCall: F;
  readonly filterInput: (params: ListingParams, filterList: string) => CallInput<F>;
}

/** The products, facets and paging behind an address. */
export function listingQuery<C extends ListingCall>(
  source: Pick<ListingSource<C>, 'call' | 'input'>,
  params: ListingParams,
) {
  return callQuery(source.call, source.input(params));
}

export function listingKey({ call }: Pick<ListingSource, 'call'>) {
  return callKey(call);
}
