import type { PageRoute } from '@shop/remote';
import { firstOfListing } from '../common/listing-query/listing-source.ts';
import { BrandPage } from './brand-page.tsx';
import { brandSource, brandsQuery } from './brands.queries.ts';

/** `/brands/` (§2). */
export const brandsRoute: PageRoute = {
  first: () => [brandsQuery],
  page: async () => (await import(/* webpackChunkName: "brand-index" */ './brands-page.tsx')).BrandsPage,
};

/** `/brands/{brand}/…` (§2). */
export const brandRoute: PageRoute = {
  first: (place) => [firstOfListing(brandSource(place.params.brand ?? ''), place)],
  page: async () => BrandPage,
};
