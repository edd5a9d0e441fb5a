import { type BasketAction, reduceBasket } from '../state/basket-reducer.ts';
import {
  type BasketDrafts,
  type BasketState,
  emptyBasket,
  isSettled,
  offersOf,
} from '../state/basket-state.ts';
import { createReading, type Reading } from './basket-reading.ts';
import { createSending } from './basket-sending.ts';
import type { BasketServer } from './basket-server.ts';

export interface BasketSnapshot {
  readonly basket: BasketState;
  readonly reading: Reading;
}

interface Hooks {
  /** Something was changed on the server. */
  onSent?(offerIds: readonly number[]): void;
  /** After every change of the state. */
  onChange?(basket: BasketState): void;
  /** What an earlier visit did not get through. */
  readDrafts?(): BasketDrafts;
}

export type BasketStore = ReturnType<typeof createBasketStore>;

/**
 * Keeps the basket on screen and the basket on the server alike. Edits of all rows merge into one request. It outlives
 * the page, and so do unsent edits.
 */
export function createBasketStore(server: BasketServer, hooks: Hooks = {}) {
  let snapshot: BasketSnapshot = { basket: emptyBasket, reading: { isPending: true, failure: null } };
  const subscribers = new Set<() => void>();

  const sending = createSending({
    server,
    apply,
    basket: () => snapshot.basket,
    answered(operation, stored) {
      reading.outdate();
      // What is out of the basket for certain needs no reading.
      reading.schedule(stored?.length === 0 ? [] : offersOf(operation));
      if (stored) hooks.onSent?.(offersOf(operation));
    },
    done() {
      if (snapshot.basket.isStale) void reading.refresh();
      else reading.resume();
    },
  });
  const reading = createReading({
    server,
    apply,
    basket: () => snapshot.basket,
    isWaiting: sending.isWaiting,
    tell: (change) => publish({ reading: { ...snapshot.reading, ...change } }),
    done: () => void sending.pump(),
    ...(hooks.readDrafts && { readDrafts: hooks.readDrafts }),
  });

  function publish(next: Partial<BasketSnapshot>) {
    snapshot = { ...snapshot, ...next };
    for (const notify of subscribers) notify();
  }

  function apply(action: BasketAction) {
    publish({ basket: reduceBasket(snapshot.basket, action) });
    hooks.onChange?.(snapshot.basket);
  }

  function dispatch(action: BasketAction) {
    apply(action);
    if (action.type === 'variant-chosen') reading.schedule();
    if (action.type === 'quantity-set' || action.type === 'quantities-set') sending.linger();
    else if (action.type !== 'checked') sending.hurry();
  }

  /** Sends what is unsent and waits for the end of it; false when something could not be sent. */
  function settle(): Promise<boolean> {
    sending.leave();
    return new Promise((resolve) => {
      const look = () => {
        const { basket } = snapshot;
        const isStuck = basket.isUnreachable || basket.lines.some((line) => line.problem !== null);
        if (!isStuck && !isSettled(basket)) return;
        subscribers.delete(look);
        resolve(!isStuck);
      };
      subscribers.add(look);
      look();
    });
  }

  /** Forgets everything: somebody else logged in, or the basket became an order. */
  function reset() {
    sending.reset();
    reading.reset();
    publish({ basket: emptyBasket, reading: { isPending: true, failure: null } });
  }

  return {
    subscribe: (callback: () => void) => {
      subscribers.add(callback);
      return () => void subscribers.delete(callback);
    },
    getSnapshot: () => snapshot,
    dispatch,
    /** Sends what was edited as soon as the pace allows: a field was left. */
    hurry: sending.hurry,
    /** Sends it at once: the page is left. */
    leave: sending.leave,
    resend: sending.resend,
    refresh: reading.refresh,
    scheduleRead: reading.schedule,
    settle,
    reset,
  };
}
