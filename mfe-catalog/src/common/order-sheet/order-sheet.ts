import { readDraft } from './read-draft.ts';
import { blankLine, createSheetLines, type SheetOffer } from './sheet-lines.ts';
import { createSheetSending } from './sheet-sending.ts';
import { describeStored, type SheetServer } from './sheet-server.ts';

interface WantedQuantity {
  readonly quantity: number;
  readonly note?: string;
}

/**
 * Quantities of an order table. What is edited while a call is under way goes with the next. A refusal stands at its row
 * and keeps what was typed. Outside React: a keystroke redraws one row, and unsent quantities outlive the page.
 */
export function createOrderSheet(server: SheetServer) {
  const lines = createSheetLines(server);
  const names = new Map<number, string>();
  /** The last thing that became of a quantity, to be read aloud. */
  let said = '';
  /** What the basket has taken last, likewise. */
  let stored = '';

  const { schedule, flush, ...sending } = createSheetSending(server, lines, {
    onStored(offerIds) {
      stored = describeStored(
        offerIds.map((id) => ({ name: names.get(id), quantity: lines.of(id)?.stored ?? 0 })),
      );
      lines.notify();
      server.told(offerIds);
    },
    onRefused({ offerIds, message }) {
      said = message;
      for (const id of offerIds) lines.change(id, { refusal: message });
      if (!lines.isWatched()) server.failedUnseen(message);
    },
  });

  /** Takes what stands in the field over; what is no quantity stays there with its problem. */
  function commit(offer: SheetOffer, name: string) {
    const { offerId } = offer;
    const line = lines.of(offerId);
    if (line?.draft === undefined) return;
    names.set(offerId, name);
    const read = readDraft(line.draft, offer);
    if ('problem' in read) {
      said = `${name}: ${read.problem}`;
      return lines.change(offerId, { problem: read.problem });
    }
    if (read.note) said = `${name}: ${read.note}`;
    want(offer, read);
    schedule();
  }

  function want({ offerId, inBasket }: SheetOffer, { quantity, note = '' }: WantedQuantity) {
    lines.change(offerId, { wanted: quantity, draft: undefined, note, problem: '', refusal: '' }, inBasket);
  }

  return {
    subscribe: lines.subscribe,
    lineOf: lines.of,
    said: () => said,
    stored: () => stored,
    type: ({ offerId, inBasket }: SheetOffer, draft: string) =>
      lines.change(offerId, { draft, problem: '' }, inBasket),
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
      if (lines.of(offerId)) return false;
      lines.change(offerId, { draft: text }, inBasket);
      commit(offer, name);
      const { wanted, draft, note } = lines.of(offerId) ?? blankLine(inBasket);
      if (wanted === inBasket && draft === undefined) return false;
      if (!note) lines.change(offerId, { note: 'Восстановлено' });
      return true;
    },
    restore: lines.restore,
    /** Tries everything again that was refused. */
    retry() {
      lines.forgetRefusals();
      flush();
    },
    flush,
    /** Takes what the list has read anew; what is unsent or under way is newer. */
    take(offers: Parameters<typeof lines.take>[0]) {
      if (!sending.isSending() && !sending.isWaiting()) lines.take(offers);
    },
    /** Nobody looks any more: sends what is unsent. What the basket holds is remembered, for the undo of a paste. */
    leave() {
      lines.forgetNotes();
      flush();
    },
    /** Somebody else has changed these in the basket. A table on screen reads its list anew. */
    forget(offerIds: readonly number[]) {
      if (!sending.isSending() && !lines.isWatched()) lines.drop(offerIds);
    },
    /** Somebody else's basket. */
    reset() {
      sending.reset();
      lines.clear();
    },
  };
}
