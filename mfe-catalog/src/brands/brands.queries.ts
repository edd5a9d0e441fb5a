import { getBrandFilter, getBrandListing } from '@shop/contracts/catalog/brand-listings';
import { getBrands } from '@shop/contracts/catalog/catalog';
import { callQuery } from '@shop/platform/query';
import { pagingOf, pathOf } from '../common/listing-query/listing.queries.ts';
import type { ListingSource } from '../common/listing-query/listing-source.ts';

/** Brands change only with an import, so they stay fresh for an hour. */
export const brandsQuery = { ...callQuery(getBrands, {}), staleTime: 3_600_000 };

/** `/brands/{brand}/{path}/`: the listing of a brand, or of a section within it. */
export function brandSource(brand: string): ListingSource<typeof getBrandListing, typeof getBrandFilter> {
  return {
    base: { root: `/brands/${encodeURIComponent(brand)}/` },
    call: getBrandListing,
    input: (params) => ({ params: { brand, code: pathOf(params) }, query: pagingOf(params) }),
    filterCall: getBrandFilter,
    filterInput: ({ sectionPath }, filterList) => ({ query: { brand, sectionPath, filterList } }),
  };
}
