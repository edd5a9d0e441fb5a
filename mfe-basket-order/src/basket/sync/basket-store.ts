import { ApiRefusal, messageOf, NoAnswer, newIdempotencyKey } from '@shop/platform/http';
import { type BasketAction, reduceBasket } from '../state/basket-reducer.ts';
import {
  type BasketDrafts,
  type BasketState,
  emptyBasket,
  isSettled,
  nextOperation,
  type Operation,
  offersOf,
} from '../state/basket-state.ts';
import type { Refusal } from '../state/refuse-operation.ts';
import { createReading, type Reading } from './basket-reading.ts';
import type { BasketServer } from './basket-server.ts';
import { createSendingPace } from './sending-pace.ts';

const REPEAT_MS = 2_000;
const REPEAT_MAX_MS = 30_000;

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
 * Keeps the basket on screen and the basket on the server alike. Edits of all rows merge into one request; one is
 * under way at a time, and one without an answer is repeated under its own key until it gets one, so nothing is lost
 * or done twice. It outlives the page, and so do unsent edits.
 */
export function createBasketStore(server: BasketServer, hooks: Hooks = {}) {
  let snapshot: BasketSnapshot = { basket: emptyBasket, reading: { isPending: true, failure: null } };
  const subscribers = new Set<() => void>();
  let repeat: ReturnType<typeof setTimeout> | undefined;
  let wakeUp: (() => void) | undefined;
  let isPumping = false;
  /** Grows with every reset; answers from before it are dropped. */
  let epoch = 0;

  const pace = createSendingPace(() => void pump());
  const reading = createReading({
    server,
    apply,
    basket: () => snapshot.basket,
    isWaiting: pace.isWaiting,
    tell: (change) => publish({ reading: { ...snapshot.reading, ...change } }),
    done: () => void pump(),
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
    if (action.type === 'quantity-set' || action.type === 'quantities-set') pace.linger();
    else if (action.type !== 'checked') pace.hurry();
  }

  async function pump() {
    if (isPumping) return;
    isPumping = true;
    const begun = epoch;
    while (!pace.isWaiting() && begun === epoch) {
      const operation = nextOperation(snapshot.basket);
      if (!operation) break;
      pace.noteSent();
      apply({ type: 'sent', operation });
      await deliver(operation, begun);
      if (begun === epoch && !pace.isWaiting() && nextOperation(snapshot.basket)) pace.hurry();
    }
    if (begun !== epoch) return;
    isPumping = false;
    if (!pace.isWaiting()) pace.noteDone();
    if (snapshot.basket.isStale) void reading.refresh();
    else reading.resume();
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
      } else apply({ type: 'refused', ...refusalOf(outcome.error) });
      reading.outdate();
      // What is out of the basket for certain needs no reading.
      const isGone = 'stored' in outcome && outcome.stored.length === 0;
      reading.schedule(isGone ? [] : offersOf(operation));
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

  /** Sends what is unsent and waits for the end of it; false when something could not be sent. */
  function settle(): Promise<boolean> {
    pace.leave();
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
    clearTimeout(repeat);
    pace.cancel();
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
    hurry: pace.hurry,
    /** Sends it at once: the page is left. */
    leave: pace.leave,
    resend,
    refresh: reading.refresh,
    scheduleRead: reading.schedule,
    settle,
    reset,
  };
}

function refusalOf(error: unknown): Refusal {
  const refusal = error instanceof ApiRefusal ? error : undefined;
  const named = /^products\.(\d+)/.exec(refusal?.errors[0]?.field ?? '')?.[1];
  return {
    message: messageOf(error),
    isMissing: refusal?.code === 404,
    line: named === undefined ? undefined : Number(named),
  };
}
