import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { smartFilter } from '../smart-filter/smart-filter-answer.ts';
import {
  filterList,
  listingEntries,
  listingPath,
  listingQuery,
  sectionLink,
  sectionPath,
} from './listing-fields.ts';

const SEARCH_QUERY_MAX = 200;
/** «По соответствию», the default sort order of a search. */
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
    /** Only the beginning of a long query counts, for instance of a whole pasted text. */
    query: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.transform(beginning)), ''), ''),
    ...listingQuery.entries,
    sort: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/)), SEARCH_SORT), SEARCH_SORT),
    /** `12,15,90`: restricts the results to these products; without a query, exactly these. */
    ids: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}(?:,\d{1,15}){0,999}$/))), undefined),
  },
  names: {
    ...listingQuery.names,
    query: 'QUERY',
    pageSize: 'ELEMENT_COUNT',
    ids: 'ID',
  },
} as const;

/** Search results with facets: `/web/search/`, `/web/search/filter/{filter}/apply/`. Sorted by relevance by default. */
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
      /** The query after correcting the keyboard layout or typos; null if it was used as typed. */
      corrected: v.nullable(v.string()),
      /** True if some words had no match, so the nearest products are shown. */
      isApproximate: v.boolean(),
      /** For an empty result: a similar query that has results. */
      suggested: v.nullable(v.string()),
      /** For an empty result: sections to look in, below `/catalog/`. */
      neighbours: v.array(sectionLink),
      /** Matched ranges in the product names of this page, by product id: [from, to) in UTF-16 units, ascending. */
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
