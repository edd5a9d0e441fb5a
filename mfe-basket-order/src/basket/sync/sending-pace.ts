import { BASKET_QUANTITY_DEBOUNCE_MS } from '@shop/domain/constants';

/**
 * When the next request may leave: a quantity 300 ms after the last was typed, anything else at once, and none sooner
 * than 300 ms after the one before it, unless the page is being left.
 */
export function createSendingPace(send: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentAt = Number.NEGATIVE_INFINITY;
  let isUrgent = false;

  function sendAfter(ms: number) {
    cancel();
    timer = setTimeout(sendNow, ms);
  }

  function sendNow() {
    cancel();
    send();
  }

  function cancel() {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    isWaiting: () => timer !== undefined,
    /** A quantity was edited: more may come. */
    linger: () => sendAfter(BASKET_QUANTITY_DEBOUNCE_MS),
    /** As soon as the pace allows. */
    hurry() {
      const restMs = sentAt + BASKET_QUANTITY_DEBOUNCE_MS - Date.now();
      if (restMs > 0 && !isUrgent) sendAfter(restMs);
      else sendNow();
    },
    /** At once, one request after the other, until all is sent. */
    leave() {
      isUrgent = true;
      sendNow();
    },
    noteSent() {
      sentAt = Date.now();
    },
    noteDone() {
      isUrgent = false;
    },
    cancel,
  };
}
