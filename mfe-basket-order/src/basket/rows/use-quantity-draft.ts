import { useState } from 'react';
import { QUANTITY_MAX, takeQuantity } from '../../common/take-quantity.ts';
import type { BasketLine } from '../state/basket-state.ts';
import { basketStore } from '../sync/use-basket.ts';

interface Draft {
  readonly text: string;
  /** What stood there before anything was typed. */
  readonly before: number;
  /** What the basket was told of it; undefined while it is no quantity. */
  readonly told: number | undefined;
}

/**
 * What is being typed as the quantity of a row. It counts at once, but nothing is deleted before the field is left; the
 * text outlives every answer.
 */
export function useQuantityDraft({ offerId, row, quantity }: BasketLine) {
  const [draft, setDraft] = useState<Draft>();
  const [problem, setProblem] = useState('');
  const pack = Math.max(row.multiplicity, 1);

  // A text that was refused, and a quantity that has come since: the quantity is what counts.
  if (draft && problem && quantity !== draft.before) forget();

  function set(next: number, note?: string) {
    basketStore.dispatch({ type: 'quantity-set', offerId, quantity: next, ...(note && { note }) });
  }

  function forget() {
    setDraft(undefined);
    setProblem('');
  }

  /** What was there before, unless somebody else has changed it meanwhile. */
  function takeBack() {
    if (draft && draft.told === quantity && quantity !== draft.before) set(draft.before);
  }

  return {
    text: draft?.text ?? String(quantity),
    /** Why the text is no quantity; empty until the field is left. */
    problem,
    isTyping: draft !== undefined,
    canAddPack: quantity + pack <= QUANTITY_MAX,
    type(typed: string) {
      setProblem('');
      const taken = takeQuantity(typed, row);
      const told = 'quantity' in taken && taken.quantity > 0 ? taken.quantity : undefined;
      setDraft({ text: typed, before: draft?.before ?? quantity, told });
      if (told === undefined) takeBack();
      else set(told, 'note' in taken ? taken.note : undefined);
    },
    /** The field is left. */
    commit() {
      if (!draft) return;
      const taken = takeQuantity(draft.text, row);
      if ('problem' in taken) {
        setDraft({ ...draft, before: quantity });
        return setProblem(taken.problem);
      }
      forget();
      if (taken.quantity === 0) set(0);
    },
    restore() {
      takeBack();
      forget();
    },
    /** By one pack; below the least there is nothing but deletion. */
    stepBy(packs: 1 | -1) {
      const next = (Math.round(quantity / pack) + packs) * pack;
      forget();
      if (next <= QUANTITY_MAX) set(next < row.minOrderCount ? 0 : next);
    },
  };
}
