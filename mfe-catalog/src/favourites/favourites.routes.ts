import type { PageRoute } from '@shop/remote';
import { favouritesQuery } from './favourites.queries.ts';
import { favouritesParamsOf } from './use-favourites-params.ts';

/** `/favourites/` (§2). */
export const favouritesRoute: PageRoute = {
  first: ({ search }) => [favouritesQuery(favouritesParamsOf(search))],
  page: async () =>
    (await import(/* webpackChunkName: "favourites" */ './favourites-page.tsx')).FavouritesPage,
};
