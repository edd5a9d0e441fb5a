import type { PageRoute } from '@shop/remote';
import { addressesQuery, consigneesQuery } from './address.queries.ts';
import { placesParamsOf } from './use-places-params.ts';

/** `/deliveryaddress/` (§2). */
export const placesRoute: PageRoute = {
  first: ({ search }) => {
    const { tab, page } = placesParamsOf(search);
    return [tab === 'addresses' ? addressesQuery(page) : consigneesQuery(page)];
  },
  page: async () => (await import(/* webpackChunkName: "addresses" */ './places-page.tsx')).PlacesPage,
};
