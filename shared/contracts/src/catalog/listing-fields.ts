import { DEFAULT_SORT, PAGE_SIZE } from '@shop/domain/constants';
import * as v from 'valibot';
import { id, pageNavigation, queryNumber } from '../platform/fields.ts';
import { smartFilter } from '../smart-filter/smart-filter-answer.ts';
import { productItem } from './products.ts';

/** A link to a section below or beside the current listing. */
export const sectionLink = v.object({
  id,
  code: v.string(),
  name: v.string(),
  /** Path below `/catalog/`, without leading and trailing slashes. */
  path: v.string(),
  elementCount: v.number(),
});

export const breadcrumb = v.object({ name: v.string(), link: v.string() });

export const sort = v.object({
  current: v.string(),
  options: v.array(v.object({ code: v.string(), name: v.string() })),
});

const MAX_PAGE = 1_000_000;

/** A page number. Beyond the end the answer holds the last page; anything else is page 1. */
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

/** `N` leaves the stock of each warehouse out of the answer; only the order table shows it. */
const warehouses = v.fallback(v.optional(v.picklist(['Y', 'N']), 'Y'), 'Y');

/** Paging and sorting of a listing (§3, §7). Invalid values fall back to the defaults instead of failing. */
export const listingQuery = {
  entries: {
    page,
    pageSize: queryNumber(PAGE_SIZE.catalog, 100),
    sort: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/)), DEFAULT_SORT), DEFAULT_SORT),
    navNum: queryNumber(1, 100),
    warehouses,
  },
  names: { page: 'PAGEN_1', pageSize: 'page_size', sort: 'sort_by', navNum: 'nav_num' },
  accepts: { NAV_NUM: 'navNum' },
} as const;

/** The raw rest of a listing's path: `perchatki/filter/brand-is-ansell/apply/` (`printListingPath`). */
export const listingPath = v.object({ code: v.pipe(v.string(), v.maxLength(20_000)) });

/** The fields that every listing answers. */
export const listingEntries = {
  products: v.object({ items: v.array(productItem) }),
  pageNavigation,
  sort,
  filter: smartFilter,
  breadcrumbs: v.array(breadcrumb),
  /** Sections below this one, or those in which a search or a brand has products. */
  sections: v.array(sectionLink),
};

/**
 * A choice by control names (wire-facts) as JSON: `[{"name":"arrFilter_7_1180","value":"Y"}]`. Bounds are in the unit
 * of their range, prices in rubles. Unknown controls are ignored.
 */
export const filterList = v.optional(
  v.pipe(v.string(), v.maxLength(20_000, 'Выбрано слишком много значений')),
  '[]',
);

/** Path of the section, without leading and trailing slashes; empty for the whole catalogue. */
export const sectionPath = v.optional(v.pipe(v.string(), v.maxLength(2000)), '');
