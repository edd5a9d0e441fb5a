import type { BasketRow } from '@shop/contracts/basket-order/basket';
import { FALLBACK_QUANTITY } from '@shop/domain/constants';
import type { BasketLine, BasketState } from './basket-state.ts';
import { markDeleted, returnLine } from './edit-line.ts';
import { newLine } from './take-rows.ts';

/**
 * Changes the variant of a line (§4): the old item is deleted, the chosen one stands below it with the quantity, or 1.
 * What the basket holds of the chosen one already is added to.
 */
export function chooseVariant(state: BasketState, offerId: number, row: BasketRow): BasketState {
  const old = state.lines.find((line) => line.offerId === offerId);
  if (!old || old.isDeleted || row.offerId === offerId) return state;
  const quantity = old.quantity > 0 ? old.quantity : FALLBACK_QUANTITY;
  const known = state.lines.find((line) => line.offerId === row.offerId);
  const chosen = known
    ? addTo(known, quantity)
    : { ...newLine({ ...row, quantity, position: old.row.position }), stored: null };
  const lines = state.lines.flatMap((line) => {
    if (line.offerId === row.offerId) return [chosen];
    if (line.offerId !== offerId) return [line];
    return known ? [markDeleted(line)] : [markDeleted(line), chosen];
  });
  return { ...state, lines };
}

function addTo(line: BasketLine, quantity: number): BasketLine {
  if (line.isDeleted) return returnLine({ ...line, quantity });
  return { ...line, quantity: line.quantity + quantity, note: null, problem: null };
}
