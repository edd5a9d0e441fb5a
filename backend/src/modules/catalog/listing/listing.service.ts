import { isAllowed } from '@shop/contracts/account/permissions';
import type { getListing } from '@shop/contracts/catalog/listings';
import type { WireAnswer } from '@shop/contracts/platform/call';
import type { FilterChoice } from '@shop/contracts/smart-filter/smart-filter';
import type { WireFilter } from '@shop/contracts/smart-filter/smart-filter-answer';
import type { Actor } from '../../../platform/actor/actor.ts';
import { clampPage } from '../../../platform/http/paging.ts';
import type { FacetIndex, ListingView } from '../facets/facet-index.ts';
import { presentFilter } from '../facets/filter.presenter.ts';
import { readFilterList } from '../facets/filter-list.ts';
import type { SortCode } from '../facets/product-order.ts';
import type { ListingBase } from '../facets/product-set.ts';
import { presentProduct } from '../product/product.presenter.ts';
import { flagsOf } from './flags.ts';
import { presentBreadcrumbsOf } from './listing-breadcrumbs.ts';
import type { ListingRows } from './listing-rows.ts';
import { findPurchasedFlags } from './purchased-flags.ts';
import { presentSectionsOf } from './sections.ts';

const sorts: readonly { readonly code: SortCode; readonly name: string }[] = [
  { code: 'fit', name: 'По соответствию' },
  { code: 'status', name: 'Сначала в наличии' },
  { code: 'price-asc', name: 'Сначала дешёвые' },
  { code: 'price-desc', name: 'Сначала дорогие' },
  { code: 'name', name: 'По названию' },
  { code: 'new', name: 'Сначала новые' },
];

/** Pagination and sort, as the contract parses them. */
export interface ListingQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  readonly navNum?: number;
  readonly warehouses?: 'Y' | 'N';
}

/** The part of the response that all kinds of listings share. */
type Listing = Omit<WireAnswer<typeof getListing>, 'section' | 'tags'>;

/**
 * Returns a page of a listing (§7) in wire names. Matches, counts and bounds come from the index; the rows come from
 * the database in a constant number of statements. Unknown filters are ignored, an unknown sort falls back to the first
 * one, a page past the end is the last page.
 */
export async function readListingOf(
  rows: ListingRows,
  actor: Actor,
  index: FacetIndex,
  base: ListingBase,
  filter: FilterChoice,
  query: ListingQuery,
): Promise<Listing> {
  const { view, terms, isPurchased } = await readView(rows, actor, index);
  const { price } = view;
  const set = index.set(base);
  const conditions = index.resolve(filter, view);
  const found = index.search(set, conditions, price);
  const options = sorts.filter(({ code }) => isOffered(code, base, view));
  const sort = options.find(({ code }) => code === query.sort) ?? options[0]!;
  const { offset, pageNavigation } = clampPage(query, found.total);
  const ids = index.order.page(found, sort.code, price, offset, query.pageSize);
  const products = await rows.products(actor, terms, ids, isPurchased);
  const shownTerms = isAllowed('prices.see', actor) ? terms : null;
  return {
    products: {
      items: products.map((product) =>
        presentProduct(product, shownTerms, { withWarehouses: query.warehouses !== 'N' }),
      ),
    },
    pageNavigation,
    sort: { current: sort.code, options },
    filter: presentFilter(index, found, conditions, view),
    breadcrumbs: presentBreadcrumbsOf(index, base),
    sections: presentSectionsOf(index, base, set),
  };
}

/** Returns the filter for a choice by control names, without loading products. `filterList` is JSON of the controls. */
export async function readFilterOf(
  rows: ListingRows,
  actor: Actor,
  index: FacetIndex,
  base: ListingBase,
  filterList: string,
): Promise<WireFilter> {
  const { view } = await readView(rows, actor, index);
  const conditions = index.resolve(readFilterList(index, view, filterList), view);
  const found = index.search(index.set(base), conditions, view.price);
  return presentFilter(index, found, conditions, view);
}

/** Reads what the actor may see and has bought. */
async function readView(rows: ListingRows, actor: Actor, index: FacetIndex) {
  const terms = await rows.terms(actor);
  const purchased = await findPurchasedFlags(rows, actor, index);
  const canSeePrices = isAllowed('prices.see', actor) && terms.priceTypeId !== null;
  const view: ListingView = {
    price: canSeePrices ? { priceTypeId: terms.priceTypeId, discountPercent: terms.discountPercent } : null,
    flags: flagsOf(index.data, purchased),
  };
  const isPurchased = (id: number) => purchased?.[index.data.positionById.get(id) ?? -1] === 1;
  return { view, terms, isPurchased };
}

/** Only searches sort by relevance. Sorting by price would reveal prices to users without the right to see them. */
function isOffered(code: SortCode, base: ListingBase, { price }: ListingView): boolean {
  if (code === 'fit') return base.kind === 'products';
  return price !== null || !code.startsWith('price');
}
