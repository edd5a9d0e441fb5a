import { BASKET_QUANTITY_DEBOUNCE_MS } from '@shop/domain/constants';

/**
 * Decides when the next request may leave: a quantity leaves 300 ms after the last one was typed, anything else at once.
 * No request leaves sooner than 300 ms after the one before it, unless the page is being left.
 */
export function createWriteTimer(send: () => void) {
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
    /** Sends as soon as the interval allows. */
    hurry() {
      const restMs = sentAt + BASKET_QUANTITY_DEBOUNCE_MS - Date.now();
      if (restMs > 0 && !isUrgent) sendAfter(restMs);
      else sendNow();
    },
    /** Sends at once, one request after the other, until everything is sent. */
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
