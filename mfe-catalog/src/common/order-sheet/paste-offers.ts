import type { Offer, ProductItem } from '@shop/contracts/catalog/products';
import { fillFields } from '@shop/ui/parts/fill-fields';
import { readDraft } from './read-draft.ts';
import { rowName, sheet, sheetOfferOf } from './use-order-sheet.ts';

/** An offer with a field of its own, and the product it is a size of. */
interface OfferField {
  readonly product: ProductItem;
  readonly offer: Offer;
}

type OfferFields = readonly (readonly (OfferField | undefined)[])[];

/** Fills the quantities of a table or a matrix, from one of them on, whether or not they are on screen. */
export function pasteOffers(grid: OfferFields, offerId: number, block: string): void {
  const from = grid.flat().find((field) => field?.offer.id === offerId);
  if (!from) return;
  const nameOf = ({ product, offer }: OfferField) => rowName(product, offer);
  fillFields(block, from, {
    grid,
    nameOf,
    read: ({ product, offer }, cell) => readDraft(cell, sheetOfferOf(product, offer)),
    quantityOf: ({ offer }) => sheet.lineOf(offer.id)?.wanted ?? offer.inBasket,
    fill: (filled) =>
      sheet.fill(
        filled.map(({ field, ...wanted }) => ({
          ...wanted,
          offer: sheetOfferOf(field.product, field.offer),
          name: nameOf(field),
        })),
      ),
  });
}
