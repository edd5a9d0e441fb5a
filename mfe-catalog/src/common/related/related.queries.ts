import {
  getAccessories,
  getAlikeProducts,
  getConsumables,
  getSimilarProducts,
} from '@shop/contracts/catalog/product-relations';
import { callQuery } from '@shop/platform/query';

const calls = { analogs: getSimilarProducts, accessories: getAccessories, consumables: getConsumables };
export type Relation = keyof typeof calls;

/** One page of related products. */
export function relatedQuery(relation: Relation, productId: number, page: number) {
  return callQuery(calls[relation], { query: { productId, page } });
}

/** Similar products, for a product without analogs. */
export function alikeQuery(productId: number) {
  return callQuery(getAlikeProducts, { params: { id: productId } });
}
