import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, nothing } from '../platform/fields.ts';
import { productItem } from './products.ts';

/** The products whose pages the user opened last (`RECENT_PRODUCTS`), newest first, at the counterparty's prices. */
export const getViewedProducts = defineCall({
  method: 'GET',
  path: '/web/catalog-recently-viewed-products/',
  summary: 'Recently viewed products',
  access: 'shop.use',
  answer: v.object({ items: v.array(productItem) }),
});

/**
 * Records that a product page was opened. A separate call, because prefetching reads products too. Opening a page
 * again moves the product to the front; views during impersonation are not recorded.
 */
export const viewProduct = defineCall({
  method: 'POST',
  path: '/web/catalog-recently-viewed-products/',
  summary: 'Record a viewed product',
  access: 'shop.use',
  body: v.object({ productId: id }),
  names: { productId: 'product_id' },
  answer: nothing,
});
