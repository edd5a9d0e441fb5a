import type { getBrandListing } from '@shop/contracts/catalog/brand-listings';
import type { WireAnswer } from '@shop/contracts/platform/call';
import { parseListingPath } from '@shop/contracts/smart-filter/smart-filter';
import type { Actor } from '../../../platform/actor/actor.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import type { FacetIndex } from '../facets/facet-index.ts';
import { countWithin } from '../facets/product-set.ts';
import { type ListingQuery, readListingOf } from './listing.service.ts';
import type { ListingRows } from './listing-rows.ts';
import { sectionAt } from './section-listing.ts';

/** Returns the listing of a brand, or of a section within it. Throws `NotFound`. */
export async function readBrandListing(
  rows: ListingRows,
  actor: Actor,
  index: FacetIndex,
  { brand: brandCode, code }: { readonly brand: string; readonly code: string },
  query: ListingQuery,
): Promise<WireAnswer<typeof getBrandListing>> {
  const { sectionPath, filter } = parseListingPath(code);
  const base = brandBase(index, brandCode, sectionPath);
  const { positions: _, ...brandInfo } = base.brand;
  const { section } = base;
  return {
    ...(await readListingOf(rows, actor, index, base, filter, query)),
    brandInfo,
    section: section && { id: section.id, name: section.name, path: section.path },
  };
}

/**
 * Finds a brand by its code in the URL, optionally narrowed to a section. Throws `NotFound` if there are no products.
 */
export function brandBase(index: FacetIndex, code: string, sectionPath: string) {
  const brand = index.data.brandByCode.get(code.toLowerCase());
  if (brand === undefined) throw new NotFound('Такого бренда нет');
  const section = sectionAt(index, sectionPath);
  if (section !== null && countWithin(brand.positions, section) === 0) {
    throw new NotFound('У этого бренда нет товаров в разделе');
  }
  return { kind: 'brand', brand, section } as const;
}

/** Brands with products, ordered by name. */
export function presentBrands({ data }: FacetIndex) {
  return data.brands.map(({ positions, ...brand }) => ({ ...brand, elementCount: positions.length }));
}
