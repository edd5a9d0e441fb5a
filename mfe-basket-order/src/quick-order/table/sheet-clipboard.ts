import type { ClipboardEvent } from 'react';
import { isBlock, readPasted } from './paste-block.ts';
import { areaOf, type Cell, SHEET_COLUMNS, type Sheet, type SheetState } from './sheet.ts';

interface Options {
  readonly sheet: Sheet;
  readonly state: SheetState;
  /** Opposite corners of what is selected. */
  readonly corners: readonly [Cell, Cell];
  /** A cell is being written in: the clipboard belongs to its text, but for a block. */
  readonly isEditing: boolean;
  /** Several cells were filled, from this one on. */
  readonly onFill: (begin: Cell) => void;
}

/** The clipboard of the table, as a spreadsheet has it. */
export function sheetClipboard({ sheet, state, corners, isEditing, onFill }: Options) {
  const { top, bottom, columns } = areaOf(...corners);
  const begin = { row: top, column: SHEET_COLUMNS.indexOf(columns[0]!) };

  function copy(event: ClipboardEvent): boolean {
    if (isEditing) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', toClipboard(state.rows.slice(top, bottom + 1), columns));
    return true;
  }

  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut(event: ClipboardEvent) {
      if (copy(event)) sheet.clear(...corners);
    },
    onPaste(event: ClipboardEvent) {
      const text = event.clipboardData.getData('text/plain');
      if (!isBlock(text) && isEditing) return;
      event.preventDefault();
      if (!isBlock(text)) return sheet.set(top, { [columns[0]!]: text.trim().slice(0, 500) });
      sheet.paste(readPasted(text, begin));
      onFill(begin);
    },
  };
}

/** The selected cells as a spreadsheet puts them into the clipboard. */
function toClipboard(rows: readonly Readonly<Record<string, string>>[], columns: readonly string[]): string {
  return rows.map((row) => columns.map((column) => quote(row[column] ?? '')).join('\t')).join('\r\n');
}

function quote(cell: string): string {
  return /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
