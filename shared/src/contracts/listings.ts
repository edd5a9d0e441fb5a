import * as v from 'valibot';
import { defineCall } from './call.ts';
import { DEFAULT_SORT, PAGE_SIZE } from './constants.ts';
import { id, pageNavigation, queryNumber } from './fields.ts';
import { productItem } from './products.ts';
import { smartFilter } from './smart-filter-answer.ts';

const sectionLink = v.object({
  id,
  code: v.string(),
  name: v.string(),
  /** Below /catalog/, with slashes at both ends removed. */
  path: v.string(),
  elementCount: v.number(),
});

export const breadcrumb = v.object({ name: v.string(), link: v.string() });

export const sort = v.object({
  current: v.string(),
  options: v.array(v.object({ code: v.string(), name: v.string() })),
});

const MAX_PAGE = 1_000_000;

/** Any page however far: the answer's is the last one then. What is no page at all is the first. */
const page = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.pipe(v.string(), v.regex(/^\d{1,20}$/), v.transform(Number)), v.number()]),
      v.minValue(1),
      v.transform((number) => Math.min(Math.trunc(number), MAX_PAGE)),
    ),
    1,
  ),
  1,
);

/** Paging and order of a listing (§3, §7). Whatever makes no sense falls back to the default, never to an error. */
export const listingQuery = {
  entries: {
    page,
    pageSize: queryNumber(PAGE_SIZE.catalog, 100),
    sort: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(40)), DEFAULT_SORT), DEFAULT_SORT),
    navNum: queryNumber(1, 100),
  },
  names: { page: 'PAGEN_1', pageSize: 'page_size', sort: 'sort_by', navNum: 'nav_num' },
} as const;

/** The raw rest of a listing's path: `perchatki/filter/brand-is-ansell/apply/` (`printListingPath`). */
const listingPath = v.object({ code: v.pipe(v.string(), v.maxLength(20_000)) });

const listingEntries = {
  products: v.object({ items: v.array(productItem) }),
  pageNavigation,
  sort,
  filter: smartFilter,
  breadcrumbs: v.array(breadcrumb),
  /** Sections to go on with: those right below, or those a search or a brand has products in. */
  sections: v.array(sectionLink),
};

/** Listing of a section with facets: `/web/catalog/perchatki/filter/brand-is-ansell/apply/`. */
export const getListing = defineCall({
  method: 'GET',
  path: '/web/catalog/{code*}',
  summary: 'Products of a section with facets, sort and paging',
  access: 'shop.use',
  params: listingPath,
  query: v.object(listingQuery.entries),
  names: listingQuery.names,
  answer: v.object({
    ...listingEntries,
    section: v.object({ id: v.nullable(id), name: v.string(), path: v.string() }),
    /** Frequent choices of the section as links: «Нитриловые» to `/catalog/perchatki/filter/…/apply/`. */
    tags: v.array(v.object({ name: v.string(), link: v.string() })),
  }),
});

/** Listing of a brand, and of a section within it: `/web/brands/ansell/perchatki/filter/…/apply/`. */
export const getBrandListing = defineCall({
  method: 'GET',
  path: '/web/brands/{brand}/{code*}',
  summary: 'Products of a brand with facets, sort and paging',
  access: 'shop.use',
  params: v.object({ ...listingPath.entries, brand: v.pipe(v.string(), v.maxLength(200)) }),
  query: v.object(listingQuery.entries),
  names: listingQuery.names,
  answer: v.object({
    ...listingEntries,
    brandInfo: v.object({ id, code: v.string(), name: v.string(), description: v.string() }),
    /** The section chosen within the brand; null without one. */
    section: v.nullable(v.object({ id, name: v.string(), path: v.string() })),
  }),
});

const SEARCH_QUERY_MAX = 200;
/** «По соответствию», the first of a search's orders. */
export const SEARCH_SORT = 'fit';

const searchQuery = {
  entries: {
    query: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(SEARCH_QUERY_MAX)), ''), ''),
    page,
    pageSize: queryNumber(PAGE_SIZE.catalog, 100),
    sort: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(40)), SEARCH_SORT), SEARCH_SORT),
    navNum: queryNumber(1, 100),
    /** Only these products: `12,15,90`. */
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
    }),
  }),
});

/**
 * A choice by control names (wire-facts) as JSON: `[{"name":"arrFilter_7_1180","value":"Y"}]`; bounds in the unit of
 * their range, prices in kopecks. What is no control of the filter is left out.
 */
const filterList = v.optional(
  v.pipe(v.string(), v.maxLength(20_000, 'Выбрано слишком много значений')),
  '[]',
);

const sectionPath = v.optional(v.pipe(v.string(), v.maxLength(2000)), '');

/** Facets and count of a choice in a section, without the products: «Показать 34 товара» before it is applied. */
export const getFilter = defineCall({
  method: 'GET',
  path: '/web/filter/',
  summary: 'Facets of a section for a choice',
  access: 'shop.use',
  query: v.object({ sectionPath, filterList }),
  names: { sectionPath: 'section' },
  answer: smartFilter,
});

export const getBrandFilter = defineCall({
  method: 'GET',
  path: '/api/brands/filter/',
  summary: 'Facets of a brand for a choice',
  access: 'shop.use',
  query: v.object({ brand: v.pipe(v.string(), v.maxLength(200)), sectionPath, filterList }),
  names: { sectionPath: 'section' },
  answer: smartFilter,
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
