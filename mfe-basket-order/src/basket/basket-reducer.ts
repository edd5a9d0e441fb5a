import type { BasketRow } from '@shop/shared/contracts/basket';
import {
  type BasketLine,
  type BasketState,
  type BasketTerms,
  emptyBasket,
  leastQuantity,
  type Operation,
  offersOf,
} from './basket-state.ts';
import { type StoredLine, settleOperation } from './settle-operation.ts';
import { isWorthKeeping, takeRows, withoutNote } from './take-rows.ts';

/** Everything that can happen to a basket: what the buyer does, and what the server says. */
export type BasketAction =
  | { readonly type: 'quantity-set'; readonly offerId: number; readonly quantity: number | null }
  | { readonly type: 'deleted' | 'returned'; readonly offerIds: readonly number[] }
  | { readonly type: 'cleared' | 'clearing-undone' }
  | { readonly type: 'checked'; readonly offerIds: readonly number[]; readonly isChecked: boolean }
  | { readonly type: 'retried' | 'reverted'; readonly offerId: number }
  | { readonly type: 'problem-dismissed' | 'opened' | 'reset' }
  | {
      readonly type: 'loaded';
      readonly rows: readonly BasketRow[];
      readonly terms: BasketTerms;
      /** Quantities by row id that an earlier visit did not get through. */
      readonly drafts?: ReadonlyMap<number, number>;
    }
  | { readonly type: 'sent'; readonly operation: Operation }
  | { readonly type: 'answered'; readonly stored: readonly StoredLine[] }
  | { readonly type: 'refused'; readonly message: string; readonly isMissing: boolean }
  | { readonly type: 'unreachable' };

/** The basket's state machine (§4). Pure: `nextOperation` says what to send, `BasketStore` sends it. */
export function reduceBasket(state: BasketState, action: BasketAction): BasketState {
  switch (action.type) {
    case 'quantity-set':
      return editLines(state, [action.offerId], (line) => setQuantity(line, action.quantity));
    case 'deleted':
      return editLines(state, action.offerIds, markDeleted);
    case 'returned':
      return { ...editLines(state, action.offerIds, returnLine), isClearing: false };
    case 'cleared':
      return clear(state);
    case 'clearing-undone':
      return {
        ...editLines(state, state.clearedOfferIds, returnLine),
        isClearing: false,
        clearedOfferIds: [],
      };
    case 'checked':
      return editLines(state, action.offerIds, (line) =>
        line.isDeleted ? line : { ...line, isChecked: action.isChecked },
      );
    case 'retried':
      return editLines(state, [action.offerId], (line) => ({ ...line, problem: null }));
    case 'reverted':
      return editLines(state, [action.offerId], revert);
    case 'problem-dismissed':
      return { ...state, problem: null };
    case 'opened':
      return {
        ...state,
        lines: state.lines.filter(isWorthKeeping).map(withoutNote),
        isReopened: true,
        clearedOfferIds: [],
      };
    case 'reset':
      return emptyBasket;
    case 'loaded':
      return applyDrafts(takeRows(state, action.rows, action.terms), action.drafts);
    case 'sent':
      return { ...state, sending: action.operation };
    case 'answered':
      return settleOperation(state, action.stored);
    case 'refused':
      return refuse(state, action.message, action.isMissing);
    case 'unreachable':
      return { ...state, isUnreachable: true };
  }
}

const mostMisses = 3;

function editLines(
  state: BasketState,
  offerIds: readonly number[],
  edit: (line: BasketLine) => BasketLine,
): BasketState {
  const known = new Set(state.lines.map((line) => line.offerId));
  if (offerIds.some((offerId) => !known.has(offerId)))
    return { ...state, problem: 'Этого товара в корзине уже нет. Обновите страницу.' };
  const edited = new Set(offerIds);
  return { ...state, lines: state.lines.map((line) => (edited.has(line.offerId) ? edit(line) : line)) };
}

function setQuantity(line: BasketLine, quantity: number | null): BasketLine {
  if (line.isDeleted) return line;
  if (!quantity || quantity < 0) return { ...markDeleted(line), quantity: leastQuantity(line) };
  if (quantity === line.quantity) return line;
  return { ...line, quantity, note: null, problem: null };
}

function markDeleted(line: BasketLine): BasketLine {
  return line.isDeleted ? line : { ...line, isDeleted: true, isChecked: false, note: null, problem: null };
}

function returnLine(line: BasketLine): BasketLine {
  if (!line.isDeleted) return line;
  const quantity = line.quantity > 0 ? line.quantity : leastQuantity(line);
  return { ...line, quantity, isDeleted: false, note: null, problem: null };
}

/** Gives up what the buyer wanted and shows what the server holds. */
function revert(line: BasketLine): BasketLine {
  const { stored } = line;
  return {
    ...line,
    quantity: stored?.quantity ?? line.quantity,
    isDeleted: stored === null,
    isChecked: line.isChecked && stored !== null,
    note: null,
    problem: null,
  };
}

function clear(state: BasketState): BasketState {
  const clearedOfferIds = state.lines.filter((line) => !line.isDeleted).map((line) => line.offerId);
  if (clearedOfferIds.length === 0) return state;
  return { ...editLines(state, clearedOfferIds, markDeleted), isClearing: true, clearedOfferIds };
}

function refuse(state: BasketState, message: string, isMissing: boolean): BasketState {
  const settled = { ...state, sending: null, isUnreachable: false, isClearing: false };
  const missesInRow = isMissing ? state.missesInRow + 1 : 0;
  if (isMissing && missesInRow < mostMisses) return { ...settled, isStale: true, missesInRow };
  const concerned = new Set(state.sending ? offersOf(state.sending) : []);
  const lines = state.lines.map((line) =>
    concerned.has(line.offerId) ? { ...line, problem: message } : line,
  );
  return { ...settled, lines, missesInRow };
}

function applyDrafts(state: BasketState, drafts: ReadonlyMap<number, number> = new Map()): BasketState {
  if (drafts.size === 0) return state;
  const lines = state.lines.map((line) => {
    const quantity = line.stored ? drafts.get(line.stored.rowId) : undefined;
    return quantity === undefined ? line : setQuantity(line, quantity);
  });
  return { ...state, lines };
}
