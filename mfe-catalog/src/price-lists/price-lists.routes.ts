import type { PageRoute } from '@shop/remote';
import { priceListSectionsQuery, priceListsQuery } from './price-lists.queries.ts';

/** `/price-lists/` (§2). */
export const priceListsRoute: PageRoute = {
  first: () => [priceListSectionsQuery, priceListsQuery],
  page: async () =>
    (await import(/* webpackChunkName: "price-lists" */ './price-lists-page.tsx')).PriceListsPage,
};
