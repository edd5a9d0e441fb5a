import {
  getAccessories,
  getAlikeProducts,
  getConsumables,
  getSimilarProducts,
} from '@shop/contracts/catalog/product-relations';
import { callQuery } from '@shop/platform/query';

const calls = { analogs: getSimilarProducts, accessories: getAccessories, consumables: getConsumables };
export type Relation = keyof typeof calls;

/** One page of what stands beside a product. */
export function relatedQuery(relation: Relation, productId: number, page: number) {
  return callQuery(calls[relation], { query: { productId, page } });
}

/** What to look at where a product has no analogs of its own. */
export function alikeQuery(productId: number) {
  return callQuery(getAlikeProducts, { params: { id: productId } });
}
