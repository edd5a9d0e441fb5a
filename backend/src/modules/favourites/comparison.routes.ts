import { isAllowed } from '@shop/contracts/account/permissions';
import {
  addToComparison,
  clearComparison,
  getComparison,
  removeFromComparison,
} from '@shop/contracts/catalog/comparison';
import { route, write } from '../../platform/http/route.ts';
import { findProducts, termsOf } from '../catalog/catalog.api.ts';
import { presentComparison } from './comparison.presenter.ts';
import { findCompared, findPropertiesOf } from './comparison.repository.ts';
import { productListOf } from './product-list.repository.ts';

/** The comparison of products (§7), one per user. */
export const comparisonRoutes = [
  route(getComparison, async ({ actor, db }) => {
    const compared = await findCompared(db, actor);
    if (compared.length === 0) return { sections: [] };
    const ids = compared.map(({ id }) => id);
    const terms = await termsOf(db, actor);
    const products = await findProducts(db, actor, terms, ids);
    const shown = isAllowed('prices.see', actor) ? terms : null;
    return presentComparison(compared, products, await findPropertiesOf(db, ids), shown);
  }),

  write(addToComparison, ({ actor, db, body }) =>
    productListOf(db, actor, 'comparisons').add(body.productId),
  ),
  write(removeFromComparison, ({ actor, db, body }) =>
    productListOf(db, actor, 'comparisons').remove(body.productId),
  ),
  write(clearComparison, ({ actor, db }) => productListOf(db, actor, 'comparisons').clear()),
];
