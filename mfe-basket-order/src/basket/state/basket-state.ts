import type { BasketRow, BasketSummary } from '@shop/contracts/basket-order/basket';
import { BASKET_ROWS_MAX, FALLBACK_QUANTITY } from '@shop/domain/constants';

/**
 * One line on screen. Its identity is the offer, because the row's id changes when a deleted row is returned
 * (wire-facts). What the buyer wants and what the server holds stand side by side; every difference is sent.
 */
export interface BasketLine {
  readonly offerId: number;
  /** The server's last word on name, price and stock. */
  readonly row: BasketRow;
  /** What the screen shows. Stays while the line is deleted, so that «Вернуть» knows it. */
  readonly quantity: number;
  readonly isDeleted: boolean;
  readonly isChecked: boolean;
  /** What the server holds; null when it has no such row. */
  readonly stored: StoredRow | null;
  /** The server was seen to keep it among what can be put back. */
  readonly isRemembered: boolean;
  /** Deleted, and the buyer does not want to see it any more; the server forgets it too once it is told. */
  readonly hidden: 'untold' | 'told' | null;
  /** What became of the quantity without the buyer's doing: «12 → 15, кратно 5». */
  readonly note: string | null;
  /** Why the server refused; nothing is sent until the buyer decides. */
  readonly problem: string | null;
}

interface StoredRow {
  readonly rowId: number;
  readonly quantity: number;
}

/** What the basket says besides its rows. */
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
  | { readonly kind: 'update'; readonly offerId: number; readonly rowId: number; readonly quantity: number }
  | { readonly kind: 'remove'; readonly offerIds: readonly number[]; readonly rowIds: readonly number[] }
  | { readonly kind: 'clear' | 'forget'; readonly offerIds: readonly number[] };

export interface BasketState {
  readonly lines: readonly BasketLine[];
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

/** By row id: what an earlier visit wanted (0 for a deleted row) in place of what the server then held, or was just told. */
export type BasketDrafts = ReadonlyMap<
  number,
  { readonly quantity: number; readonly over: readonly number[] }
>;

export const emptyBasket: BasketState = {
  lines: [],
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

/** What the server should hold for a line; 0 means no row. */
export function wantedQuantity({ isDeleted, quantity }: BasketLine): number {
  return isDeleted ? 0 : quantity;
}

export function isUnsent(line: BasketLine): boolean {
  return wantedQuantity(line) !== (line.stored?.quantity ?? 0);
}

/** Whether the server holds exactly what the screen shows. */
export function isSettled({ lines, sending }: BasketState): boolean {
  return sending === null && !lines.some((line) => isUnsent(line) || line.hidden === 'untold');
}

/** The least quantity a line goes back to: its minimum order count, or 1 (§4). */
export function leastQuantity({ row }: BasketLine): number {
  return row.minOrderCount > 0 ? row.minOrderCount : FALLBACK_QUANTITY;
}

/**
 * The next thing to tell the server, each kind for all rows in one request: removals, additions, quantities, and last
 * what is to be forgotten. Null while a request is under way, while the basket has to be read again, and when nothing
 * differs.
 */
export function nextOperation(state: BasketState): Operation | null {
  const { lines, sending, isStale, isClearing, addsAtOnce } = state;
  if (sending || isStale) return null;
  const pending = lines.filter((line) => line.problem === null && isUnsent(line));
  const removed = pending.filter((line) => line.isDeleted && line.stored);
  if (isClearing && removed.length > 0)
    return { kind: 'clear', offerIds: removed.map((line) => line.offerId) };
  if (removed.length > 0)
    return {
      kind: 'remove',
      offerIds: removed.map((line) => line.offerId),
      rowIds: removed.flatMap((line) => line.stored?.rowId ?? []),
    };
  const added = pending.filter((line) => !line.stored);
  if (added.length > 0) return { kind: 'add', lines: added.slice(0, addsAtOnce).map(wantedLine) };
  const [changed, ...others] = pending;
  if (changed && others.length > 0) return { kind: 'set', lines: pending.map(wantedLine) };
  if (changed?.stored)
    return {
      kind: 'update',
      offerId: changed.offerId,
      rowId: changed.stored.rowId,
      quantity: changed.quantity,
    };
  const forgotten = lines.filter((line) => line.hidden === 'untold' && !line.stored);
  return forgotten.length > 0 ? { kind: 'forget', offerIds: forgotten.map((line) => line.offerId) } : null;
}

function wantedLine({ offerId, quantity }: BasketLine): OperationLine {
  return { offerId, quantity };
}

/** The offers an operation speaks of. */
export function offersOf(operation: Operation): readonly number[] {
  if ('lines' in operation) return operation.lines.map((line) => line.offerId);
  return operation.kind === 'update' ? [operation.offerId] : operation.offerIds;
}
