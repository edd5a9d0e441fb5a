import type { Offer, ProductItem } from '@shop/contracts/catalog/products';
import { readQuantity } from '@shop/domain/quantity/quantity';
import { useSyncExternalStore } from 'react';
import { offerLabel } from '../offers/offer-choice.ts';
import type { BasketQuantities } from './load-basket-quantities.ts';
import { useBasketQuantities } from './quantities-provider.tsx';

/** Returns the desired quantity of an offer, and whether the basket has it already. */
export function useQuantity(offer: Offer) {
  const line = useFollowed((quantities) => quantities?.lineOf({ offerId: offer.id }) ?? null);
  const quantity = line?.wanted ?? offer.inBasket;
  return {
    line,
    quantity,
    failure: line?.problem || line?.refusal || '',
    isStored: quantity > 0 && (line?.text ?? null) === null && (line?.stored ?? offer.inBasket) === quantity,
  };
}

/** The quantity as it stands in the field, while it is being typed too. */
export function useTypedQuantity(product: ProductItem, offer: Offer): number {
  return useFollowed((quantities) => typedQuantity(quantities, product, offer));
}

export function typedQuantity(
  quantities: BasketQuantities | undefined,
  product: ProductItem,
  offer: Offer,
): number {
  const line = quantities?.lineOf({ offerId: offer.id });
  const read = typeof line?.text === 'string' ? readQuantity(line.text, product, product.measure) : undefined;
  return read && 'quantity' in read ? read.quantity : wantedQuantity(quantities, offer);
}

export function wantedQuantity(quantities: BasketQuantities | undefined, offer: Offer): number {
  return quantities?.lineOf({ offerId: offer.id })?.wanted ?? offer.inBasket;
}

/** Renders again when what is read changes; `read` answers the same object until then. */
export function useFollowed<T>(read: (quantities: BasketQuantities | undefined) => T): T {
  const quantities = useBasketQuantities();
  return useSyncExternalStore(quantities?.subscribe ?? followNothing, () => read(quantities));
}

const followNothing = () => () => undefined;

/** Name and size. */
export function rowName({ name }: ProductItem, offer: Offer): string {
  const variant = offerLabel(offer);
  return variant ? `${name}, ${variant}` : name;
}

/** An offer as the basket's service asks for it. */
export function fieldOffer(product: ProductItem, { id, inBasket }: Offer) {
  const { minOrderCount, multiplicity, measure } = product;
  return { offerId: id, inBasket, minOrderCount, multiplicity, measure };
}
