import { PAGE_SIZE } from '@shop/domain/constants';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { queryNumber } from '../platform/fields.ts';
import { smartFilter } from '../smart-filter/smart-filter-answer.ts';
import {
  filterList,
  listingEntries,
  listingPath,
  listingQuery,
  page,
  sectionLink,
  sectionPath,
} from './listing-parts.ts';

const SEARCH_QUERY_MAX = 200;
/** «По соответствию», the first of a search's orders. */
export const SEARCH_SORT = 'fit';

function beginning(text: string): string {
  return text
    .replaceAll('\0', ' ')
    .slice(0, SEARCH_QUERY_MAX)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
}

const searchQuery = {
  entries: {
    /** Of what is longer, a text pasted whole say, the beginning is looked for. */
    query: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.transform(beginning)), ''), ''),
    page,
    pageSize: queryNumber(PAGE_SIZE.catalog, 100),
    sort: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/)), SEARCH_SORT), SEARCH_SORT),
    navNum: queryNumber(1, 100),
    /** `12,15,90`: of what is found only these products; without a query just these. */
    ids: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}(?:,\d{1,15}){0,999}$/))), undefined),
  },
  names: {
    query: 'QUERY',
    page: 'PAGEN_1',
    pageSize: 'ELEMENT_COUNT',
    sort: 'sort_by',
    navNum: 'nav_num',
    ids: 'ID',
  },
} as const;

/** Search results with facets: `/web/search/`, `/web/search/filter/{filter}/apply/`. Sorted by fit unless told. */
export const getSearchListing = defineCall({
  method: 'GET',
  path: '/web/search/{code*}',
  summary: 'Products found by a query, with facets, sort and paging',
  access: 'shop.use',
  params: listingPath,
  query: v.object(searchQuery.entries),
  names: searchQuery.names,
  accepts: listingQuery.accepts,
  answer: v.object({
    ...listingEntries,
    search: v.object({
      query: v.string(),
      /** What was looked for instead: another keyboard layout, letters mended; null when the query stands as it is. */
      corrected: v.nullable(v.string()),
      /** Whether not all words were found, and the nearest products are shown. */
      isApproximate: v.boolean(),
      /** When nothing is found: a query like it that does find something. */
      suggested: v.nullable(v.string()),
      /** When nothing is found: sections to look in, below /catalog/. */
      neighbours: v.array(sectionLink),
      /** What was found in the names of this page's products, by product id: from here to there, in order, in UTF-16 units. */
      marks: v.optional(v.record(v.string(), v.array(v.tuple([v.number(), v.number()]))), {}),
    }),
  }),
});

export const getSearchFilter = defineCall({
  method: 'GET',
  path: '/api/search/filter/',
  summary: 'Facets of search results for a choice',
  access: 'shop.use',
  query: v.object({ query: searchQuery.entries.query, sectionPath, filterList }),
  names: { query: 'QUERY', sectionPath: 'section' },
  answer: smartFilter,
});
