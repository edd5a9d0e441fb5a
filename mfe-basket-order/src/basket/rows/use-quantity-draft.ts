import { QUANTITY_MAX, readQuantity } from '@shop/domain/quantity/quantity';
import { useState } from 'react';
import { unitsOf } from '../../common/units-of.ts';
import { basketClient } from '../client/current-basket.ts';
import type { BasketLine } from '../state/basket-state.ts';

interface Draft {
  readonly text: string;
  /** The quantity before anything was typed. */
  readonly before: number;
  /** The quantity that the basket received; undefined while the text is no quantity. */
  readonly told: number | undefined;
}

/**
 * Holds the text that is being typed as the quantity of a row. It counts at once, but nothing is deleted before the
 * field is left; the text outlives every answer.
 */
export function useQuantityDraft({ offerId, row, quantity }: BasketLine) {
  const [draft, setDraft] = useState<Draft>();
  const [problem, setProblem] = useState('');
  const pack = Math.max(row.multiplicity, 1);

  // A text that was refused, and a quantity that has come since: the quantity is what counts.
  if (draft && problem && quantity !== draft.before) forget();

  function set(next: number, note?: string) {
    basketClient.dispatch({ type: 'quantity-set', offerId, quantity: next, ...(note && { note }) });
  }

  function forget() {
    setDraft(undefined);
    setProblem('');
  }

  /** Restores the earlier quantity, unless somebody else has changed it meanwhile. */
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
      const taken = readQuantity(typed, row, unitsOf(row));
      const told = 'quantity' in taken && taken.quantity > 0 ? taken.quantity : undefined;
      setDraft({ text: typed, before: draft?.before ?? quantity, told });
      if (told === undefined) takeBack();
      else set(told, 'note' in taken ? taken.note : undefined);
    },
    /** The field is left. */
    commit() {
      if (!draft) return;
      const taken = readQuantity(draft.text, row, unitsOf(row));
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
