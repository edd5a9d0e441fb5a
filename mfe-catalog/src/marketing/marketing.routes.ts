import { pageOf } from '@shop/kit/page/use-search';
import type { PageRoute } from '@shop/remote';
import { marketingItemQuery, marketingQuery } from './marketing.queries.ts';

/** `/marketing/` (§2). */
export const marketingRoute: PageRoute = {
  first: ({ search }) => [marketingQuery(pageOf(search))],
  page: async () => (await import(/* webpackChunkName: "marketing" */ './marketing-page.tsx')).MarketingPage,
};

/** `/marketing/{code}/` (§2). */
export const marketingItemRoute: PageRoute = {
  first: ({ params: { code = '' } }) => [marketingItemQuery(code)],
  page: async () =>
    (await import(/* webpackChunkName: "marketing" */ './marketing-item-page.tsx')).MarketingItemPage,
};
