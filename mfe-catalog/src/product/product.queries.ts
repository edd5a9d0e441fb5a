import type { CallAnswer } from '@shop/shared/contracts/call';
import { getFastView, getProduct } from '@shop/shared/contracts/product-page';
import { callQuery } from '@shop/shared/query';

export type ProductDetails = CallAnswer<typeof getProduct>;
export type Product = ProductDetails['product'];

export function productQuery(code: string) {
  return callQuery(getProduct, { params: { code } });
}

/** The same product for a look without leaving the list. */
export function fastViewQuery(productId: number) {
  return callQuery(getFastView, { params: { id: productId } });
}
