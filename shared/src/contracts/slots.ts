/**
 * Slots: places where one area (or the shell) shows what another area brings (architecture §2).
 * A filler is a component that takes the slot's props. `one` shows the first filler, `many` all of them in order.
 * A slot nobody fills shows nothing. Each says the size its skeleton keeps.
 */
export interface SlotProps {
  /** Adds an offer to the basket, on a card, in a table row or on the product page. */
  'product.add-to-basket': AddToBasketProps;
  /** Tiles of the home page: balance, last orders, drafts, news. */
  'home.tile': HomeTileProps;
}
export type SlotName = keyof SlotProps;

export interface AddToBasketProps {
  /** The offer (one size of a product); the id that basket calls take. */
  readonly offerId: number;
  /** Not `name`: that is the slot's own. */
  readonly productName: string;
  readonly isInStock: boolean;
  readonly minOrderCount: number;
  /** Quantities are multiples of it. */
  readonly multiplicity: number;
  /** Quantity already in the basket, 0 if none. */
  readonly inBasket: number;
  /** Short base unit: «пара», «шт». */
  readonly measure: string;
}

export type HomeTileProps = Record<never, never>;

interface SlotDefinition {
  readonly kind: 'one' | 'many';
  /** Height of the skeleton in CSS pixels while a filler loads. */
  readonly height: number;
}

export const slots: { readonly [name in SlotName]: SlotDefinition } = {
  'product.add-to-basket': { kind: 'one', height: 40 },
  'home.tile': { kind: 'many', height: 180 },
};
