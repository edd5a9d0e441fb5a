import { getSections } from '@shop/shared/contracts/catalog';
import { getListing } from '@shop/shared/contracts/listings';
import { type Module, route } from '../../http/route.ts';
import { readListing } from './listing.service.ts';
import { LiveIndex } from './live-index.ts';
import { productRoutes } from './product.routes.ts';
import { presentTree } from './sections.ts';

/** The catalogue (§7): sections, listings with facets, product pages. Reads an index in memory, and few rows. */
export const catalogModule: Module = async (services) => {
  const live = await LiveIndex.start(services);

  return [
    route(getSections, ({ query }) => ({ items: presentTree(live.current, query.sectionId, query.depth) })),

    route(getListing, ({ db, actor, params, query }) =>
      readListing(db, actor, live.current, params.code, query),
    ),

    ...productRoutes(live),
  ];
};
