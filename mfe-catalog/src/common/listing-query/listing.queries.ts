import { getFilter, getListing } from '@shop/contracts/catalog/listings';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { printListingPath } from '@shop/contracts/smart-filter/smart-filter';
import type { ListingCall, ListingSource } from './listing-source.ts';
import { catalogBase, type ListingParams } from './listing-url.ts';

/** The part of an answer that every listing has. */
export type Listing = Pick<
  CallAnswer<ListingCall>,
  'products' | 'pageNavigation' | 'sort' | 'filter' | 'breadcrumbs' | 'sections'
>;

/** Section and filter in the form of the calls. */
export function pathOf({ sectionPath, filter }: ListingParams): string {
  return printListingPath(sectionPath, filter);
}

/** Page, page size and order in the form of the calls; only the order table needs the stock of each warehouse. */
export function pagingOf({ page, pageSize, sort, view }: ListingParams) {
  return { page, pageSize, sort, navNum: 1, ...(view !== 'table' && { warehouses: 'N' as const }) };
}

/** `/catalog/{path}/`: the listing of a section. */
export const catalogSource = {
  base: catalogBase,
  call: getListing,
  input: (params) => ({ params: { code: pathOf(params) }, query: pagingOf(params) }),
  filterCall: getFilter,
  filterInput: ({ sectionPath }, filterList) => ({ query: { sectionPath, filterList } }),
} satisfies ListingSource<typeof getListing, typeof getFilter> as ListingSource<
  typeof getListing,
  typeof getFilter
>;
