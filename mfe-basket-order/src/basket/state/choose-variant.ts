import type { BasketRow } from '@shop/contracts/basket-order/basket';
import { FALLBACK_QUANTITY } from '@shop/domain/constants';
import type { BasketLine, BasketState } from './basket-state.ts';
import { markDeleted, returnLine } from './edit-line.ts';
import { newLine } from './merge-rows.ts';

/**
 * Changes the variant of a line (§4): the old item is deleted, the chosen one stands below it with the quantity, or 1.
 * What the basket holds of the chosen one already is added to.
 */
export function chooseVariant(state: BasketState, offerId: number, row: BasketRow): BasketState {
  const old = state.lines.find((line) => line.offerId === offerId);
  if (!old || old.isDeleted || row.offerId === offerId) return state;
  const quantity = old.quantity > 0 ? old.quantity : FALLBACK_QUANTITY;
  const listed = state.lines.find((line) => line.offerId === row.offerId);
  const known = listed ?? rowOfOffer(state, { ...row, position: old.row.position });
  const chosen = known
    ? addTo(known, quantity)
    : { ...newLine({ ...row, quantity, position: old.row.position }), stored: null };
  const lines = state.lines.flatMap((line) => {
    if (line.offerId === row.offerId) return [chosen];
    if (line.offerId !== offerId) return [line];
    return listed ? [markDeleted(line)] : [markDeleted(line), chosen];
  });
  return { ...state, lines, offers: state.offers.filter((offer) => offer.offerId !== row.offerId) };
}

/** A row for an offer that was edited on another screen. */
function rowOfOffer({ offers }: BasketState, row: BasketRow): BasketLine | undefined {
  const offer = offers.find(({ offerId }) => offerId === row.offerId);
  if (!offer) return undefined;
  const { stored, note, problem } = offer;
  return {
    ...newLine(row),
    stored,
    note,
    problem,
    quantity: offer.quantity,
    isDeleted: offer.quantity === 0,
  };
}

function addTo(line: BasketLine, quantity: number): BasketLine {
  if (line.isDeleted) return returnLine({ ...line, quantity });
  return { ...line, quantity: line.quantity + quantity, note: null, problem: null };
}
