import type { PageRoute } from '@shop/remote';
import { basketQuery } from '../common/basket.queries.ts';
import { BasketPage } from './page/basket-page.tsx';

/** `/basket/` (§2). */
export const basketRoute: PageRoute = {
  first: () => [basketQuery()],
  page: async () => BasketPage,
};
