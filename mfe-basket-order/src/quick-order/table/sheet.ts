import { QUICK_ORDER_LINES_MAX, type RequestedLine } from '@shop/contracts/basket-order/quick-order';
import type { ColumnKind } from '@shop/domain/columns/headings';
import { type Atom, atom, getDefaultStore } from 'jotai';

/** Cells of a row in the order of the screen. */
export const SHEET_COLUMNS = ['article', 'quantity', 'name'] as const;
export type SheetColumn = (typeof SHEET_COLUMNS)[number];
export type SheetRow = Readonly<Record<SheetColumn, string>>;

export interface Cell {
  readonly row: number;
  /** Index in `SHEET_COLUMNS`. */
  readonly column: number;
}

export interface SheetState {
  readonly rows: readonly SheetRow[];
  /** The last pasted text, while its columns can be corrected. */
  readonly pasted: Pasted | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** A block from the clipboard, as it was before its columns became cells. */
export interface Pasted {
  readonly rows: readonly (readonly string[])[];
  readonly kinds: readonly ColumnKind[];
  readonly firstRow: number;
  readonly excess: number;
  /** Row of the sheet it begins at. */
  readonly at: number;
}

const emptyRow: SheetRow = { article: '', quantity: '', name: '' };
/** Empty rows that are always there to be typed into. */
const SPARE_ROWS = 20;
const UNDO_MAX = 100;

export type Sheet = ReturnType<typeof createSheet>;

/** The rows of the table tab, outside React; every change can be taken back. */
export function createSheet() {
  const state = atom<SheetState>({ rows: withSpare([]), pasted: null, canUndo: false, canRedo: false });
  const store = getDefaultStore();
  const getState = () => store.get(state);
  let past: (readonly SheetRow[])[] = [];
  let future: (readonly SheetRow[])[] = [];

  function publish(rows: readonly SheetRow[], pasted: Pasted | null) {
    const [canUndo, canRedo] = [past.length > 0, future.length > 0];
    store.set(state, { rows: withSpare(rows), pasted, canUndo, canRedo });
  }

  function commit(rows: readonly SheetRow[], pasted: Pasted | null = null) {
    past = [...past.slice(1 - UNDO_MAX), getState().rows];
    future = [];
    publish(rows, pasted);
  }

  /** Puts a block in place of the rows that stand where it begins. */
  function place(base: readonly SheetRow[], pasted: Pasted): readonly SheetRow[] {
    const rows = [...base];
    pasted.rows.slice(pasted.firstRow).forEach((cells, index) => {
      const row = { ...(rows[pasted.at + index] ?? emptyRow) };
      pasted.kinds.forEach((kind, column) => {
        if (kind !== 'ignored') row[kind] = cells[column] ?? '';
      });
      rows[pasted.at + index] = row;
    });
    return rows.slice(0, QUICK_ORDER_LINES_MAX);
  }

  return {
    stateAtom: state as Atom<SheetState>,
    getState,
    /** Sets cells of one row. */
    set(row: number, changes: Partial<SheetRow>) {
      const earlier = getState().rows[row] ?? emptyRow;
      if (SHEET_COLUMNS.every((column) => (changes[column] ?? earlier[column]) === earlier[column])) return;
      commit(getState().rows.with(row, { ...earlier, ...changes }));
    },
    /** Empties all cells between two corners. */
    clear(from: Cell, to: Cell) {
      const { top, bottom, columns } = areaOf(from, to);
      const blank = Object.fromEntries(columns.map((column) => [column, '']));
      commit(getState().rows.map((row, at) => (at >= top && at <= bottom ? { ...row, ...blank } : row)));
    },
    paste: (pasted: Pasted) => commit(place(getState().rows, pasted), pasted),
    /** Reads the block that was pasted last with other columns. */
    rearrange(changes: Partial<Pick<Pasted, 'kinds' | 'firstRow'>>) {
      const base = past.at(-1);
      const last = getState().pasted;
      if (!last || !base) return;
      const pasted = { ...last, ...changes };
      publish(place(base, pasted), pasted);
    },
    dismissPasted: () => publish(getState().rows, null),
    removeRows(from: number, to: number) {
      commit(getState().rows.filter((_, at) => at < Math.min(from, to) || at > Math.max(from, to)));
    },
    undo() {
      const rows = past.pop();
      if (!rows) return;
      future.push(getState().rows);
      publish(rows, null);
    },
    redo() {
      const rows = future.pop();
      if (!rows) return;
      past.push(getState().rows);
      publish(rows, null);
    },
    /** Makes the sheet hold these rows; that can be taken back too. */
    replace: (rows: readonly SheetRow[]) => commit(rows),
    /** Somebody else's sheet, or the same after a reload. */
    reset(rows: readonly SheetRow[] = []) {
      [past, future] = [[], []];
      publish(rows, null);
    },
  };
}

/** Rows and columns between two corners, whichever way round. */
export function areaOf(from: Cell, to: Cell) {
  const columns = [from.column, to.column].sort((one, other) => one - other);
  return {
    top: Math.min(from.row, to.row),
    bottom: Math.max(from.row, to.row),
    columns: SHEET_COLUMNS.slice(columns[0], columns[1]! + 1),
  };
}

/** The rows that say something, with their numbers in the sheet. */
export function linesOf(rows: readonly SheetRow[]): RequestedLine[] {
  return rows.flatMap((row, at) => (isBlank(row) ? [] : [{ ...row, rowNumber: at + 1 }]));
}

function isBlank({ article, quantity, name }: SheetRow): boolean {
  return article.trim() === '' && quantity.trim() === '' && name.trim() === '';
}

/** The rows up to the last that says something. */
export function filledRows(rows: readonly SheetRow[]): readonly SheetRow[] {
  return rows.slice(0, rows.findLastIndex((row) => !isBlank(row)) + 1);
}

function withSpare(rows: readonly SheetRow[]): readonly SheetRow[] {
  const rowCount = Math.min(QUICK_ORDER_LINES_MAX, filledRows(rows).length + SPARE_ROWS);
  if (rows.length === rowCount) return rows;
  return Array.from({ length: rowCount }, (_, at) => rows[at] ?? emptyRow);
}
