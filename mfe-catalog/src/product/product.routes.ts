import type { PageRoute } from '@shop/remote';
import { productQuery } from './common/product.queries.ts';

/** `/detail/{code}/` (§2). */
export const productRoute: PageRoute = {
  first: ({ params: { code = '' } }) => [productQuery(code)],
  page: async () => (await import(/* webpackChunkName: "product" */ './page/product-page.tsx')).ProductPage,
};
