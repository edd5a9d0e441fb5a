import { BASKET_QUANTITY_DEBOUNCE_MS } from '@shop/domain/constants';
import { formatNumber } from '@shop/domain/format/number';
import { readDraft, type SaleRule } from './read-draft.ts';
import {
  describeStored,
  type Refusal,
  type SheetServer,
  type StoredQuantity,
  whyRefused,
} from './sheet-server.ts';

/** An offer whose quantity has been touched. Whatever the basket does not hold as it is wanted is sent. */
export interface SheetLine {
  readonly stored: number;
  readonly wanted: number;
  /** What stands in the field and is not taken over yet, or is no quantity; undefined for the quantity itself. */
  readonly draft: string | undefined;
  /** What became of the quantity without the buyer's doing: «12 → 15, кратно 5». */
  readonly note: string;
  /** Why the draft is no quantity. */
  readonly problem: string;
  /** Why the quantity is not in the basket; nothing of the line is sent until it is tried again. */
  readonly refusal: string;
}

/** How an offer is sold, and what the basket holds of it as far as the list knows. */
export interface SheetOffer extends SaleRule {
  readonly offerId: number;
  readonly inBasket: number;
}

interface WantedQuantity {
  readonly quantity: number;
  readonly note?: string;
}

/**
 * Quantities of an order table. Edits of all rows merge for 300 ms and go in one call; one is under way at a time, and
 * what is edited meanwhile goes with the next. A refusal stands at its row and keeps what was typed. Outside React: a
 * keystroke redraws one row, and unsent quantities outlive the page.
 */
export function createOrderSheet(server: SheetServer) {
  const lines = new Map<number, SheetLine>();
  const names = new Map<number, string>();
  const listeners = new Set<() => void>();
  let debounce: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  /** Grows with every reset; answers from before it are dropped. */
  let epoch = 0;
  /** The last thing that became of a quantity, to be read aloud. */
  let said = '';
  /** What the basket has taken last, likewise. */
  let stored = '';

  function change(offerId: number, changes: Partial<SheetLine>, inBasket = 0) {
    const line = lines.get(offerId) ?? blank(inBasket);
    const changed = { ...line, ...changes };
    lines.set(offerId, changed);
    server.keep(offerId, unsentOf(changed));
    for (const notify of listeners) notify();
  }

  /** Takes what stands in the field over; what is no quantity stays there with its problem. */
  function commit(offer: SheetOffer, name: string) {
    const { offerId } = offer;
    const line = lines.get(offerId);
    if (line?.draft === undefined) return;
    names.set(offerId, name);
    const read = readDraft(line.draft, offer);
    if ('problem' in read) {
      said = `${name}: ${read.problem}`;
      return change(offerId, { problem: read.problem });
    }
    if (read.note) said = `${name}: ${read.note}`;
    want(offer, read);
    schedule();
  }

  function want({ offerId, inBasket }: SheetOffer, { quantity, note = '' }: WantedQuantity) {
    change(offerId, { wanted: quantity, draft: undefined, note, problem: '', refusal: '' }, inBasket);
  }

  function schedule() {
    clearTimeout(debounce);
    debounce = setTimeout(flush, BASKET_QUANTITY_DEBOUNCE_MS);
  }

  function flush() {
    clearTimeout(debounce);
    debounce = undefined;
    void pump();
  }

  async function pump() {
    const unsent = [...lines].filter(([, line]) => line.wanted !== line.stored && line.refusal === '');
    if (isSending || unsent.length === 0) return;
    const begun = epoch;
    isSending = true;
    const asked = unsent.map(([id, { wanted }]) => ({ id, quantity: wanted }));
    const outcome = await server.send(asked).then(
      (stored) => ({ stored }),
      (error: unknown) => ({ refusal: whyRefused(error, asked) }),
    );
    if (begun !== epoch) return;
    if ('stored' in outcome) settle(asked, outcome.stored);
    else refuse(outcome.refusal);
    isSending = false;
    if (debounce === undefined) void pump();
  }

  function settle(asked: readonly StoredQuantity[], answered: readonly StoredQuantity[]) {
    const answers = new Map(answered.map(({ id, quantity }) => [id, quantity]));
    for (const { id, quantity } of asked) {
      const answer = answers.get(id) ?? quantity;
      const isEditedSince = lines.get(id)?.wanted !== quantity;
      const note = `${formatNumber(quantity)} → ${formatNumber(answer)}`;
      if (isEditedSince) change(id, { stored: answer });
      else change(id, { stored: answer, wanted: answer, ...(answer === quantity ? {} : { note }) });
    }
    stored = describeStored(
      asked.map(({ id }) => ({ name: names.get(id), quantity: lines.get(id)?.stored ?? 0 })),
    );
    for (const notify of listeners) notify();
    server.told(asked.map(({ id }) => id));
  }

  function refuse({ offerIds, message }: Refusal) {
    said = message;
    for (const id of offerIds) change(id, { refusal: message });
    if (listeners.size === 0) server.failedUnseen(message);
  }

  return {
    subscribe: (callback: () => void) => {
      listeners.add(callback);
      return () => void listeners.delete(callback);
    },
    lineOf: (offerId: number) => lines.get(offerId),
    said: () => said,
    stored: () => stored,
    type: ({ offerId, inBasket }: SheetOffer, draft: string) =>
      change(offerId, { draft, problem: '' }, inBasket),
    commit,
    /** Takes many quantities over at once, in place of what stands in their fields. */
    fill(filled: readonly (WantedQuantity & { readonly offer: SheetOffer; readonly name: string })[]) {
      for (const { offer, name, ...wanted } of filled) {
        names.set(offer.offerId, name);
        want(offer, wanted);
      }
      schedule();
    },
    /**
     * Goes on with what was typed and not sent before a reload or a lost session, as if its field had been left now.
     * Answers whether that is news: the basket may hold it by now, and what has been typed since is newer.
     */
    recover(offer: SheetOffer, name: string, text: string): boolean {
      const { offerId, inBasket } = offer;
      if (lines.has(offerId)) return false;
      change(offerId, { draft: text }, inBasket);
      commit(offer, name);
      const { wanted, draft, note } = lines.get(offerId) ?? blank(inBasket);
      if (wanted === inBasket && draft === undefined) return false;
      if (!note) change(offerId, { note: 'Восстановлено' });
      return true;
    },
    /** Back to what it was: first what is being typed goes, then what the server refused. */
    restore(offerId: number) {
      const line = lines.get(offerId);
      if (line?.draft !== undefined) change(offerId, { draft: undefined, problem: '' });
      else if (line?.refusal) change(offerId, { wanted: line.stored, refusal: '', note: '' });
    },
    /** Tries everything again that was refused. */
    retry() {
      for (const [id, { refusal }] of lines) if (refusal) change(id, { refusal: '' });
      flush();
    },
    flush,
    /** Takes what the list has read anew; what is unsent or under way is newer. */
    take(offers: readonly Pick<SheetOffer, 'offerId' | 'inBasket'>[]) {
      if (isSending || debounce !== undefined) return;
      for (const { offerId, inBasket } of offers) {
        const line = lines.get(offerId);
        if (!line || line.stored === inBasket) continue;
        change(
          offerId,
          line.refusal ? { stored: inBasket } : { stored: inBasket, wanted: inBasket, note: '' },
        );
      }
    },
    /** Nobody looks any more: sends what is unsent. What the basket holds is remembered, for the undo of a paste. */
    leave() {
      for (const [id, line] of lines) if (isSettled(line)) lines.set(id, { ...line, note: '' });
      flush();
    },
    /** Somebody else has changed these in the basket. A table on screen reads its list anew. */
    forget(offerIds: readonly number[]) {
      if (isSending || listeners.size > 0) return;
      for (const id of offerIds) if (isSettled(lines.get(id) ?? blank(0))) lines.delete(id);
    },
    /** Somebody else's basket. */
    reset() {
      epoch += 1;
      isSending = false;
      clearTimeout(debounce);
      debounce = undefined;
      lines.clear();
      for (const notify of listeners) notify();
    },
  };
}

/** What stands in the field and is not in the basket, as it was typed. */
function unsentOf({ draft, wanted, stored }: SheetLine): string | undefined {
  const text = draft ?? String(wanted);
  return text === String(stored) ? undefined : text;
}

function isSettled({ wanted, stored, draft }: SheetLine): boolean {
  return wanted === stored && draft === undefined;
}

function blank(inBasket: number): SheetLine {
  return { stored: inBasket, wanted: inBasket, draft: undefined, note: '', problem: '', refusal: '' };
}
