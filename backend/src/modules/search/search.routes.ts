import { searchHeader } from '@shop/contracts/catalog/search';
import { getSearchFilter, getSearchListing } from '@shop/contracts/catalog/search-listings';
import { type Module, route } from '../../platform/http/route.ts';
import { LiveSearch } from './index/live-search.ts';
import { readSearchFilter, readSearchListing } from './search.service.ts';
import { suggest } from './suggest.ts';

/** Search (§3, §5, §7): suggestions of the header's box, results with facets. */
export const searchModule: Module = async (services) => {
  const live = await LiveSearch.of(services);

  return [
    route(searchHeader, async ({ db, body }) => ({
      items: [...(await suggest(db, live.current, body.query))],
    })),

    route(getSearchListing, ({ db, actor, params, query }) =>
      readSearchListing(db, actor, live.current, params.code, query),
    ),

    route(getSearchFilter, ({ db, actor, query }) => readSearchFilter(db, actor, live.current, query)),
  ];
};
