import type { KeyboardEvent } from 'react';
import type { Cell } from './sheet.ts';

/** Command of a key in the table: it moves the cursor, or changes the selected cells. */
export type SheetCommand =
  | { readonly kind: 'go'; readonly to: Cell; readonly isExtending: boolean }
  | {
      readonly kind: 'edit' | 'restore' | 'clear' | 'undo' | 'redo' | 'remove-rows' | 'select-all' | 'leave';
    };

interface Place {
  /** Where the cursor is. */
  readonly cell: Cell;
  readonly rowCount: number;
  /** Columns that are on screen. */
  readonly columnCount: number;
  /** A cell is being written in: arrows to the sides belong to its text. */
  readonly isEditing: boolean;
  /** Rows that a page of the screen holds. */
  readonly pageRows: number;
}

/** Reads a key as a spreadsheet does; undefined leaves it to the field. */
export function readKey(event: KeyboardEvent, place: Place): SheetCommand | undefined {
  const { isEditing } = place;
  if (event.altKey) return undefined;
  if (event.ctrlKey || event.metaKey) return readShortcut(event, place);
  switch (event.key) {
    case 'Escape':
      return { kind: isEditing ? 'restore' : 'leave' };
    case 'F2':
      return { kind: 'edit' };
    case 'Delete':
    case 'Backspace':
      return isEditing ? undefined : { kind: 'clear' };
    case 'Tab':
      return nextInOrder(place, event.shiftKey ? -1 : 1);
    case 'Enter':
      return go(place, event.shiftKey ? -1 : 1, 0, false);
    default:
      return readArrow(event, place);
  }
}

const ROWS_OF = {
  ArrowDown: () => 1,
  ArrowUp: () => -1,
  PageDown: (page: number) => page,
  PageUp: (page: number) => -page,
};
const COLUMNS_OF: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function readArrow(event: KeyboardEvent, place: Place): SheetCommand | undefined {
  const rows = Object.hasOwn(ROWS_OF, event.key)
    ? ROWS_OF[event.key as keyof typeof ROWS_OF](place.pageRows)
    : 0;
  const columns = COLUMNS_OF[event.key] ?? 0;
  if (rows !== 0) return go(place, rows, 0, event.shiftKey && !place.isEditing);
  if (columns === 0 || place.isEditing) return undefined;
  return go(place, 0, columns, event.shiftKey);
}

/** By the key's place on the board, so that Ctrl+Z is Ctrl+Я too. */
function readShortcut(event: KeyboardEvent, { isEditing, cell, rowCount }: Place): SheetCommand | undefined {
  if (isEditing) return undefined;
  if (event.key === 'Home') return { kind: 'go', to: { row: 0, column: 0 }, isExtending: event.shiftKey };
  if (event.key === 'End')
    return { kind: 'go', to: { row: rowCount - 1, column: cell.column }, isExtending: event.shiftKey };
  switch (event.code) {
    case 'KeyZ':
      return { kind: event.shiftKey ? 'redo' : 'undo' };
    case 'KeyY':
      return { kind: 'redo' };
    case 'KeyA':
      return { kind: 'select-all' };
    case 'Minus':
    case 'NumpadSubtract':
      return { kind: 'remove-rows' };
    default:
      return undefined;
  }
}

function go(
  { cell, rowCount, columnCount }: Place,
  rows: number,
  columns: number,
  isExtending: boolean,
): SheetCommand {
  const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max - 1);
  const to = { row: clamp(cell.row + rows, rowCount), column: clamp(cell.column + columns, columnCount) };
  return { kind: 'go', to, isExtending };
}

/** Cell by cell along the rows; beyond the first and the last the focus goes on to the rest of the page. */
function nextInOrder({ cell, rowCount, columnCount }: Place, step: 1 | -1): SheetCommand | undefined {
  const at = cell.row * columnCount + cell.column + step;
  if (at < 0 || at >= rowCount * columnCount) return undefined;
  return {
    kind: 'go',
    to: { row: Math.floor(at / columnCount), column: at % columnCount },
    isExtending: false,
  };
}
