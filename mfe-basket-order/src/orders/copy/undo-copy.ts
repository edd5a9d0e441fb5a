import { messageOf } from '@shop/platform/http';
import { basketClient } from '../../basket/basket.api.ts';

/** An offer and its quantity in the basket before and after the copy. */
export interface AddedOffer {
  readonly id: number;
  readonly quantity: number;
  readonly quantityBefore: number;
}

/**
 * Removes from the basket what a repeated order added. Each row is reduced by the added quantity, so later
 * changes stay. Throws an error with a message for the user if the basket cannot be read or the server
 * refuses.
 */
export async function undoCopy(added: readonly AddedOffer[]): Promise<void> {
  await basketClient.refresh();
  const { basket, reading } = basketClient.getSnapshot();
  if (reading.failure) throw new Error(messageOf(reading.failure));
  const held = new Map(basket.lines.map(({ offerId, stored }) => [offerId, stored?.quantity ?? 0]));
  const left = added.map(({ id, quantity, quantityBefore }) => ({
    offerId: id,
    quantity: (held.get(id) ?? 0) - (quantity - quantityBefore),
  }));
  const gone = left.filter(({ offerId, quantity }) => quantity <= 0 && held.get(offerId));
  if (gone.length > 0)
    basketClient.dispatch({ type: 'deleted', offerIds: gone.map(({ offerId }) => offerId) });
  for (const { offerId, quantity } of left)
    if (quantity > 0) basketClient.dispatch({ type: 'quantity-set', offerId, quantity });
  if (!(await basketClient.settle())) throw new Error('Не все строки удалось вернуть. Проверьте корзину.');
}
