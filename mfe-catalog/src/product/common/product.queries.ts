import { getFastView, getProduct } from '@shop/contracts/catalog/product-page';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { callQuery } from '@shop/platform/query';

export type ProductDetails = CallAnswer<typeof getProduct>;
export type Product = ProductDetails['product'];

export function productQuery(code: string) {
  return callQuery(getProduct, { params: { code } });
}

/** The product by id, for the fast view. */
export function fastViewQuery(productId: number) {
  return callQuery(getFastView, { params: { id: productId } });
}
