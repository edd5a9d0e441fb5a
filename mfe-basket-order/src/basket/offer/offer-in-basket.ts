import { addToBasket, setBasketQuantities } from '@shop/contracts/basket-order/basket';
import type { AddToBasketProps } from '@shop/contracts/platform/slots';
import { BASKET_QUANTITY_DEBOUNCE_MS } from '@shop/domain/constants';
import { describeCorrection } from '@shop/domain/quantity/correction';
import { publish } from '@shop/platform/events';
import { call, messageOf, newIdempotencyKey } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { outlivingFetch } from '../../common/outliving-fetch.ts';

type Offer = Pick<
  AddToBasketProps,
  'offerId' | 'productName' | 'inBasket' | 'minOrderCount' | 'multiplicity' | 'failureMs'
>;

export type TrackedOffer = ReturnType<typeof trackOffer>;

/**
 * One offer in the basket, for places that do not show the basket: the quantity shows at once, edits merge for
 * 300 ms, one request is under way at a time. A failure rolls back, and says so (decisions: actions in a page).
 */
export function trackOffer(
  { offerId, productName, inBasket, failureMs, ...rule }: Offer,
  onQuantity: (quantity: number) => void,
) {
  let stored = inBasket;
  let wanted = inBasket;
  let debounce: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  /** The last try. The same quantity again goes under the same key, so a lost answer adds nothing twice. */
  let attempt = { quantity: Number.NaN, key: '' };

  function want(quantity: number) {
    wanted = quantity;
    onQuantity(quantity);
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
        toast(`${productName}: ${describeCorrection(quantity, stored, rule)}`);
      }
      publish('basket.changed', { offerIds: [offerId] });
    } catch (error) {
      want(stored);
      const action = { label: 'Повторить', onClick: () => set(quantity) };
      toast.danger(`${productName}: ${messageOf(error)}`, {
        action,
        ...(failureMs !== undefined && { durationMs: failureMs }),
      });
    } finally {
      isSending = false;
    }
    if (debounce === undefined) flush();
  }

  /**
   * Makes the basket hold this quantity; answers what it holds. What is not in it yet is added to whatever a colleague
   * has put there meanwhile; a quantity that was on screen is replaced.
   */
  async function write(quantity: number): Promise<number> {
    const body = { products: [{ id: offerId, quantity }] };
    const { products } =
      stored === 0
        ? await call(addToBasket, { body }, { idempotencyKey: attempt.key, fetch: outlivingFetch })
        : await call(setBasketQuantities, { body }, { fetch: outlivingFetch });
    return products[0]?.quantity ?? quantity;
  }

  /** Takes the quantity that the page read anew; while something is unsent, what is on screen is newer. */
  function take(quantity: number) {
    if (isSending || debounce !== undefined) return;
    stored = quantity;
    if (wanted !== quantity) want(quantity);
  }

  return { set, flush, take };
}
