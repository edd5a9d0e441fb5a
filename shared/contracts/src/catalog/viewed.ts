import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, nothing } from '../platform/fields.ts';
import { productItem } from './products.ts';

/** The last products whose page the user opened (`RECENT_PRODUCTS`), latest first, at the counterparty's prices. */
export const getViewedProducts = defineCall({
  method: 'GET',
  path: '/web/catalog-recently-viewed-products/',
  summary: 'Recently viewed products',
  access: 'shop.use',
  answer: v.object({ items: v.array(productItem) }),
});

/**
 * A product's page has been opened. A call of its own, since reading the product is no sign of that: pages read
 * ahead. Looking again moves the product to the front; what a manager looks at for a customer is not kept.
 */
export const viewProduct = defineCall({
  method: 'POST',
  path: '/web/catalog-recently-viewed-products/',
  summary: 'Remember a product as viewed',
  access: 'shop.use',
  body: v.object({ productId: id }),
  names: { productId: 'product_id' },
  answer: nothing,
});
