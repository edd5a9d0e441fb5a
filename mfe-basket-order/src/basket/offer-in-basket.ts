import { addToBasket, removeFromBasket, updateBasketRow } from '@shop/shared/contracts/basket';
import { BASKET_QUANTITY_DEBOUNCE_MS } from '@shop/shared/contracts/constants';
import { publish } from '@shop/shared/events';
import { ApiRefusal, call, messageOf, newIdempotencyKey } from '@shop/shared/http';
import { queryClient } from '@shop/shared/query';
import { basketQuery } from './basket.queries.ts';

interface Listener {
  onQuantity(quantity: number): void;
  onCorrected(asked: number, given: number): void;
  /** The quantity is back where it was; `retry` tries the same again. */
  onFailed(message: string, retry: () => void): void;
}

/**
 * One offer in the basket, for places that do not show the basket: the quantity shows at once, edits merge for
 * 300 ms, one request is under way at a time. A failure rolls back, and says so (decisions: actions in a page).
 */
export function trackOffer(offerId: number, inBasket: number, listener: Listener) {
  let stored = inBasket;
  let wanted = inBasket;
  let rowId: number | undefined;
  let debounce: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  /** The last try. The same quantity again goes under the same key, so a lost answer adds nothing twice. */
  let attempt = { quantity: Number.NaN, key: '' };

  function want(quantity: number) {
    wanted = quantity;
    listener.onQuantity(quantity);
  }

  function set(quantity: number) {
    want(quantity);
    clearTimeout(debounce);
    // The first press of «В корзину» has nothing to merge with.
    if (stored === 0) flush();
    else debounce = setTimeout(flush, BASKET_QUANTITY_DEBOUNCE_MS);
  }

  function flush() {
    clearTimeout(debounce);
    debounce = undefined;
    if (!isSending && wanted !== stored) void send(wanted);
  }

  async function send(quantity: number) {
    isSending = true;
    if (attempt.quantity !== quantity) attempt = { quantity, key: newIdempotencyKey() };
    try {
      stored = await write(quantity);
      attempt = { quantity: Number.NaN, key: '' };
      if (wanted === quantity && stored !== quantity) {
        want(stored);
        listener.onCorrected(quantity, stored);
      }
      publish('basket.changed', { offerIds: [offerId] });
    } catch (error) {
      want(stored);
      listener.onFailed(messageOf(error), () => set(quantity));
    } finally {
      isSending = false;
    }
    if (debounce === undefined) flush();
  }

  /** Makes the basket hold this quantity; answers what it holds. */
  async function write(quantity: number): Promise<number> {
    if (stored === 0 && rowId === undefined) return add(quantity);
    rowId ??= await findRow();
    if (rowId === undefined) return quantity === 0 ? 0 : add(quantity);
    try {
      return await change(rowId, quantity);
    } catch (error) {
      // Somebody removed the row meanwhile, and perhaps added it anew.
      if (!(error instanceof ApiRefusal && error.code === 404)) throw error;
      rowId = await findRow();
      if (rowId !== undefined) return change(rowId, quantity);
      return quantity === 0 ? 0 : add(quantity);
    }
  }

  async function add(quantity: number): Promise<number> {
    const body = { products: [{ id: offerId, quantity }] };
    const { products } = await call(addToBasket, { body }, { idempotencyKey: attempt.key });
    rowId = products[0]?.rowId;
    return products[0]?.quantity ?? quantity;
  }

  async function change(id: number, quantity: number): Promise<number> {
    if (quantity > 0)
      return (await call(updateBasketRow, { body: { product: { ID: id, QUANTITY: quantity } } })).quantity;
    await call(removeFromBasket, { body: { products: [id] } });
    rowId = undefined;
    return 0;
  }

  async function findRow(): Promise<number | undefined> {
    const { rows } = await queryClient.fetchQuery({ ...basketQuery(), staleTime: 0 });
    return rows.find((row) => row.offerId === offerId)?.id;
  }

  /** Takes the quantity that the page read anew; while something is unsent, what is on screen is newer. */
  function take(quantity: number) {
    if (isSending || debounce !== undefined) return;
    stored = quantity;
    if (quantity === 0) rowId = undefined;
    if (wanted !== quantity) want(quantity);
  }

  return { set, flush, take };
}
