import type { Offer, ProductItem } from '@shop/contracts/catalog/products';
import { matchingOffers, type VariantFilter } from '../../common/offers/offer-choice.ts';

/** A line of the table: the name that several sizes have in common, or what can be ordered. */
export type TableRow =
  | { readonly key: string; readonly product: ProductItem; readonly offer?: undefined }
  | {
      readonly key: string;
      readonly product: ProductItem;
      readonly offer: Offer;
      /** Its name stands above it, with its other sizes. */
      readonly isGrouped: boolean;
    };

export type OrderTableRow = Extract<TableRow, { readonly offer: Offer }>;

/** A row for each size that is asked for; sizes of one product below its name, which is said once. */
export function tableRows(
  products: readonly ProductItem[],
  variantFilter: VariantFilter,
): readonly TableRow[] {
  return products.flatMap((product): TableRow[] => {
    const isGrouped = product.offers.length > 1;
    const rows = matchingOffers(product.offers, variantFilter).map((offer) => ({
      key: `offer-${offer.id}`,
      product,
      offer,
      isGrouped,
    }));
    return isGrouped ? [{ key: `product-${product.id}`, product }, ...rows] : rows;
  });
}

/** The next row with a quantity from `index` on, in steps of 1 or −1. */
export function orderableFrom(rows: readonly TableRow[], index: number, step: 1 | -1): number | undefined {
  for (let at = index + step; rows[at]; at += step) if (rows[at]?.offer) return at;
  return undefined;
}
