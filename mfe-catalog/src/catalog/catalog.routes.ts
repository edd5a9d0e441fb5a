import type { PageRoute } from '@shop/remote';
import { catalogSource } from '../common/listing-query/listing.queries.ts';
import { firstOfListing } from '../common/listing-query/listing-source.ts';
import { isRoot, parseListingUrl } from '../common/listing-query/listing-url.ts';
import { sectionsQuery } from '../sections/sections.api.ts';

/** `/catalog/…` (§2). */
export const catalogRoute: PageRoute = {
  first: (place) => [
    isRoot(parseListingUrl(place.pathname, '')) ? sectionsQuery : firstOfListing(catalogSource, place),
  ],
  page: async () => (await import(/* webpackChunkName: "catalog" */ './catalog-page.tsx')).CatalogPage,
};
