import type { CallAnswer } from '@shop/shared/contracts/call';
import { getProduct } from '@shop/shared/contracts/product-page';
import { callQuery } from '@shop/shared/query';

export type ProductDetails = CallAnswer<typeof getProduct>;
export type Product = ProductDetails['product'];

export function productQuery(code: string) {
  return callQuery(getProduct, { params: { code } });
}
