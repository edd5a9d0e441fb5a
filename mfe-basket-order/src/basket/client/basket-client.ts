import type { BasketSummary } from '@shop/contracts/basket-order/basket';
import { type BasketAction, reduceBasket } from '../state/basket-reducer.ts';
import {
  type BasketState,
  emptyBasket,
  isSettled,
  isStuck,
  lineOfOffer,
  offersOf,
  storedQuantity,
} from '../state/basket-state.ts';
import type { OfferEdit } from '../state/edit-offers.ts';
import { createBasketReads, type Reading } from './basket-reads.ts';
import type { BasketServer } from './basket-server.ts';
import { type BasketListener, createBasketWrites } from './basket-writes.ts';

export interface BasketSnapshot {
  readonly basket: BasketState;
  readonly reading: Reading;
}

interface Hooks {
  /** A write is about to leave under this key. */
  onSending?(idempotencyKey: string): void;
  onSummary?(summary: BasketSummary): void;
  /** After every change of the state. */
  onChange?(basket: BasketState): void;
  /** Whether rows and sums are on screen; otherwise they are not read after a write. */
  isShown?(): boolean;
}

type QuantityList = readonly { readonly offerId: number; readonly quantity: number }[];

export type BasketClient = ReturnType<typeof createBasketClient>;

/**
 * The one writer of the basket: what all screens want of it differs from what the server holds until it is sent. Edits of
 * all screens merge into one request, and one is under way at a time. The client outlives the page, and so do unsent edits.
 */
export function createBasketClient(server: BasketServer, hooks: Hooks = {}) {
  let snapshot: BasketSnapshot = { basket: emptyBasket, reading: { isPending: true, failure: null } };
  const subscribers = new Set<() => void>();
  const listeners = new Set<BasketListener>();
  const basket = () => snapshot.basket;
  const isShown = () => hooks.isShown?.() ?? true;
  /** Grows with every reset. */
  let epoch = 0;

  const writes = createBasketWrites({
    ...{ server, basket, apply, listeners },
    onSending: (key) => hooks.onSending?.(key),
    onAnswer(operation, stored) {
      reads.outdate();
      // An offer that is certainly not in the basket needs no reading.
      if (isShown()) reads.schedule(stored?.length === 0 ? [] : offersOf(operation));
    },
    onIdle() {
      if (basket().isStale) void reads.refresh();
      else reads.resume();
    },
  });
  const reads = createBasketReads({
    ...{ server, basket, apply },
    isWaiting: writes.isWaiting,
    report: (change) => publish({ reading: { ...snapshot.reading, ...change } }),
    onLoaded: () => void writes.flush(),
    onSummary: (summary) => hooks.onSummary?.(summary),
  });

  function publish(next: Partial<BasketSnapshot>) {
    snapshot = { ...snapshot, ...next };
    for (const notify of subscribers) notify();
  }

  function apply(action: BasketAction) {
    const next = reduceBasket(basket(), action);
    if (next === basket()) return;
    publish({ basket: next });
    hooks.onChange?.(next);
  }

  function subscribe(callback: () => void): () => void {
    subscribers.add(callback);
    return () => void subscribers.delete(callback);
  }

  return {
    subscribe,
    getSnapshot: () => snapshot,
    listen(listener: BasketListener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch(action: BasketAction) {
      apply(action);
      if (action.type === 'variant-chosen') reads.schedule();
      if (action.type === 'quantity-set' || action.type === 'quantities-set') writes.linger();
      else if (action.type !== 'checked') writes.hurry();
    },
    /** Sets quantities on another screen; `hurry` where there is nothing to merge with. */
    edit(edits: readonly OfferEdit[], pace: 'linger' | 'hurry' = 'linger') {
      apply({ type: 'offers-edited', edits: isShown() ? overStored(basket(), edits) : edits });
      writes[pace]();
    },
    /** Another screen is left: its notes have been read. */
    noteLeft: () => apply({ type: 'offers-left' }),
    /** Other screens have read these quantities of the basket. */
    noteRead: (offers: readonly { readonly offerId: number; readonly inBasket: number }[]) =>
      apply({ type: 'offers-read', offers }),
    /** Notes offers that another user has changed; an empty list means that any may have changed. */
    noteChangedElsewhere(offerIds: readonly number[]) {
      apply({ type: 'changed-elsewhere', offerIds });
      if (isShown()) reads.schedule(offerIds.length > 0 ? offerIds : undefined);
    },
    /** Adds a list in one request, all lines or none. Throws what `call` throws; the same list again adds nothing twice. */
    addList: (lines: QuantityList) => writes.sendList({ kind: 'add-list', lines }),
    /** Sets the quantities that an addition found; what goes leaves nothing to be put back. */
    undoList: async (lines: QuantityList) => void (await writes.sendList({ kind: 'undo-list', lines })),
    /** Sends what was edited as soon as the pace allows: a field was left. */
    hurry: writes.hurry,
    /** Sends it at once: the page is left. */
    leave: writes.leave,
    resend: writes.resend,
    refresh: reads.refresh,
    scheduleRead: reads.schedule,
    /** Sends what is unsent and waits for the end of it; false when something could not be sent. */
    settle(): Promise<boolean> {
      writes.leave();
      const begun = epoch;
      return whenSettled(subscribe, () => ({ ...snapshot, isReset: begun !== epoch }));
    },
    /** Clears everything, because another user has logged in or the basket became an order. */
    reset() {
      epoch += 1;
      writes.reset();
      reads.reset();
      publish({ basket: emptyBasket, reading: { isPending: true, failure: null } });
    },
  };
}

function whenSettled(
  subscribe: (look: () => void) => () => void,
  read: () => BasketSnapshot & { readonly isReset: boolean },
): Promise<boolean> {
  const { failure } = read().reading;
  return new Promise((resolve) => {
    const stop = subscribe(look);
    function look() {
      const { basket, reading, isReset } = read();
      // A row was gone, and the basket could not be read again.
      const isLost = basket.isStale && reading.failure !== failure;
      const isStopped = isReset || isLost || isStuck(basket);
      if (!isStopped && !isSettled(basket)) return;
      stop();
      resolve(!isStopped);
    }
    look();
  });
}

/** Rows on screen are followed live, so that no other screen has read anything newer. */
function overStored(basket: BasketState, edits: readonly OfferEdit[]): readonly OfferEdit[] {
  return edits.map((edit) => {
    const line = lineOfOffer(basket, edit.offerId);
    return line ? { ...edit, inBasket: storedQuantity(line) } : edit;
  });
}
