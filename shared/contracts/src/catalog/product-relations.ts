import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, pageNavigation, queryNumber } from '../platform/fields.ts';
import { productItem } from './products.ts';

const relatedQuery = {
  query: v.object({ productId: id, page: queryNumber(1, 1_000_000), pageSize: queryNumber(8, 100) }),
  names: { productId: 'id', page: 'PAGEN_1', pageSize: 'page_size' },
} as const;

/** `basketAdd` (§3): the product is in stock and has one variant, so it can go into the basket at once. */
const relatedItems = v.object({
  items: v.array(v.object({ ...productItem.entries, basketAdd: v.boolean() })),
  pageNavigation,
});
export type RelatedProduct = v.InferOutput<typeof relatedItems>['items'][number];

/** Products that can be bought instead, in stock first. */
export const getSimilarProducts = defineCall({
  method: 'GET',
  path: '/web/catalog-element/similar-products/',
  summary: 'Analogs of a product',
  access: 'shop.use',
  ...relatedQuery,
  answer: relatedItems,
});

export const getAccessories = defineCall({
  method: 'GET',
  path: '/web/catalog-element/accessories/',
  summary: 'Accessories of a product',
  access: 'shop.use',
  ...relatedQuery,
  answer: relatedItems,
});

export const getConsumables = defineCall({
  method: 'GET',
  path: '/web/catalog-element/consumables/',
  summary: 'Consumables of a product',
  access: 'shop.use',
  ...relatedQuery,
  answer: relatedItems,
});

/** Analogs of several products at once, for lists and baskets: the best four of each, in stock only. */
export const getAnalogues = defineCall({
  method: 'GET',
  path: '/web/catalog/analogues/',
  summary: 'Analogs of several products',
  access: 'shop.use',
  /** `12,15,90`, at most 100. */
  query: v.object({ ids: v.pipe(v.string(), v.regex(/^\d{1,15}(?:,\d{1,15}){0,99}$/)) }),
  answer: v.object({ items: v.array(v.object({ productId: id, analogs: v.array(productItem) })) }),
});

/** Products of the same section that share most properties, for a product without analogs. */
export const getAlikeProducts = defineCall({
  method: 'POST',
  path: '/api/catalog/similar/{id}/',
  summary: 'Similar products of the section',
  access: 'shop.use',
  params: v.object({ id }),
  answer: v.object({ items: v.array(productItem) }),
});
