import { type BasketState, type Operation, offersOf, type QuantityLine } from './basket-state.ts';

/** The server's no to the request under way. */
export interface Refusal {
  readonly message: string;
  /** It knows no such row or offer. */
  readonly isMissing: boolean;
  /** The line of a list that it is about, from 0; undefined when it names none. */
  readonly line?: number | undefined;
}

const mostMisses = 3;

/**
 * Applies a refusal. It stands at the line that the server names, and the others are sent again. Nothing is said when a
 * row turned out to be gone: then the basket is read first. An addition in which some unnamed offer is not sold any
 * more is halved until that one is found. The caller of a list hears of its refusal, and no line shows it.
 */
export function refuseOperation(state: BasketState, { message, isMissing, line }: Refusal): BasketState {
  const { sending } = state;
  const settled = { ...state, sending: null, isUnreachable: false, isClearing: false };
  if (!sending || sending.kind === 'add-list' || sending.kind === 'undo-list') return settled;
  if (sending.kind === 'forget') return { ...settled, lines: showAgain(state, sending), problem: message };
  const isAddition = sending.kind === 'add';
  if (isMissing && isAddition && line === undefined && sending.lines.length > 1)
    return { ...settled, addsAtOnce: Math.ceil(sending.lines.length / 2) };
  const missesInRow = isMissing && !isAddition ? state.missesInRow + 1 : 0;
  if (missesInRow > 0 && missesInRow < mostMisses) return { ...settled, isStale: true, missesInRow };
  const concerned = new Set(concernedBy(sending, line));
  const refuse = <L extends QuantityLine>(each: L): L =>
    concerned.has(each.offerId) ? { ...each, problem: message } : each;
  return {
    ...settled,
    lines: state.lines.map(refuse),
    offers: state.offers.map(refuse),
    missesInRow,
  };
}

function concernedBy(operation: Operation, line: number | undefined): readonly number[] {
  const offers = offersOf(operation);
  const named = line === undefined || operation.kind === 'remove' ? undefined : offers[line];
  return named === undefined ? offers : [named];
}

function showAgain({ lines }: BasketState, operation: Operation) {
  const offers = new Set(offersOf(operation));
  return lines.map((line) => (offers.has(line.offerId) ? { ...line, hidden: null } : line));
}
