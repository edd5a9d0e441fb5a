import type { ProducedFile } from '../file-tickets.ts';
import type { Cell, Column, Row } from './sheet-row.ts';
import { openWorkbook } from './write-workbook.ts';

/** Excel with Russian settings separates fields by this. */
const SEPARATOR = ';';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A table with headings, to be written as XLSX or CSV and read again. */
export interface TableSheet {
  readonly name: string;
  readonly columns: readonly (Column & { readonly title: string })[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Makes the file of a table. `name` is without an extension. */
export function produceTable(name: string, sheet: TableSheet, format: 'xlsx' | 'csv'): ProducedFile {
  if (format === 'csv')
    return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', content: csvOf(sheet) };
  const content = openWorkbook({
    name: sheet.name,
    columns: sheet.columns,
    headerRow: 1,
    rows: (async function* () {
      yield rowsOf(sheet);
    })(),
  });
  return { name: `${name}.xlsx`, type: XLSX, content };
}

/** Headings and typed rows: text stays text, whatever it begins with. */
function rowsOf({ columns, rows }: TableSheet): readonly Row[] {
  return [
    { cells: columns.map(({ title }) => ({ text: title, style: 'header' })) },
    ...rows.map((row) => ({ cells: row.map(cellOf) })),
  ];
}

/** Writes UTF-8 with a byte order mark, which Excel needs to read Cyrillic. */
function csvOf({ columns, rows }: TableSheet): Buffer {
  const lines = [columns.map(({ title }) => title), ...rows].map((row) => row.map(field).join(SEPARATOR));
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`);
}

function cellOf(value: string | number): Cell {
  return typeof value === 'number' ? { number: value } : { text: value };
}

/** A text that a program would take for a formula gets an apostrophe, which our reader removes again. */
function field(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
