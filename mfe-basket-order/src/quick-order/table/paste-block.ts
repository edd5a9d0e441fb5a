import { QUICK_ORDER_LINES_MAX } from '@shop/contracts/basket-order/quick-order';
import type { ColumnKind } from '@shop/domain/columns/headings';
import { parseLines } from './parse-lines.ts';
import { type Cell, type Pasted, SHEET_COLUMNS } from './sheet.ts';

/**
 * Reads a text from the clipboard that is pasted at a cell. In the first column the columns of the text are recognized
 * by their headings and content; in another they stay in their order, as in a spreadsheet.
 */
export function readPasted(text: string, { row, column }: Cell): Pasted {
  const { rows, kinds, firstRow, excess } = parseLines(text, QUICK_ORDER_LINES_MAX - row);
  const isGuessed = column === 0 && kinds.length > 1;
  return {
    rows,
    kinds: isGuessed ? kinds : kinds.map((_, at): ColumnKind => SHEET_COLUMNS[column + at] ?? 'ignored'),
    firstRow,
    excess,
    at: row,
  };
}

/** Whether a text is more than what goes into one cell. */
export function isBlock(text: string): boolean {
  return /[\t\r\n]/.test(text.trim());
}
