import type { BasketRow, BasketSummary } from '@shop/contracts/basket-order/basket';
import { BASKET_ROWS_MAX, FALLBACK_QUANTITY } from '@shop/domain/constants';
import type { QuantityRule } from '@shop/domain/quantity/quantity';

/**
 * The quantity of an offer: what the buyer wants and what the server holds stand side by side, and every difference is
 * sent. The offer identifies a line, because the row's id changes when a deleted row is returned (wire-facts).
 */
export interface QuantityLine {
  readonly offerId: number;
  /** The quantity on screen. It stays while the line is deleted, so that «Вернуть» knows it. */
  readonly quantity: number;
  readonly isDeleted: boolean;
  /** The row on the server; null when it has none. */
  readonly stored: StoredRow | null;
  /** Says how the quantity was corrected without the buyer: «12 → 15, кратно 5». */
  readonly note: string | null;
  /** Why the server refused; nothing is sent until the buyer decides. */
  readonly problem: string | null;
}

/** A row of the basket page. */
export interface BasketLine extends QuantityLine {
  /** The server's last word on name, price and stock. */
  readonly row: BasketRow;
  readonly isChecked: boolean;
  /** The server was seen to keep it among what can be put back. */
  readonly isRemembered: boolean;
  /** The row is deleted and the buyer has hidden it; the server deletes it with the next write. */
  readonly hidden: 'untold' | 'told' | null;
}

/** An offer that was edited on another screen and of which the basket page has no row. Its quantity may be 0. */
export interface OfferLine extends QuantityLine {
  readonly rule: QuantityRule;
  /** Comes from a field that showed a quantity: the typed number replaces even what a colleague has added. */
  readonly isReplaced: boolean;
}

interface StoredRow {
  /** Null until an answer has brought it. */
  readonly rowId: number | null;
  readonly quantity: number;
}

/** Properties of the basket besides its rows. */
export interface BasketTerms {
  readonly summary: BasketSummary;
  readonly noProductsAddToOrder: boolean;
  readonly canBuyUnavailable: boolean;
  readonly discountPercent: number;
}

interface OperationLine {
  readonly offerId: number;
  readonly quantity: number;
}

/** One request to the server; only one is under way at a time. */
export type Operation =
  | { readonly kind: 'add' | 'set'; readonly lines: readonly OperationLine[] }
  /** A list that goes into the basket as a whole, or back out of it: its caller waits for the answer. */
  | { readonly kind: 'add-list' | 'undo-list'; readonly lines: readonly OperationLine[] }
  | { readonly kind: 'update'; readonly offerId: number; readonly rowId: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly offerIds: readonly number[]; readonly rowIds: readonly number[] }
  | { readonly kind: 'clear' | 'forget'; readonly offerIds: readonly number[] };

export interface BasketState {
  readonly lines: readonly BasketLine[];
  /** Offers of other screens without a row in `lines`. */
  readonly offers: readonly OfferLine[];
  /** Offers of which other screens go by `lines` and `offers`, not by what they have read themselves. */
  readonly followed: ReadonlySet<number>;
  readonly terms: BasketTerms | null;
  readonly sending: Operation | null;
  /** The request under way got no answer and is repeated until it does. */
  readonly isUnreachable: boolean;
  /** A row turned out to be gone: nothing is sent until the basket has been read again. */
  readonly isStale: boolean;
  /** Refusals in a row that named a missing row; keeps a confused server from being asked forever. */
  readonly missesInRow: number;
  /** How many lines one addition may have: halved when one of them, unnamed, is not sold any more. */
  readonly addsAtOnce: number;
  readonly isClearing: boolean;
  /** A new visit, not yet read: differences to the earlier one are no news and not remarked upon. */
  readonly isReopened: boolean;
  /** Offers that were deleted together last: «Вернуть всё» brings them back. */
  readonly takenOut: readonly number[];
  /** The error flag (§8) for what concerns no single row. */
  readonly problem: string | null;
}

export const emptyBasket: BasketState = {
  lines: [],
  offers: [],
  followed: new Set(),
  terms: null,
  sending: null,
  isUnreachable: false,
  isStale: false,
  missesInRow: 0,
  addsAtOnce: BASKET_ROWS_MAX,
  isClearing: false,
  isReopened: false,
  takenOut: [],
  problem: null,
};

/** Quantity that the server should have for a line; 0 means no row. */
export function wantedQuantity({ isDeleted, quantity }: QuantityLine): number {
  return isDeleted ? 0 : quantity;
}

export function storedQuantity({ stored }: QuantityLine): number {
  return stored?.quantity ?? 0;
}

export function isUnsent(line: QuantityLine): boolean {
  return wantedQuantity(line) !== storedQuantity(line);
}

/** Whether the server holds exactly what the screen shows. */
export function isSettled({ lines, offers, sending }: BasketState): boolean {
  const isOpen = (line: BasketLine) => isUnsent(line) || line.hidden === 'untold';
  return sending === null && !lines.some(isOpen) && !offers.some(isUnsent);
}

export function isStuck({ lines, offers, isUnreachable }: BasketState): boolean {
  const isRefused = ({ problem }: QuantityLine) => problem !== null;
  return isUnreachable || lines.some(isRefused) || offers.some(isRefused);
}

/** The line of an offer, whichever screen it was edited on. */
export function lineOfOffer(state: BasketState, offerId: number): BasketLine | OfferLine | undefined {
  return indexOf(state).get(offerId);
}

/** The line by which another screen goes: it was edited there, or is still to be sent. */
export function followedLine(state: BasketState, offerId: number): BasketLine | OfferLine | undefined {
  const line = lineOfOffer(state, offerId);
  return line && (state.followed.has(offerId) || isUnsent(line)) ? line : undefined;
}

const indexes = new WeakMap<BasketState, ReadonlyMap<number, BasketLine | OfferLine>>();

function indexOf(state: BasketState) {
  const known = indexes.get(state);
  if (known) return known;
  const index = new Map([...state.offers, ...state.lines].map((line) => [line.offerId, line]));
  indexes.set(state, index);
  return index;
}

/** The least quantity a line goes back to: its minimum order count, or 1 (§4). */
export function leastQuantity({ row }: BasketLine): number {
  return row.minOrderCount > 0 ? row.minOrderCount : FALLBACK_QUANTITY;
}

/**
 * The next thing to tell the server, each kind for all offers in one request: removals, additions, quantities, and last
 * what is to be forgotten. Null while a request is under way, while the basket has to be read again, and when nothing
 * differs.
 */
export function nextOperation(state: BasketState): Operation | null {
  const { lines, offers, sending, isStale, isClearing, addsAtOnce } = state;
  if (sending || isStale) return null;
  const pending = [...lines, ...offers].filter((line) => line.problem === null && isUnsent(line));
  const removed = pending.filter((line) => line.isDeleted && typeof line.stored?.rowId === 'number');
  if (isClearing && removed.length > 0)
    return { kind: 'clear', offerIds: removed.map((line) => line.offerId) };
  if (removed.length > 0)
    return {
      kind: 'remove',
      offerIds: removed.map((line) => line.offerId),
      rowIds: removed.flatMap((line) => line.stored?.rowId ?? []),
    };
  const added = pending.filter((line) => !line.stored && !('isReplaced' in line && line.isReplaced));
  if (added.length > 0) return { kind: 'add', lines: added.slice(0, addsAtOnce).map(wantedLine) };
  const [changed, ...others] = pending;
  if (changed?.stored?.rowId && others.length === 0)
    return {
      kind: 'update',
      offerId: changed.offerId,
      rowId: changed.stored.rowId,
      quantity: changed.quantity,
    };
  if (changed) return { kind: 'set', lines: pending.map(wantedLine) };
  const forgotten = lines.filter((line) => line.hidden === 'untold' && !line.stored);
  return forgotten.length > 0 ? { kind: 'forget', offerIds: forgotten.map((line) => line.offerId) } : null;
}

function wantedLine(line: QuantityLine): OperationLine {
  return { offerId: line.offerId, quantity: wantedQuantity(line) };
}

/** The offers an operation speaks of. */
export function offersOf(operation: Operation): readonly number[] {
  if ('lines' in operation) return operation.lines.map((line) => line.offerId);
  return operation.kind === 'update' ? [operation.offerId] : operation.offerIds;
}
