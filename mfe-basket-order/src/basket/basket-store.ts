import { BASKET_QUANTITY_DEBOUNCE_MS } from '@shop/shared/contracts/constants';
import { ApiRefusal, messageOf, NoAnswer, newIdempotencyKey } from '@shop/shared/http';
import { type BasketAction, reduceBasket } from './basket-reducer.ts';
import type { BasketServer } from './basket-server.ts';
import {
  type BasketState,
  emptyBasket,
  isSettled,
  nextOperation,
  type Operation,
  offersOf,
} from './basket-state.ts';

const REPEAT_MS = 2_000;
const REPEAT_MAX_MS = 30_000;
const REREAD_MS = 100;

/** Where the reading of the basket stands; `failure` of a later reading leaves what is on screen. */
interface Reading {
  readonly isPending: boolean;
  readonly failure: unknown;
}

export interface BasketSnapshot {
  readonly basket: BasketState;
  readonly reading: Reading;
}

interface Hooks {
  /** Something was changed on the server. */
  onSent?(offerIds: readonly number[]): void;
  /** After every change of the state. */
  onChange?(basket: BasketState): void;
  /** Quantities by row id that an earlier visit did not get through; 0 for deleted rows. */
  readDrafts?(): ReadonlyMap<number, number>;
}

export type BasketStore = ReturnType<typeof createBasketStore>;

/**
 * Keeps the basket on screen and the basket on the server alike. Quantities wait 300 ms and merge per row; one
 * request is under way at a time; one without an answer is repeated under its own key until it gets one, so nothing
 * is lost or done twice. Afterwards the basket is read again for totals. It outlives the page, and so do unsent edits.
 */
export function createBasketStore(server: BasketServer, hooks: Hooks = {}) {
  let snapshot: BasketSnapshot = { basket: emptyBasket, reading: { isPending: true, failure: null } };
  const subscribers = new Set<() => void>();
  let debounce: Timer;
  let reread: Timer;
  let repeat: Timer;
  let wakeUp: (() => void) | undefined;
  let isPumping = false;
  /** Grows with every answer; what was read before the last one is out of date. */
  let revision = 0;
  /** Grows with every reset; answers from before it are dropped. */
  let epoch = 0;

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
    if (action.type === 'quantity-set') {
      clearTimeout(debounce);
      debounce = setTimeout(flush, BASKET_QUANTITY_DEBOUNCE_MS);
    } else if (action.type !== 'checked') flush();
  }

  function flush() {
    clearTimeout(debounce);
    debounce = undefined;
    void pump();
  }

  async function pump() {
    if (isPumping) return;
    isPumping = true;
    const begun = epoch;
    while (debounce === undefined && begun === epoch) {
      const operation = nextOperation(snapshot.basket);
      if (!operation) break;
      apply({ type: 'sent', operation });
      await deliver(operation, begun);
    }
    if (begun !== epoch) return;
    isPumping = false;
    if (snapshot.basket.isStale) void refresh();
  }

  /** Sends until there is an answer of any kind: the request's key makes repeats harmless. */
  async function deliver(operation: Operation, begun: number) {
    const key = newIdempotencyKey();
    for (let pauseMs = REPEAT_MS; ; pauseMs = Math.min(pauseMs * 2, REPEAT_MAX_MS)) {
      const outcome = await server.send(operation, key).then(
        (stored) => ({ stored }),
        (error: unknown) => ({ error }),
      );
      if (begun !== epoch) return;
      if ('stored' in outcome) apply({ type: 'answered', stored: outcome.stored });
      else if (outcome.error instanceof NoAnswer) {
        apply({ type: 'unreachable' });
        await pause(pauseMs);
        if (begun !== epoch) return;
        continue;
      } else {
        const isMissing =
          outcome.error instanceof ApiRefusal && outcome.error.code === 404 && operation.kind !== 'add';
        apply({ type: 'refused', message: messageOf(outcome.error), isMissing });
      }
      revision += 1;
      scheduleReread();
      if ('stored' in outcome) hooks.onSent?.(offersOf(operation));
      return;
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      wakeUp = resolve;
      repeat = setTimeout(resolve, ms);
    });
  }

  /** Tries a request without an answer again at once, without waiting for its pause to end. */
  function resend() {
    clearTimeout(repeat);
    wakeUp?.();
  }

  function scheduleReread() {
    clearTimeout(reread);
    reread = setTimeout(refresh, REREAD_MS);
  }

  /** Reads the basket: rows, row totals and summary (§4). */
  async function refresh(): Promise<void> {
    clearTimeout(reread);
    const begun = epoch;
    const asOf = revision;
    const isFirst = snapshot.basket.terms === null;
    if (isFirst) publish({ reading: { isPending: true, failure: snapshot.reading.failure } });
    try {
      const { rows, ...terms } = await server.load();
      if (begun !== epoch) return;
      // The end of every operation reads again, so what one has overtaken may be dropped.
      if (asOf !== revision || snapshot.basket.sending) return;
      apply({ type: 'loaded', rows, terms, drafts: isFirst ? hooks.readDrafts?.() : undefined });
      publish({ reading: { isPending: false, failure: null } });
      void pump();
    } catch (failure) {
      if (begun === epoch) publish({ reading: { isPending: false, failure } });
    }
  }

  /** Sends what is unsent and waits for the end of it; false when something could not be sent. */
  function settle(): Promise<boolean> {
    flush();
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
    epoch += 1;
    isPumping = false;
    for (const timer of [debounce, reread, repeat]) clearTimeout(timer);
    debounce = undefined;
    publish({ basket: emptyBasket, reading: { isPending: true, failure: null } });
  }

  return {
    subscribe: (callback: () => void) => {
      subscribers.add(callback);
      return () => void subscribers.delete(callback);
    },
    getSnapshot: () => snapshot,
    dispatch,
    flush,
    resend,
    refresh,
    scheduleReread,
    settle,
    reset,
  };
}

type Timer = ReturnType<typeof setTimeout> | undefined;
