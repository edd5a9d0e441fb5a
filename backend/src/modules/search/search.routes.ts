import { getSearchFilter, getSearchListing } from '@shop/shared/contracts/listings';
import { searchHeader } from '@shop/shared/contracts/search';
import { type Module, route } from '../../http/route.ts';
import { readFilterOf } from '../catalog/listing.service.ts';
import { LiveSearch } from './live-search.ts';
import { baseOf, findOrNothing, readSearchListing } from './search.service.ts';
import { suggest } from './suggest.ts';

/** Search (§3, §5, §7): suggestions of the header's box, results with facets. */
export const searchModule: Module = async (services) => {
  const live = await LiveSearch.start(services);

  return [
    route(searchHeader, ({ body }) => ({ items: [...suggest(live.current, body.query)] })),

    route(getSearchListing, ({ db, actor, params, query }) =>
      readSearchListing(db, actor, live.current, params.code, query),
    ),

    route(getSearchFilter, ({ db, actor, query: { query, filterList } }) => {
      const index = live.current;
      const base = baseOf(index, findOrNothing(index, query));
      return readFilterOf(db, actor, index.searchable.catalog, base, filterList);
    }),
  ];
};
