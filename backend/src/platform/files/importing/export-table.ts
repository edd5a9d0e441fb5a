import { todayInMoscow } from '../../calendar/days.ts';
import type { ProducedFile } from '../file-tickets.ts';
import { produceTable } from '../workbook/table-sheet.ts';
import type { FileTable } from './file-table.ts';
import { cellsOf } from './row-cells.ts';

const WIDTHS = { short: 18, long: 60 } as const;

/** Writes all rows with the columns that an import reads. */
export function exportTable(
  { title, columns, rows }: FileTable<unknown>,
  format: 'xlsx' | 'csv',
): ProducedFile {
  const sheet = {
    name: title.slice(0, 31),
    columns: columns.map((field) => ({
      title: field.title,
      width: field.kind === 'text' && field.maxLength > 100 ? WIDTHS.long : WIDTHS.short,
    })),
    rows: rows.map((row) => cellsOf(columns, row)),
  };
  return produceTable(`${title} ${todayInMoscow()}`, sheet, format);
}
