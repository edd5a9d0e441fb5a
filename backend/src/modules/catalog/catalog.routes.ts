import { getBrandFilter, getBrandListing } from '@shop/contracts/catalog/brand-listings';
import { getBrands, getSections } from '@shop/contracts/catalog/catalog';
import { getFilter, getListing } from '@shop/contracts/catalog/listings';
import { type Module, route } from '../../platform/http/route.ts';
import { LiveIndex } from './facets/live-index.ts';
import { brandBase, presentBrands, readBrandListing } from './listing/brand-listing.ts';
import { readFilterOf } from './listing/listing.service.ts';
import { ListingRows } from './listing/listing-rows.ts';
import { readListing, sectionAt } from './listing/section-listing.ts';
import { presentTree } from './listing/sections.ts';
import { productRoutes } from './product.routes.ts';

/**
 * The catalogue (§7): sections, listings with facets, product pages. Listings are computed from an index in memory;
 * only the rows of a page come from the database.
 */
export const catalogModule: Module = async (services) => {
  const live = await LiveIndex.of(services);
  const rows = ListingRows.of(services);

  return [
    route(getSections, ({ query }) => ({ items: presentTree(live.current, query) })),

    route(getListing, ({ actor, params, query }) =>
      readListing(rows, actor, live.current, params.code, query),
    ),

    route(getFilter, ({ actor, query: { sectionPath, filterList } }) => {
      const section = sectionAt(live.current, sectionPath);
      return readFilterOf(rows, actor, live.current, { kind: 'section', section }, filterList);
    }),

    route(getBrands, () => ({ items: presentBrands(live.current) })),

    route(getBrandListing, ({ actor, params, query }) =>
      readBrandListing(rows, actor, live.current, params, query),
    ),

    route(getBrandFilter, ({ actor, query: { brand, sectionPath, filterList } }) =>
      readFilterOf(rows, actor, live.current, brandBase(live.current, brand, sectionPath), filterList),
    ),

    ...productRoutes(live),
  ];
};
