import { messageOf } from '@shop/platform/http';
import { basketStore } from '../../basket/basket.api.ts';

/** An offer and what the basket holds of it now and held before. */
export interface AddedOffer {
  readonly id: number;
  readonly quantity: number;
  readonly quantityBefore: number;
}

/**
 * Takes out of the basket what a copied order has put in: so much less of each row as it had become more, so that what
 * was changed in between stays. Throws with a message for the user if the basket cannot be read or does not take it.
 */
export async function undoCopy(added: readonly AddedOffer[]): Promise<void> {
  await basketStore.refresh();
  const { basket, reading } = basketStore.getSnapshot();
  if (reading.failure) throw new Error(messageOf(reading.failure));
  const held = new Map(basket.lines.map(({ offerId, stored }) => [offerId, stored?.quantity ?? 0]));
  const left = added.map(({ id, quantity, quantityBefore }) => ({
    offerId: id,
    quantity: (held.get(id) ?? 0) - (quantity - quantityBefore),
  }));
  const gone = left.filter(({ offerId, quantity }) => quantity <= 0 && held.get(offerId));
  if (gone.length > 0)
    basketStore.dispatch({ type: 'deleted', offerIds: gone.map(({ offerId }) => offerId) });
  for (const { offerId, quantity } of left)
    if (quantity > 0) basketStore.dispatch({ type: 'quantity-set', offerId, quantity });
  if (!(await basketStore.settle())) throw new Error('Не все строки удалось вернуть. Проверьте корзину.');
}
