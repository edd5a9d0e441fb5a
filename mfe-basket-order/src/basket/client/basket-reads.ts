import type { BasketSummary } from '@shop/contracts/basket-order/basket';
import type { BasketAction } from '../state/basket-reducer.ts';
import type { BasketState } from '../state/basket-state.ts';
import { isOverturned } from '../state/merge-fields.ts';
import type { BasketServer } from './basket-server.ts';

const READ_MS = 100;

/** The state of reading the basket. The `failure` of a later reading leaves what is on screen. */
export interface Reading {
  readonly isPending: boolean;
  readonly failure: unknown;
}

interface Reader {
  readonly server: BasketServer;
  basket(): BasketState;
  /** Something is about to be sent, and its end will read anyway. */
  isWaiting(): boolean;
  apply(action: BasketAction): void;
  report(reading: Partial<Reading>): void;
  /** The whole basket was read: there may be more to send now. */
  onLoaded(): void;
  /** The summary was read, alone or with everything. */
  onSummary?(summary: BasketSummary): void;
}

/**
 * Reads what may have changed: after each answer and each event the summary and the rows concerned (§4), everything on
 * arrival and when rows came or went. What was read before the last answer is out of date and dropped.
 */
export function createBasketReads(reader: Reader) {
  const { server, basket, apply, report } = reader;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due: 'nothing' | 'changes' | 'everything' = 'nothing';
  const offersDue = new Set<number>();
  /** Grows with every answer. */
  let revision = 0;
  /** Grows with every reset. */
  let epoch = 0;

  /** Requests a new reading of the summary and these offers; without offers, of everything. */
  function schedule(offerIds?: readonly number[]) {
    if (!offerIds) due = 'everything';
    else if (due === 'nothing') due = 'changes';
    for (const offerId of offerIds ?? []) offersDue.add(offerId);
    clearTimeout(timer);
    timer = setTimeout(read, READ_MS);
  }

  async function read(): Promise<void> {
    stopTimer();
    // An answer that arrives during a write is dropped; `resume` reads after the last write.
    if (due === 'nothing' || basket().sending || reader.isWaiting()) return;
    if (basket().terms === null) return refresh();
    if (due === 'everything') return refresh();
    const begun = epoch;
    const asOf = revision;
    const offerIds = [...offersDue];
    forgetDue();
    try {
      const { fields, summary } = await server.readChanges(offerIds);
      if (begun !== epoch) return;
      if (isOvertaken(asOf)) return schedule(offerIds);
      if (isOverturned(basket(), offerIds, fields)) return refresh();
      apply({ type: 'fields-read', fields, summary });
      report({ failure: null });
      reader.onSummary?.(summary);
    } catch (failure) {
      if (begun !== epoch) return;
      for (const offerId of offerIds) offersDue.add(offerId);
      report({ failure });
    }
  }

  /** Reads the whole basket. */
  async function refresh(): Promise<void> {
    stopTimer();
    const begun = epoch;
    const asOf = revision;
    const isFirst = basket().terms === null;
    forgetDue();
    if (isFirst) report({ isPending: true });
    try {
      const { rows, removed, ...terms } = await server.load();
      if (begun !== epoch) return;
      if (isOvertaken(asOf)) return schedule();
      apply({ type: 'loaded', rows, removed, terms });
      report({ isPending: false, failure: null });
      reader.onSummary?.(terms.summary);
      reader.onLoaded();
    } catch (failure) {
      if (begun === epoch) report({ isPending: false, failure });
    }
  }

  function isOvertaken(asOf: number): boolean {
    return asOf !== revision || basket().sending !== null;
  }

  function forgetDue() {
    due = 'nothing';
    offersDue.clear();
  }

  function stopTimer() {
    clearTimeout(timer);
    timer = undefined;
  }

  return {
    schedule,
    refresh,
    /** Something was answered. */
    outdate() {
      revision += 1;
    },
    /** Nothing more is to be sent: what waited for that may be read. */
    resume() {
      if (due !== 'nothing') timer ??= setTimeout(read, READ_MS);
    },
    reset() {
      epoch += 1;
      stopTimer();
      forgetDue();
    },
  };
}
