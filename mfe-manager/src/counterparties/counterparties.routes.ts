import { pageOf } from '@shop/kit/page/use-search';
import type { PageRoute } from '@shop/remote';
import { counterpartiesQuery } from './counterparties.queries.ts';

/** `/manager/mycompanies/` (§2). */
export const counterpartiesRoute: PageRoute = {
  first: ({ search }) => [counterpartiesQuery(search, pageOf(search))],
  page: async () =>
    (await import(/* webpackChunkName: "counterparties" */ './counterparties-page.tsx')).CounterpartiesPage,
};
