import { BASKET_ROWS_MAX } from '@shop/domain/constants';
import { describeCorrection } from '@shop/domain/quantity/correction';
import { type BasketLine, type BasketState, type Operation, offersOf } from './basket-state.ts';

/** What the server says it holds now for an offer it was told about. */
export interface StoredLine {
  readonly offerId: number;
  /** Null where the answer does not say; then it is the one it was. */
  readonly rowId: number | null;
  readonly quantity: number;
}

/**
 * Takes the answer to the request under way. Where the buyer has not gone on editing meanwhile, the server's
 * quantity is shown and a difference said; else the newer edit stays and is sent next, to the row's new id.
 */
export function settleOperation(state: BasketState, stored: readonly StoredLine[]): BasketState {
  const { sending } = state;
  if (!sending) return state;
  const byOffer = new Map(stored.map((line) => [line.offerId, line]));
  const asked = askedQuantities(sending);
  return {
    ...state,
    sending: null,
    isUnreachable: false,
    missesInRow: 0,
    addsAtOnce: Math.min(state.addsAtOnce * 2, BASKET_ROWS_MAX),
    isClearing: state.isClearing && sending.kind !== 'clear',
    lines: state.lines.map((line) => {
      // A clearing takes out what was added elsewhere meanwhile, too.
      const quantity = sending.kind === 'clear' ? 0 : asked.get(line.offerId);
      if (quantity === undefined) return line;
      if (sending.kind === 'forget') return { ...line, hidden: line.hidden && 'told', isRemembered: false };
      return settleLine(line, quantity, byOffer.get(line.offerId));
    }),
  };
}

function settleLine(line: BasketLine, asked: number, answer: StoredLine | undefined): BasketLine {
  if (!answer) return { ...line, stored: null };
  const rowId = answer.rowId ?? line.stored?.rowId ?? line.row.id;
  const { quantity } = answer;
  const settled = {
    ...line,
    row: { ...line.row, id: rowId },
    stored: { rowId, quantity },
    isRemembered: false,
  };
  const isEditedSince = line.isDeleted || line.quantity !== asked;
  if (isEditedSince || quantity === asked) return settled;
  return { ...settled, quantity, note: describeCorrection(asked, quantity, line.row) };
}

/** By offer; 0 for lines to be removed. */
function askedQuantities(operation: Operation): ReadonlyMap<number, number> {
  if ('lines' in operation) return new Map(operation.lines.map((line) => [line.offerId, line.quantity]));
  const quantity = operation.kind === 'update' ? operation.quantity : 0;
  return new Map(offersOf(operation).map((offerId) => [offerId, quantity]));
}
