import { basketClient } from '../../basket/basket.api.ts';
import type { AddedOffer } from './undo-copy.ts';

/** Adds an analog to the basket in the quantity of the line it replaces, adjusted to what can be sold. */
export async function addAnalog(offerId: number, quantity: number): Promise<AddedOffer> {
  const [added] = await basketClient.addList([{ offerId, quantity }]);
  return { id: offerId, quantity: added?.quantity ?? quantity, quantityBefore: added?.before ?? 0 };
}
