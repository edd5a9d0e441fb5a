import type { Cell, Column, Row } from '../../../platform/files/workbook/sheet-row.ts';

/** Excel with Russian settings separates fields by this. */
const SEPARATOR = ';';

export interface OrderSheet {
  readonly name: string;
  readonly columns: readonly (Column & { readonly title: string })[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Headings and typed rows: text stays text, whatever it begins with. */
export function rowsOf({ columns, rows }: OrderSheet): readonly Row[] {
  return [
    { cells: columns.map(({ title }) => ({ text: title, style: 'header' })) },
    ...rows.map((row) => ({ cells: row.map(cellOf) })),
  ];
}

/** Writes UTF-8 with a byte order mark, which Excel needs to read Cyrillic. */
export function csvOf({ columns, rows }: OrderSheet): Buffer {
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
