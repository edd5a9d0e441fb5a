import type { PageRoute } from '@shop/remote';
import { allPromotionsQuery, promotionProductsQuery, promotionQuery } from './promotions.queries.ts';

/** `/actions/` (§2). */
export const promotionsRoute: PageRoute = {
  first: () => [allPromotionsQuery(1)],
  page: async () => (await import(/* webpackChunkName: "actions" */ './promotions-page.tsx')).PromotionsPage,
};

/** `/actions/{code}/` (§2). */
export const promotionRoute: PageRoute = {
  first: ({ params: { code = '' } }) => [promotionQuery(code), promotionProductsQuery(code, 1)],
  page: async () => (await import(/* webpackChunkName: "actions" */ './promotion-page.tsx')).PromotionPage,
};
