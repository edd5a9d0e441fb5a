import type { QuantityRule } from '@shop/domain/quantity/quantity';
import {
  type BasketLine,
  type BasketState,
  isUnsent,
  lineOfOffer,
  type OfferLine,
  storedQuantity,
} from './basket-state.ts';
import { returnLine, setQuantity } from './edit-line.ts';

/** A quantity that was set on a screen other than the basket's. */
export interface OfferEdit {
  readonly offerId: number;
  readonly rule: QuantityRule;
  /** The quantity in the basket, as that screen has read it. */
  readonly inBasket: number;
  readonly quantity: number;
  /** Says how the typed quantity was corrected: «12 → 15, кратно 5». */
  readonly note?: string | null | undefined;
  /** The basket is to hold this quantity; otherwise what is not in it yet is added to what a colleague has put there. */
  readonly isReplaced: boolean;
}

export function editOffers(state: BasketState, edits: readonly OfferEdit[]): BasketState {
  const byOffer = new Map(edits.map((edit) => [edit.offerId, edit]));
  const isFollowed = (offerId: number) => state.followed.has(offerId);
  const editsOf =
    <L extends BasketLine | OfferLine>(apply: (line: L, edit: OfferEdit) => L) =>
    (line: L): L => {
      const edit = byOffer.get(line.offerId);
      if (!edit) return line;
      byOffer.delete(line.offerId);
      return apply(isFollowed(line.offerId) || isUnsent(line) ? line : asRead(line, edit.inBasket), edit);
    };
  const lines = state.lines.map(editsOf(editRow));
  const offers = state.offers.map(editsOf(editOffer));
  const added = [...byOffer.values()].map((edit) => editOffer(newOffer(edit), edit));
  return {
    ...state,
    lines,
    offers: [...offers, ...added],
    followed: new Set([...state.followed, ...edits.map(({ offerId }) => offerId)]),
  };
}

/** Other screens have read these quantities: where nothing is unsent they go by what they have read. */
export function unfollowRead(
  state: BasketState,
  read: readonly { readonly offerId: number; readonly inBasket: number }[],
): BasketState {
  const news = read.filter(({ offerId, inBasket }) => {
    const line = state.followed.has(offerId) ? lineOfOffer(state, offerId) : undefined;
    return line && storedQuantity(line) !== inBasket && !isUnderWay(state, offerId);
  });
  const quantities = new Map(news.map(({ offerId, inBasket }) => [offerId, inBasket]));
  // A refused edit goes on standing there, over what is stored by now.
  const offers = state.offers.map((line) => {
    const inBasket = quantities.get(line.offerId);
    return inBasket !== undefined && line.problem ? asStored(line, inBasket) : line;
  });
  return unfollow({ ...state, offers }, [...quantities.keys()]);
}

/** Stops following offers that another user has changed; an empty list means all of them. */
export function unfollowChanged(state: BasketState, offerIds: readonly number[]): BasketState {
  return unfollow(state, offerIds.length > 0 ? offerIds : [...state.followed]);
}

/** An offer of whose edits nothing is left to send is no more concern of the other screens' lines. */
function unfollow(state: BasketState, offerIds: readonly number[]): BasketState {
  const gone = new Set(
    offerIds.filter((offerId) => {
      const line = lineOfOffer(state, offerId);
      return state.followed.has(offerId) && !(line && isUnsent(line)) && !isUnderWay(state, offerId);
    }),
  );
  if (gone.size === 0) return state;
  return {
    ...state,
    offers: state.offers.filter(({ offerId }) => !gone.has(offerId)),
    followed: new Set([...state.followed].filter((offerId) => !gone.has(offerId))),
  };
}

function isUnderWay({ sending }: BasketState, offerId: number): boolean {
  return sending !== null && 'lines' in sending
    ? sending.lines.some((line) => line.offerId === offerId)
    : sending?.kind === 'update' && sending.offerId === offerId;
}

function newOffer({ offerId, rule, inBasket, isReplaced }: OfferEdit): OfferLine {
  return {
    ...{ offerId, rule, isReplaced, quantity: inBasket },
    ...{ isDeleted: false, note: null, problem: null },
    stored: inBasket > 0 ? { rowId: null, quantity: inBasket } : null,
  };
}

function editOffer(line: OfferLine, { rule, quantity, note = null, isReplaced }: OfferEdit): OfferLine {
  return { ...line, rule, quantity, note, problem: null, isReplaced };
}

function editRow(line: BasketLine, { quantity, note = null }: OfferEdit): BasketLine {
  if (quantity === 0) return setQuantity(line, 0);
  return { ...setQuantity(returnLine(line), quantity, note), note, problem: null };
}

/** Prefers the quantity that another screen has read: it is newer than a row that was not on screen. */
function asRead<L extends BasketLine | OfferLine>(line: L, inBasket: number): L {
  const read = asStored(line, inBasket);
  if (!('row' in read)) return { ...read, quantity: inBasket };
  return inBasket > 0 ? { ...read, quantity: inBasket, isDeleted: false } : { ...read, isDeleted: true };
}

function asStored<L extends BasketLine | OfferLine>(line: L, inBasket: number): L {
  const stored = inBasket > 0 ? { rowId: line.stored?.rowId ?? null, quantity: inBasket } : null;
  return { ...line, stored };
}
