import type { Cell, Column, Row } from '../../../platform/files/workbook/row.ts';

/** Excel's own separator where the language is Russian. */
const SEPARATOR = ';';

export interface OrderSheet {
  readonly name: string;
  readonly columns: readonly (Column & { readonly title: string })[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Headings and rows, typed: what is text stays text, whatever it begins with. */
export function rowsOf({ columns, rows }: OrderSheet): readonly Row[] {
  return [
    { cells: columns.map(({ title }) => ({ text: title, style: 'header' })) },
    ...rows.map((row) => ({ cells: row.map(cellOf) })),
  ];
}

/** UTF-8 with its mark, which Excel needs to see Cyrillic. */
export function csvOf({ columns, rows }: OrderSheet): Buffer {
  const lines = [columns.map(({ title }) => title), ...rows].map((row) => row.map(field).join(SEPARATOR));
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`);
}

function cellOf(value: string | number): Cell {
  return typeof value === 'number' ? { number: value } : { text: value };
}

/** A text that a program would take for a formula gets an apostrophe, which our reader takes off again. */
function field(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
