import { addToBasket } from '@shop/contracts/basket-order/basket';
import { publish } from '@shop/platform/events';
import { call } from '@shop/platform/http';
import type { AddedOffer } from './undo-copy.ts';

/** Adds an analog to the basket in the quantity of the line it replaces, adjusted to what can be sold. */
export async function addAnalog(offerId: number, quantity: number): Promise<AddedOffer> {
  const { products } = await call(addToBasket, { body: { products: [{ id: offerId, quantity }] } });
  publish('basket.changed', { offerIds: [offerId] });
  const [added] = products;
  return { id: offerId, quantity: added?.quantity ?? quantity, quantityBefore: added?.before ?? 0 };
}
