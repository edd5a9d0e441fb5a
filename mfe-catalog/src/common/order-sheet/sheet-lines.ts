import type { SaleRule } from './read-draft.ts';
import type { SheetServer } from './sheet-server.ts';

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

export type SheetLines = ReturnType<typeof createSheetLines>;

/** The lines of an order table by offer, and who is told when one changes. */
export function createSheetLines({ keep }: Pick<SheetServer, 'keep'>) {
  const lines = new Map<number, SheetLine>();
  const listeners = new Set<() => void>();

  function notify() {
    for (const listener of listeners) listener();
  }

  function change(offerId: number, changes: Partial<SheetLine>, inBasket = 0) {
    const changed = { ...(lines.get(offerId) ?? blankLine(inBasket)), ...changes };
    lines.set(offerId, changed);
    keep(offerId, unsentOf(changed));
    notify();
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify,
    /** The table is on screen. */
    isWatched: () => listeners.size > 0,
    of: (offerId: number) => lines.get(offerId),
    change,
    /** Wanted otherwise than the basket holds them, and not refused. */
    unsent: () => [...lines].filter(([, line]) => line.wanted !== line.stored && line.refusal === ''),
    /** Back to what it was: first what is being typed goes, then what the server refused. */
    restore(offerId: number) {
      const line = lines.get(offerId);
      if (line?.draft !== undefined) change(offerId, { draft: undefined, problem: '' });
      else if (line?.refusal) change(offerId, { wanted: line.stored, refusal: '', note: '' });
    },
    forgetRefusals() {
      for (const [id, { refusal }] of lines) if (refusal) change(id, { refusal: '' });
    },
    forgetNotes() {
      for (const [id, line] of lines) if (isSettled(line)) lines.set(id, { ...line, note: '' });
    },
    /** Takes over what the list has read anew. */
    take(offers: readonly Pick<SheetOffer, 'offerId' | 'inBasket'>[]) {
      for (const { offerId, inBasket } of offers) {
        const line = lines.get(offerId);
        if (!line || line.stored === inBasket) continue;
        change(
          offerId,
          line.refusal ? { stored: inBasket } : { stored: inBasket, wanted: inBasket, note: '' },
        );
      }
    },
    /** Drops those of these offers that have nothing left to send. */
    drop(offerIds: readonly number[]) {
      for (const id of offerIds) if (isSettled(lines.get(id) ?? blankLine(0))) lines.delete(id);
    },
    clear() {
      lines.clear();
      notify();
    },
  };
}

export function blankLine(inBasket: number): SheetLine {
  return { stored: inBasket, wanted: inBasket, draft: undefined, note: '', problem: '', refusal: '' };
}

/** What stands in the field and is not in the basket, as it was typed. */
function unsentOf({ draft, wanted, stored }: SheetLine): string | undefined {
  const text = draft ?? String(wanted);
  return text === String(stored) ? undefined : text;
}

function isSettled({ wanted, stored, draft }: SheetLine): boolean {
  return wanted === stored && draft === undefined;
}
