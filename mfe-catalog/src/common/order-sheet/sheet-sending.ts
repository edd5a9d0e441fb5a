import { BASKET_QUANTITY_DEBOUNCE_MS } from '@shop/domain/constants';
import { formatNumber } from '@shop/domain/format/number';
import type { SheetLines } from './sheet-lines.ts';
import { type Refusal, type SheetServer, type StoredQuantity, whyRefused } from './sheet-server.ts';

interface Outcomes {
  /** The basket holds these now as their lines say. */
  onStored(offerIds: readonly number[]): void;
  onRefused(refusal: Refusal): void;
}

/** Sends what is unsent: edits of all rows merge for 300 ms and go in one call, and one call is under way at a time. */
export function createSheetSending(server: SheetServer, lines: SheetLines, outcomes: Outcomes) {
  let debounce: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  /** Grows with every reset; answers from before it are dropped. */
  let epoch = 0;

  function stopWaiting() {
    clearTimeout(debounce);
    debounce = undefined;
  }

  function flush() {
    stopWaiting();
    void pump();
  }

  async function pump() {
    const unsent = lines.unsent();
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
    else outcomes.onRefused(outcome.refusal);
    isSending = false;
    if (debounce === undefined) void pump();
  }

  function settle(asked: readonly StoredQuantity[], answered: readonly StoredQuantity[]) {
    const answers = new Map(answered.map(({ id, quantity }) => [id, quantity]));
    for (const { id, quantity } of asked) {
      const answer = answers.get(id) ?? quantity;
      const isEditedSince = lines.of(id)?.wanted !== quantity;
      const note = `${formatNumber(quantity)} → ${formatNumber(answer)}`;
      if (isEditedSince) lines.change(id, { stored: answer });
      else lines.change(id, { stored: answer, wanted: answer, ...(answer === quantity ? {} : { note }) });
    }
    outcomes.onStored(asked.map(({ id }) => id));
  }

  return {
    isSending: () => isSending,
    /** Edits are held back for those that follow. */
    isWaiting: () => debounce !== undefined,
    schedule() {
      clearTimeout(debounce);
      debounce = setTimeout(flush, BASKET_QUANTITY_DEBOUNCE_MS);
    },
    flush,
    reset() {
      epoch += 1;
      isSending = false;
      stopWaiting();
    },
  };
}
