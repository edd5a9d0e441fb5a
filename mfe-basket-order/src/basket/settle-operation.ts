import { describeCorrection } from '@shop/shared/format/correction';
import type { BasketLine, BasketState, Operation } from './basket-state.ts';

/** What the server says it holds now for an offer it was told about. */
export interface StoredLine {
  readonly offerId: number;
  readonly rowId: number;
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
  return {
    ...state,
    sending: null,
    isUnreachable: false,
    missesInRow: 0,
    isClearing: state.isClearing && sending.kind !== 'clear',
    lines: state.lines.map((line) => {
      const asked = askedQuantity(sending, line.offerId);
      return asked === undefined ? line : settleLine(line, asked, byOffer.get(line.offerId));
    }),
  };
}

function settleLine(line: BasketLine, asked: number, answer: StoredLine | undefined): BasketLine {
  if (!answer) return { ...line, stored: null };
  const { rowId, quantity } = answer;
  const stored = { rowId, quantity };
  const row = { ...line.row, id: rowId };
  const isEditedSince = line.isDeleted || line.quantity !== asked;
  if (isEditedSince || quantity === asked) return { ...line, row, stored };
  return { ...line, row, stored, quantity, note: describeCorrection(asked, quantity, row) };
}

/** 0 for lines to be removed, undefined for lines the operation does not speak of. */
function askedQuantity(operation: Operation, offerId: number): number | undefined {
  switch (operation.kind) {
    case 'add':
      return operation.lines.find((line) => line.offerId === offerId)?.quantity;
    case 'update':
      return operation.offerId === offerId ? operation.quantity : undefined;
    case 'remove':
      return operation.offerIds.includes(offerId) ? 0 : undefined;
    case 'clear':
      return 0;
  }
}
