import type { BasketRow, BasketSummary, RemovedBasketRow } from '@shop/contracts/basket-order/basket';
import {
  type BasketLine,
  type BasketState,
  type BasketTerms,
  emptyBasket,
  isUnsent,
  type OfferLine,
  type Operation,
} from './basket-state.ts';
import { chooseVariant } from './choose-variant.ts';
import { markDeleted, returnLine, revert, revertOffer, setQuantity } from './edit-line.ts';
import { editOffers, type OfferEdit, unfollowChanged, unfollowRead } from './edit-offers.ts';
import { mergeFields, type RowFields } from './merge-fields.ts';
import { isWorthKeeping, mergeRows, withoutNote } from './merge-rows.ts';
import { type Refusal, refuseOperation } from './refuse-operation.ts';
import { type StoredLine, settleOperation } from './settle-operation.ts';

/** A quantity out of a pasted block, or what stood there before it. */
interface PastedLine {
  readonly offerId: number;
  readonly quantity: number;
  readonly note?: string;
}

/** Everything that can happen to a basket: the buyer's edits, and the server's answers. */
export type BasketAction =
  | {
      readonly type: 'quantity-set';
      readonly offerId: number;
      readonly quantity: number | null;
      /** Says how the typed quantity was corrected: «12 → 15, кратно 5». */
      readonly note?: string;
    }
  | { readonly type: 'quantities-set'; readonly lines: readonly PastedLine[] }
  | { readonly type: 'deleted' | 'returned' | 'hidden' | 'shown'; readonly offerIds: readonly number[] }
  | { readonly type: 'variant-chosen'; readonly offerId: number; readonly row: BasketRow }
  | { readonly type: 'cleared' | 'removal-undone' }
  | { readonly type: 'checked'; readonly offerIds: readonly number[]; readonly isChecked: boolean }
  | { readonly type: 'retried' | 'reverted'; readonly offerId: number }
  | { readonly type: 'problem-dismissed' | 'opened' | 'reset' }
  | {
      readonly type: 'loaded';
      readonly rows: readonly BasketRow[];
      readonly removed: readonly RemovedBasketRow[];
      readonly terms: BasketTerms;
    }
  /** Other screens: quantities set there, quantities read there, and offers that somebody else has changed. */
  | { readonly type: 'offers-edited'; readonly edits: readonly OfferEdit[] }
  | {
      readonly type: 'offers-read';
      readonly offers: readonly { readonly offerId: number; readonly inBasket: number }[];
    }
  | { readonly type: 'changed-elsewhere'; readonly offerIds: readonly number[] }
  | { readonly type: 'offers-left' }
  | { readonly type: 'fields-read'; readonly fields: RowFields; readonly summary: BasketSummary }
  | { readonly type: 'sent'; readonly operation: Operation }
  | { readonly type: 'answered'; readonly stored: readonly StoredLine[] }
  | ({ readonly type: 'refused' } & Refusal)
  | { readonly type: 'unreachable' };

/** The basket's state machine (§4). Pure: `nextOperation` says what to send, `BasketClient` sends it. */
export function reduceBasket(state: BasketState, action: BasketAction): BasketState {
  switch (action.type) {
    case 'quantity-set':
      return editLines(state, [action.offerId], (line) => setQuantity(line, action.quantity, action.note));
    case 'quantities-set':
      return setQuantities(state, action.lines);
    case 'deleted':
      return deleteLines(state, action.offerIds);
    case 'returned':
      return { ...editLines(state, action.offerIds, returnLine), isClearing: false };
    case 'hidden':
      return editLines(state, action.offerIds, (line) =>
        line.isDeleted && !line.hidden ? { ...line, hidden: 'untold' } : line,
      );
    case 'shown':
      return editLines(state, stillThere(state, action.offerIds), (line) => ({ ...line, hidden: null }));
    case 'variant-chosen':
      return chooseVariant(state, action.offerId, action.row);
    case 'cleared':
      return clear(state);
    case 'removal-undone':
      return {
        ...editLines(state, stillThere(state, state.takenOut), returnLine),
        isClearing: false,
        takenOut: [],
      };
    case 'checked':
      return editLines(state, action.offerIds, (line) =>
        line.isDeleted ? line : { ...line, isChecked: action.isChecked },
      );
    case 'retried':
      return editLine(state, action.offerId, (line) => ({ ...line, problem: null }));
    case 'reverted':
      return editLine(state, action.offerId, (line) => ('row' in line ? revert(line) : revertOffer(line)));
    case 'offers-edited':
      return editOffers(state, action.edits);
    case 'offers-read':
      return unfollowRead(state, action.offers);
    case 'offers-left':
      return { ...state, offers: state.offers.map((line) => (isUnsent(line) ? line : withoutNote(line))) };
    case 'changed-elsewhere':
      return unfollowChanged(state, action.offerIds);
    case 'problem-dismissed':
      return { ...state, problem: null };
    case 'opened':
      return {
        ...state,
        lines: state.lines.filter(isWorthKeeping).map(withoutNote),
        isReopened: true,
        takenOut: [],
      };
    case 'reset':
      return emptyBasket;
    case 'loaded':
      return mergeRows(state, action);
    case 'fields-read':
      return mergeFields(state, action.fields, action.summary);
    case 'sent':
      return { ...state, sending: action.operation };
    case 'answered':
      return settleOperation(state, action.stored);
    case 'refused':
      return refuseOperation(state, action);
    case 'unreachable':
      return { ...state, isUnreachable: true };
  }
}

function editLines(
  state: BasketState,
  offerIds: readonly number[],
  edit: (line: BasketLine) => BasketLine,
): BasketState {
  const known = new Set(state.lines.map((line) => line.offerId));
  if (offerIds.some((offerId) => !known.has(offerId)))
    return { ...state, problem: 'Этого товара в корзине уже нет. Обновите страницу.' };
  const edited = new Set(offerIds);
  const lines = state.lines.map((line) => (edited.has(line.offerId) ? edit(line) : line));
  const wanted = new Set(lines.filter((line) => !line.isDeleted).map((line) => line.offerId));
  return { ...state, lines, takenOut: state.takenOut.filter((offerId) => !wanted.has(offerId)) };
}

/** Edits the line of an offer, on whichever screen it stands. */
function editLine(
  state: BasketState,
  offerId: number,
  edit: (line: BasketLine | OfferLine) => BasketLine | OfferLine,
): BasketState {
  if (!state.offers.some((offer) => offer.offerId === offerId))
    return editLines(state, [offerId], (line) => edit(line) as BasketLine);
  const offers = state.offers.map((offer) =>
    offer.offerId === offerId ? (edit(offer) as OfferLine) : offer,
  );
  return { ...state, offers };
}

/** A quantity above zero also brings back a line: the block that deleted it has been undone. */
function setQuantities(state: BasketState, lines: readonly PastedLine[]): BasketState {
  const wanted = new Map(lines.map((line) => [line.offerId, line]));
  const edited = editLines(state, [...wanted.keys()], (line) => {
    const { quantity, note } = wanted.get(line.offerId)!;
    return setQuantity(quantity > 0 ? returnLine(line) : line, quantity, note);
  });
  const deleted = lines.filter(({ quantity }) => quantity === 0).map(({ offerId }) => offerId);
  return { ...edited, isClearing: false, ...(deleted.length > 1 && { takenOut: deleted }) };
}

/** Without those that a colleague has hidden for good meanwhile. */
function stillThere({ lines }: BasketState, offerIds: readonly number[]): readonly number[] {
  const wanted = new Set(offerIds);
  return lines.map((line) => line.offerId).filter((offerId) => wanted.has(offerId));
}

function deleteLines(state: BasketState, offerIds: readonly number[]): BasketState {
  const deleted = editLines(state, offerIds, markDeleted);
  return offerIds.length > 1 ? { ...deleted, takenOut: offerIds } : deleted;
}

function clear(state: BasketState): BasketState {
  const takenOut = state.lines.filter((line) => !line.isDeleted).map((line) => line.offerId);
  if (takenOut.length === 0) return state;
  return { ...editLines(state, takenOut, markDeleted), isClearing: true, takenOut };
}
