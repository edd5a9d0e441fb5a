import type { Offer, ProductItem } from '@shop/contracts/catalog/products';
import { readQuantity } from '@shop/domain/quantity/quantity';
import { fillFields } from '@shop/ui/parts/fill-fields';
import type { BasketQuantities } from './load-basket-quantities.ts';
import { fieldOffer, rowName, wantedQuantity } from './use-quantity.ts';

/** An offer with a field of its own, and the product it is a size of. */
interface OfferField {
  readonly product: ProductItem;
  readonly offer: Offer;
}

type OfferFields = readonly (readonly (OfferField | undefined)[])[];

/** Fills the quantities of a table or a matrix, from one of them on, whether or not they are on screen. */
export function pasteOffers(
  quantities: BasketQuantities | undefined,
  grid: OfferFields,
  { offerId, block }: { readonly offerId: number; readonly block: string },
): void {
  const from = grid.flat().find((field) => field?.offer.id === offerId);
  if (!from || !quantities) return;
  const nameOf = ({ product, offer }: OfferField) => rowName(product, offer);
  fillFields(block, from, {
    grid,
    nameOf,
    read: ({ product }, cell) => readQuantity(cell, product, product.measure),
    quantityOf: ({ offer }) => wantedQuantity(quantities, offer),
    fill: (filled) =>
      quantities.fill({
        lines: filled.map(({ field, ...wanted }) => ({
          ...wanted,
          offer: fieldOffer(field.product, field.offer),
          name: nameOf(field),
        })),
      }),
  });
}
