import { searchHeader } from '@shop/contracts/catalog/search';
import { getSearchFilter, getSearchListing } from '@shop/contracts/catalog/search-listings';
import { type Module, route } from '../../platform/http/route.ts';
import { ListingRows } from '../catalog/catalog.api.ts';
import { LiveSearch } from './index/live-search.ts';
import { readSearchFilter, readSearchListing } from './search.service.ts';
import { suggest } from './suggest.ts';

/** Search (§3, §5, §7): suggestions of the header's box, results with facets. */
export const searchModule: Module = async (services) => {
  const live = await LiveSearch.of(services);
  const rows = ListingRows.of(services);

  return [
    route(searchHeader, async ({ db, body }) => ({
      items: [...(await suggest(db, live.current, body.query))],
    })),

    route(getSearchListing, ({ actor, params, query }) =>
      readSearchListing(rows, actor, live.current, params.code, query),
    ),

    route(getSearchFilter, ({ actor, query }) => readSearchFilter(rows, actor, live.current, query)),
  ];
};
