import { isAllowed } from '@shop/contracts/account/permissions';
import { getViewedProducts, viewProduct } from '@shop/contracts/catalog/viewed';
import { route, write } from '../../platform/http/route.ts';
import { findProducts, presentProduct, termsOf } from '../catalog/catalog.api.ts';
import { viewedProductsOf } from './viewed-products.repository.ts';

export const viewedProductRoutes = [
  route(getViewedProducts, async ({ db, actor }) => {
    const terms = await termsOf(db, actor);
    const products = await findProducts(db, actor, terms, await viewedProductsOf(db, actor).latest());
    const shown = isAllowed('prices.see', actor) ? terms : null;
    return { items: products.map((product) => presentProduct(product, shown)) };
  }),

  write(viewProduct, async ({ db, actor, body }) => {
    if (actor.actedBy === null) await viewedProductsOf(db, actor).add(body.productId);
  }),
];
