import type { AddToBasketProps } from '@shop/contracts/platform/slots';
import { messageOf, NoAnswer } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { followedLine, isUnsent, wantedQuantity } from '../state/basket-state.ts';
import { basketClient } from './current-basket.ts';

type Offer = Pick<
  AddToBasketProps,
  'offerId' | 'productName' | 'inBasket' | 'minOrderCount' | 'multiplicity' | 'failureMs'
>;

export type TrackedOffer = ReturnType<typeof trackOffer>;

/**
 * One offer in the basket, for places that show nothing else of the basket. A quantity set here shows at once; a
 * correction is said by a toast, and a refusal rolls back and says why. `onQuantity` is called with what the basket client
 * wants of the offer, whichever screen has set it.
 */
export function trackOffer(
  { offerId, productName, inBasket, failureMs, ...rule }: Offer,
  onQuantity: (quantity: number) => void,
) {
  let read = inBasket;
  /** The quantity that was set here and is not answered yet. */
  let asked: number | undefined;
  let isOutageSaid = false;

  const lineNow = () => followedLine(basketClient.getSnapshot().basket, offerId);

  function show() {
    const line = lineNow();
    onQuantity(line ? wantedQuantity(line) : read);
    const { isUnreachable } = basketClient.getSnapshot().basket;
    if (isUnreachable && asked !== undefined && line && isUnsent(line) && !isOutageSaid) {
      isOutageSaid = true;
      sayFailure(messageOf(new NoAnswer(null)), basketClient.resend);
    }
  }

  function sayFailure(message: string, retry: () => void) {
    toast.danger(`${productName}: ${message}`, {
      action: { label: 'Повторить', onClick: retry },
      ...(failureMs !== undefined && { durationMs: failureMs }),
    });
  }

  function set(quantity: number) {
    asked = quantity;
    // The first press of «В корзину» has nothing to merge with.
    const isFirst = (lineNow()?.stored?.quantity ?? read) === 0;
    const edit = { offerId, rule, inBasket: read, quantity, isReplaced: false };
    basketClient.edit([edit], isFirst ? 'hurry' : 'linger');
    settleIfStored();
  }

  /** The basket holds it already, and no answer will come. */
  function settleIfStored() {
    const line = lineNow();
    if (asked !== undefined && !basketClient.getSnapshot().basket.sending && !(line && isUnsent(line)))
      settle();
  }

  const stopFollowing = basketClient.subscribe(show);
  const stopListening = basketClient.listen({
    onWritten({ offerIds }) {
      const line = lineNow();
      if (asked === undefined || !offerIds.includes(offerId) || (line && isUnsent(line))) return;
      settle();
      if (line?.note) toast(`${productName}: ${line.note}`);
    },
    onRefused({ offerIds, message }) {
      if (asked === undefined || !offerIds.includes(offerId)) return;
      const quantity = asked;
      settle();
      basketClient.dispatch({ type: 'reverted', offerId });
      sayFailure(message, () => set(quantity));
    },
  });
  let hasLeft = false;
  show();

  function settle() {
    asked = undefined;
    isOutageSaid = false;
    if (hasLeft) stopListening();
  }

  return {
    set,
    /** The field was left: its quantity need not wait for more. */
    flush() {
      if (asked !== undefined) basketClient.hurry();
    },
    /** Applies a quantity that the page has read; while a change is unsent, the one on screen is newer. */
    noteRead(quantity: number) {
      read = quantity;
      basketClient.noteRead([{ offerId, inBasket: quantity }]);
      show();
    },
    /** The place is gone. What was set there is sent, and still said if it fails. */
    leave() {
      hasLeft = true;
      stopFollowing();
      settleIfStored();
      if (asked === undefined) stopListening();
      else basketClient.leave();
    },
  };
}
