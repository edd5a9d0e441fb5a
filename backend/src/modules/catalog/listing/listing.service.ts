import { isAllowed } from '@shop/contracts/account/permissions';
import type { getListing } from '@shop/contracts/catalog/listings';
import type { WireAnswer } from '@shop/contracts/platform/call';
import type { FilterChoice } from '@shop/contracts/smart-filter/smart-filter';
import type { WireFilter } from '@shop/contracts/smart-filter/smart-filter-answer';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import type { Db } from '../../../platform/database/database.ts';
import { clampPage } from '../../../platform/http/paging.ts';
import type { FacetIndex, ListingView } from '../facets/facet-index.ts';
import { presentFilter } from '../facets/filter.presenter.ts';
import { readFilterList } from '../facets/filter-list.ts';
import type { SortCode } from '../facets/product-order.ts';
import type { ListingBase } from '../facets/product-set.ts';
import { presentProduct } from '../product/product.presenter.ts';
import { findProducts, termsOf } from '../product/products.repository.ts';
import { flagsOf } from './flags.ts';
import { presentBreadcrumbsOf } from './listing-breadcrumbs.ts';
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

/** Paging and order, as the contract parses them. */
export interface ListingQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
  readonly navNum?: number;
}

/** What every listing answers, whatever it is of. */
type Listing = Omit<WireAnswer<typeof getListing>, 'section' | 'tags'>;

/**
 * A page of a listing (§7): matches, counts and bounds come from the index, the rows of the page from the database
 * in as many statements for 5 products as for 100. Unknown filters are left out, an unknown sort is the first one,
 * a page past the end is the last.
 */
export async function readListingOf(
  db: Db,
  actor: ActingUser,
  index: FacetIndex,
  base: ListingBase,
  filter: FilterChoice,
  query: ListingQuery,
): Promise<Listing> {
  const { view, terms, isPurchased } = await readView(db, actor, index);
  const { price } = view;
  const set = index.set(base);
  const conditions = index.resolve(filter, view);
  const found = index.search(set, conditions, price);
  const options = sorts.filter(({ code }) => isOffered(code, base, view));
  const sort = options.find(({ code }) => code === query.sort) ?? options[0]!;
  const { offset, pageNavigation } = clampPage(query, found.total);
  const ids = index.order.page(found, sort.code, price, offset, query.pageSize);
  const products = await findProducts(db, actor, terms, ids, isPurchased);
  const shownTerms = isAllowed('prices.see', actor) ? terms : null;
  return {
    products: { items: products.map((product) => presentProduct(product, shownTerms)) },
    pageNavigation,
    sort: { current: sort.code, options },
    filter: presentFilter(index, found, conditions, view),
    breadcrumbs: presentBreadcrumbsOf(index, base),
    sections: presentSectionsOf(index, base, set),
  };
}

/** The facets of a choice made by control names, and how many products it leaves. No product is read. */
export async function readFilterOf(
  db: Db,
  actor: ActingUser,
  index: FacetIndex,
  base: ListingBase,
  filterList: string,
): Promise<WireFilter> {
  const { view } = await readView(db, actor, index);
  const conditions = index.resolve(readFilterList(index, view, filterList), view);
  const found = index.search(index.set(base), conditions, view.price);
  return presentFilter(index, found, conditions, view);
}

/** What the actor may see and has bought. */
async function readView(db: Db, actor: ActingUser, index: FacetIndex) {
  const terms = await termsOf(db, actor);
  const purchased = await findPurchasedFlags(db, actor, index);
  const seesPrices = isAllowed('prices.see', actor) && terms.priceTypeId !== null;
  const view: ListingView = {
    price: seesPrices ? { priceTypeId: terms.priceTypeId, discountPercent: terms.discountPercent } : null,
    flags: flagsOf(index.data, purchased),
  };
  const isPurchased = (id: number) => purchased?.[index.data.positionById.get(id) ?? -1] === 1;
  return { view, terms, isPurchased };
}

/** Only a search has an order of fit. An order by price would tell prices to who may not see them. */
function isOffered(code: SortCode, base: ListingBase, { price }: ListingView): boolean {
  if (code === 'fit') return base.kind === 'products';
  return price !== null || !code.startsWith('price');
}
