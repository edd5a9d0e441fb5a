import { type KeyboardEvent, useRef, useState } from 'react';
import { areaOf, type Cell, filledRows, SHEET_COLUMNS, type Sheet, type SheetState } from './sheet.ts';
import { sheetClipboard } from './sheet-clipboard.ts';
import { readKey, type SheetCommand } from './sheet-keys.ts';

interface Cursor {
  readonly cell: Cell;
  /** The other corner of what is selected. */
  readonly anchor: Cell;
  /** The text of the cell that is not applied yet; undefined while nothing is being typed. */
  readonly draft: string | undefined;
}

interface Options {
  readonly sheet: Sheet;
  readonly state: SheetState;
  /** Columns that are on screen. */
  readonly columnCount: number;
  /** Focuses the cell as soon as it is rendered. */
  readonly onGo: () => void;
}

const PAGE_ROWS = 15;
const ORIGIN: Cell = { row: 0, column: 0 };

/** The cursor of the table, and what keys and the clipboard do there. */
export function useSheetCursor({ sheet, state, columnCount, onGo }: Options) {
  const [cursor, setCursor] = useState<Cursor>({ cell: ORIGIN, anchor: ORIGIN, draft: undefined });
  const { draft } = cursor;
  const isEditing = draft !== undefined;
  const cell = inSheet(cursor.cell, state, columnCount);
  const anchor = inSheet(cursor.anchor, state, columnCount);
  /** Escape lets the next Tab go on to the rest of the page. */
  const isLeaving = useRef(false);

  function commit() {
    if (draft !== undefined) sheet.set(cell.row, { [SHEET_COLUMNS[cell.column]!]: draft });
  }

  function go(to: Cell, isExtending = false) {
    commit();
    setCursor({ cell: to, anchor: isExtending ? anchor : to, draft: undefined });
    onGo();
  }

  function edit() {
    const written = state.rows[cell.row]?.[SHEET_COLUMNS[cell.column]!] ?? '';
    setCursor({ cell, anchor: cell, draft: draft ?? written });
  }

  function run(command: SheetCommand, field: HTMLInputElement) {
    switch (command.kind) {
      case 'go':
        return go(command.to, command.isExtending);
      case 'edit':
        // The cell was selected whole: the next letter would replace all of it.
        field.setSelectionRange(field.value.length, field.value.length);
        return edit();
      case 'restore':
        return setCursor({ cell, anchor, draft: undefined });
      case 'clear':
        return sheet.clear(cell, anchor);
      case 'remove-rows':
        sheet.removeRows(cell.row, anchor.row);
        return go({ ...cell, row: Math.min(cell.row, anchor.row) });
      case 'undo':
      case 'redo':
        sheet[command.kind]();
        return onGo();
      case 'select-all':
        return setCursor({
          cell: { row: filledRows(state.rows).length - 1, column: columnCount - 1 },
          anchor: ORIGIN,
          draft: undefined,
        });
      case 'leave':
        isLeaving.current = true;
    }
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    if (event.key === 'Tab' && isLeaving.current) return;
    isLeaving.current = false;
    const command = readKey(event, {
      cell,
      rowCount: state.rows.length,
      columnCount,
      isEditing,
      pageRows: PAGE_ROWS,
    });
    if (!command) return;
    event.preventDefault();
    run(command, event.target);
  }

  function handleFill(begin: Cell) {
    setCursor({ cell: begin, anchor: begin, draft: undefined });
    onGo();
  }

  return {
    cell,
    draft,
    selection: areaOf(cell, anchor),
    edit,
    go,
    write: (text: string) => setCursor({ cell, anchor: cell, draft: text }),
    /** The focus has come to a cell, whichever way. */
    enter(to: Cell) {
      if (to.row === cell.row && to.column === cell.column) return;
      commit();
      setCursor({ cell: to, anchor: to, draft: undefined });
    },
    leave() {
      isLeaving.current = false;
      commit();
      setCursor({ cell, anchor, draft: undefined });
    },
    handlers: {
      onKeyDown: handleKeyDown,
      ...sheetClipboard({ sheet, state, corners: [cell, anchor], isEditing, onFill: handleFill }),
    },
  };
}

/** Rows come and go under the cursor. */
function inSheet({ row, column }: Cell, { rows }: SheetState, columnCount: number): Cell {
  return { row: Math.max(0, Math.min(row, rows.length - 1)), column: Math.min(column, columnCount - 1) };
}
