import { getSearchFilter, getSearchListing, SEARCH_SORT } from '@shop/contracts/catalog/search-listings';
import { SEARCH_MIN_LENGTH } from '@shop/domain/constants';
import { pagingOf, pathOf } from '../common/listing-query/listing.queries.ts';
import type { ListingSource } from '../common/listing-query/listing-source.ts';
import type { ListingBase } from '../common/listing-query/listing-url.ts';

export const searchBase: ListingBase = {
  root: '/search/',
  ownParamNames: ['query'],
  defaultSort: SEARCH_SORT,
};

/** `/search/?query=`: search results, optionally in a section and filtered by facets. */
export const searchSource: ListingSource<typeof getSearchListing, typeof getSearchFilter> = {
  base: searchBase,
  call: getSearchListing,
  input: (params) => ({
    params: { code: pathOf(params) },
    query: { query: params.ownParams.query ?? '', ...pagingOf(params) },
  }),
  filterCall: getSearchFilter,
  filterInput: ({ ownParams, sectionPath }, filterList) => ({
    query: { query: ownParams.query ?? '', sectionPath, filterList },
  }),
};

/** Whether the query of the URL is too short to search for (§5). */
export function isShort(query: string | null | undefined): boolean {
  return [...(query ?? '').trim()].length < SEARCH_MIN_LENGTH;
}
