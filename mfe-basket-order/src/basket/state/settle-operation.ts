import { BASKET_ROWS_MAX } from '@shop/domain/constants';
import { describeCorrection, type QuantityRule } from '@shop/domain/quantity/quantity';
import {
  type BasketLine,
  type BasketState,
  isUnsent,
  type OfferLine,
  type Operation,
  offersOf,
} from './basket-state.ts';

/** Somebody else has added, and no rule has corrected anything. */
const NO_RULE = { minOrderCount: 0, multiplicity: 1 };

/** Quantity on the server, after an operation, of an offer that it named. */
export interface StoredLine {
  readonly offerId: number;
  /** Null where the answer does not say; then the row keeps its id. */
  readonly rowId: number | null;
  readonly quantity: number;
  /** The quantity before an addition. */
  readonly before?: number;
}

/**
 * Applies the answer to the request under way. Where the buyer has not gone on editing meanwhile, the server's
 * quantity is shown and a difference said; else the newer edit stays and is sent next, to the row's new id. An addition
 * that was edited meanwhile goes on adding to what was there before it.
 */
export function settleOperation(state: BasketState, stored: readonly StoredLine[]): BasketState {
  const { sending } = state;
  if (!sending) return state;
  const byOffer = new Map(stored.map((line) => [line.offerId, line]));
  const asked = askedQuantities(sending);
  const settle = <L extends BasketLine | OfferLine>(line: L): L => {
    // A clearing takes out what was added elsewhere meanwhile, too.
    const quantity = sending.kind === 'clear' ? 0 : asked.get(line.offerId);
    if (quantity === undefined) return line;
    const answer = byOffer.get(line.offerId);
    return isList(sending) ? settleListed(line, answer, sending) : settleLine(line, quantity, answer);
  };
  return {
    ...state,
    sending: null,
    isUnreachable: false,
    missesInRow: 0,
    addsAtOnce: Math.min(state.addsAtOnce * 2, BASKET_ROWS_MAX),
    isClearing: state.isClearing && sending.kind !== 'clear',
    lines: state.lines.map((line) =>
      sending.kind === 'forget' && asked.has(line.offerId)
        ? { ...line, hidden: line.hidden && 'told', isRemembered: false }
        : settle(line),
    ),
    offers: state.offers.map(settle),
  };
}

function settleLine<L extends BasketLine | OfferLine>(
  line: L,
  asked: number,
  answer: StoredLine | undefined,
): L {
  const settled = withStored(line, answer);
  if (!answer || answer.quantity === 0 || line.isDeleted) return settled;
  const isEditedSince = line.quantity !== asked;
  const quantity = isEditedSince ? line.quantity + addedBefore(line, answer) : answer.quantity;
  if (quantity === line.quantity) return settled;
  const rule = isEditedSince ? NO_RULE : ruleOf(line);
  return { ...settled, quantity, note: describeCorrection(line.quantity, quantity, rule) };
}

/** The quantity that a colleague had put there before an addition; a field that shows a quantity replaces it. */
function addedBefore(line: BasketLine | OfferLine, { before = 0 }: StoredLine): number {
  return 'rule' in line && line.isReplaced ? 0 : before;
}

function ruleOf(line: BasketLine | OfferLine): QuantityRule {
  return 'row' in line ? line.row : line.rule;
}

/**
 * Shows at once the quantity that a list has added or returned. A line that was edited meanwhile keeps the edit: what the
 * list has added is on top of it.
 */
function settleListed<L extends BasketLine | OfferLine>(
  line: L,
  answer: StoredLine | undefined,
  { kind }: Operation,
): L {
  if (!answer) return line;
  const settled = withStored(line, answer);
  if (isUnsent(line)) return kind === 'add-list' ? withListed(settled, line, answer) : settled;
  if (answer.quantity === 0 && 'row' in line) return { ...settled, isDeleted: true, isChecked: false };
  return { ...settled, quantity: answer.quantity, isDeleted: false };
}

/** Raises an edit by what a list has added; a field that shows a quantity, a deletion and a refused edit stay. */
function withListed<L extends BasketLine | OfferLine>(settled: L, line: L, answer: StoredLine): L {
  const isFixed = line.isDeleted || line.problem !== null || ('rule' in line && line.isReplaced);
  if (isFixed) return settled;
  // An offer without a row is added to the quantity that a colleague has put there, too.
  const before = line.stored ? (answer.before ?? line.stored.quantity) : 0;
  const quantity = line.quantity + answer.quantity - before;
  return { ...settled, quantity, note: describeCorrection(line.quantity, quantity, NO_RULE) };
}

function withStored<L extends BasketLine | OfferLine>(line: L, answer: StoredLine | undefined): L {
  if (!answer || answer.quantity === 0) return { ...line, stored: null };
  const rowId = answer.rowId ?? line.stored?.rowId ?? null;
  const stored = { rowId, quantity: answer.quantity };
  if (!('row' in line)) return { ...line, stored };
  return {
    ...line,
    row: rowId === null ? line.row : { ...line.row, id: rowId },
    stored,
    isRemembered: false,
  };
}

function isList({ kind }: Operation): boolean {
  return kind === 'add-list' || kind === 'undo-list';
}

/** The quantity that was asked of each offer; 0 for lines to be removed. */
function askedQuantities(operation: Operation): ReadonlyMap<number, number> {
  if ('lines' in operation) return new Map(operation.lines.map((line) => [line.offerId, line.quantity]));
  const quantity = operation.kind === 'update' ? operation.quantity : 0;
  return new Map(offersOf(operation).map((offerId) => [offerId, quantity]));
}
