import { getSearchFilter, getSearchListing, SEARCH_SORT } from '@shop/contracts/catalog/search-listings';
import { pagingOf, pathOf } from '../common/listing-query/listing.queries.ts';
import type { ListingSource } from '../common/listing-query/listing-source.ts';
import type { ListingBase } from '../common/listing-query/listing-url.ts';

export const searchBase: ListingBase = { root: '/search/', keeps: ['query'], defaultSort: SEARCH_SORT };

/** `/search/?query=`: what a query finds, in a section of it and by facets. */
export const searchSource: ListingSource<typeof getSearchListing, typeof getSearchFilter> = {
  base: searchBase,
  call: getSearchListing,
  input: (params) => ({
    params: { code: pathOf(params) },
    query: { query: params.kept.query ?? '', ...pagingOf(params) },
  }),
  filterCall: getSearchFilter,
  filterInput: ({ kept, sectionPath }, filterList) => ({
    query: { query: kept.query ?? '', sectionPath, filterList },
  }),
};
