import type { WireAnswer } from '@shop/shared/contracts/call';
import type { getListing } from '@shop/shared/contracts/listings';
import { isAllowed } from '@shop/shared/contracts/permissions';
import { parseListingPath } from '@shop/shared/contracts/smart-filter';
import type { Db } from '../../database/database.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import { NotFound } from '../../http/errors.ts';
import { clampPage } from '../../http/paging.ts';
import type { FacetIndex, SortCode } from './facet-index.ts';
import type { PriceView } from './facet-search.ts';
import { presentFilter } from './filter.presenter.ts';
import { presentProduct } from './product.presenter.ts';
import { findProducts, termsOf } from './products.repository.ts';
import { presentBreadcrumbs, presentSubsections } from './sections.ts';

const sorts: readonly { readonly code: SortCode; readonly name: string }[] = [
  { code: 'status', name: 'Сначала в наличии' },
  { code: 'price-asc', name: 'Сначала дешёвые' },
  { code: 'price-desc', name: 'Сначала дорогие' },
  { code: 'name', name: 'По названию' },
  { code: 'new', name: 'Сначала новые' },
];

interface ListingQuery {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: string;
}

/**
 * A page of a section (§7): matches, counts and bounds come from the index, the rows of the page from the database
 * in as many statements for 5 products as for 100. `path` is the raw rest of the URL with the smart filter.
 * Throws NotFound for a section that is not there; unknown filters are left out, a page past the end is the last.
 */
export async function readListing(
  db: Db,
  actor: ActingUser,
  index: FacetIndex,
  path: string,
  query: ListingQuery,
): Promise<WireAnswer<typeof getListing>> {
  const { sectionPath, filter } = parseListingPath(path);
  const section = index.section(sectionPath);
  if (section === undefined) throw new NotFound('Такого раздела нет');
  const terms = await termsOf(db, actor);
  const seesPrices = isAllowed('prices.see', actor);
  const price: PriceView | null =
    seesPrices && terms.priceTypeId !== null
      ? { priceTypeId: terms.priceTypeId, discountPercent: terms.discountPercent }
      : null;
  const conditions = index.resolve(filter, price);
  const found = index.search(index.run(section), conditions, price);
  // An order by price would tell prices to who may not see them.
  const options = sorts.filter(({ code }) => price !== null || !code.startsWith('price'));
  const sort = options.find(({ code }) => code === query.sort)?.code ?? 'status';
  const { offset, pageNavigation } = clampPage(query, found.total);
  const ids = index.page(found, sort, price, offset, query.pageSize);
  const products = await findProducts(db, actor, terms, ids);
  return {
    section: { id: section?.id ?? null, name: section?.name ?? 'Каталог', path: sectionPath },
    products: { items: products.map((product) => presentProduct(product, seesPrices ? terms : null)) },
    pageNavigation,
    sort: { current: sort, options: [...options] },
    filter: presentFilter(index, section, found, conditions, price),
    breadcrumbs: presentBreadcrumbs(index, section),
    sections: presentSubsections(index, section),
    tags: [],
  };
}
