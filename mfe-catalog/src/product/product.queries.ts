import type { CallAnswer } from '@shop/shared/contracts/call';
import { getProduct } from '@shop/shared/contracts/catalog';
import { callQuery } from '@shop/shared/query';

export type ProductDetails = CallAnswer<typeof getProduct>;
export type Product = ProductDetails['product'];
export type OfferStock = ProductDetails['stocks'][number];

export function productQuery(code: string) {
  return callQuery(getProduct, { params: { code } });
}
