import type { CheckedLine, RequestedLine } from '@shop/contracts/basket-order/quick-order';
import { type Atom, atom, getDefaultStore } from 'jotai';
import { createAddition } from './addition.ts';
import { createLineChecking } from './line-checking.ts';
import type { LineListState } from './line-list-state.ts';
import type { LineServer } from './line-server.ts';
import { type ChosenOffer, newLine, type OrderLine, withSuggestion } from './order-line.ts';
import { fromSavedLine, type SavedLine } from './saved-lines.ts';
import { gatherApart, unsettle, unsettleLost } from './sum-lines.ts';

const empty: LineListState = {
  lines: [],
  isChecking: false,
  checkFailure: '',
  isAdding: false,
  failure: '',
  addition: null,
};

export type LineList = ReturnType<typeof createLineList>;

/**
 * The lines of one quick order, outside React so that they outlive the page. Lines that name one offer are summed up
 * wherever they came from.
 */
export function createLineList(server: LineServer) {
  const state = atom(empty);
  const store = getDefaultStore();
  const getState = () => store.get(state);
  /** Saved changes of lines that are still to come. */
  let saved = new Map<number, SavedLine>();
  /** Grows with every reset; answers from before it are dropped. */
  let epoch = 0;

  function change(changes: Partial<LineListState>) {
    store.set(state, { ...getState(), ...changes });
  }

  function changeLine(rowNumber: number, next: (line: OrderLine) => OrderLine) {
    const lines = unsettle(getState().lines, new Set([rowNumber]));
    change({ lines: lines.map((line) => (line.requested.rowNumber === rowNumber ? next(line) : line)) });
    checking.schedule();
  }

  const list = { get: getState, change, epoch: () => epoch };
  const { check, ...checking } = createLineChecking(server, list);
  const addition = createAddition(server, { ...list, check });

  /** Forgets all lines; the basket keeps what was added. */
  function reset() {
    epoch += 1;
    checking.cancel();
    saved = new Map();
    change(empty);
  }

  return {
    stateAtom: state as Atom<LineListState>,
    getState,
    /** Replaces all lines with these and checks them. */
    begin(requested: readonly RequestedLine[]) {
      reset();
      change({ lines: requested.map((line) => newLine(line)) });
      return check();
    },
    /** Lines of an earlier visit: checked again, since prices and stock go on. */
    resume(lines: readonly SavedLine[]) {
      reset();
      change({ lines: lines.map(fromSavedLine) });
      return check();
    },
    /** Remembers the changes of an earlier visit, for lines that `take` will bring. */
    remember(lines: readonly SavedLine[]) {
      saved = new Map(lines.map((line) => [line.rowNumber, line]));
    },
    append(requested: RequestedLine) {
      change({ lines: [...getState().lines, newLine(requested)] });
      return check();
    },
    /** Lines that the server has read and checked: the next page of a file, summed up with the pages before. */
    take(verdicts: readonly CheckedLine[]) {
      const page = verdicts.map((verdict) => {
        const { rowNumber, article, quantity, name } = verdict;
        return newLine({ rowNumber, article, quantity, name }, verdict);
      });
      const touched = new Set(
        page.map(({ requested }) => requested.rowNumber).filter((number) => saved.has(number)),
      );
      const lines = unsettle([...getState().lines, ...page], touched).map((line) => {
        const earlier = touched.has(line.requested.rowNumber) && saved.get(line.requested.rowNumber);
        return earlier ? withSaved(line, fromSavedLine(earlier)) : line;
      });
      change({ lines: gatherApart(unsettleLost(lines), new Set()) });
    },
    check,
    edit: (rowNumber: number, changes: Partial<Pick<RequestedLine, 'article' | 'quantity'>>) =>
      changeLine(rowNumber, (line) => ({
        ...line,
        requested: { ...line.requested, ...changes },
        verdict: null,
      })),
    choose(rowNumber: number, offer: ChosenOffer) {
      const chosen = getState().lines.find(({ requested }) => requested.rowNumber === rowNumber);
      if (chosen) changeLine(rowNumber, () => withSuggestion(chosen, offer));
    },
    drop: (rowNumber: number) => changeLine(rowNumber, (line) => ({ ...line, fate: 'dropped' })),
    restore: (rowNumber: number) =>
      changeLine(rowNumber, (line) => ({ ...line, fate: 'open', verdict: null })),
    ...addition,
    reset,
  };
}

/** A line of a file with what an earlier visit has made of it. */
function withSaved(line: OrderLine, { requested, fate, ownCode }: OrderLine): OrderLine {
  const isSame =
    requested.article === line.requested.article && requested.quantity === line.requested.quantity;
  return { ...line, fate, ownCode, requested: isSame ? line.requested : requested };
}
