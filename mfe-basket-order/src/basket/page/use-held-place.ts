import { type FocusEvent, useState } from 'react';
import type { BasketLine } from '../state/basket-state.ts';

/**
 * Which of the two lists a line stands in. The one with the focus stays in its list until it is left, whatever is read
 * of its stock meanwhile: another list would be another field, without what is being typed.
 */
export function useHeldPlace() {
  const [held, setHeld] = useState<{ readonly offerId: number; readonly isInStock: boolean }>();
  return {
    isInStock: ({ offerId, row }: BasketLine) => (held?.offerId === offerId ? held.isInStock : row.isInStock),
    /** For what holds both lists. */
    hold: {
      onFocus({ target }: FocusEvent) {
        const { offer, stock } = target.closest<HTMLElement>('[data-offer]')?.dataset ?? {};
        setHeld(offer ? { offerId: Number(offer), isInStock: stock === 'in' } : undefined);
      },
      onBlur: () => setHeld(undefined),
    },
  };
}
