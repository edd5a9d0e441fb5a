import type { Readable } from 'node:stream';
import type { Cell, Row } from '../../../platform/files/workbook/sheet-row.ts';
import { openWorkbook } from '../../../platform/files/workbook/write-workbook.ts';

/** A column of a table. Text is never a formula (platform/files/workbook); sums are numbers in roubles. */
export interface FinanceColumn<T> {
  readonly title: string;
  readonly width: number;
  readonly isSum?: true;
  /** Returns kopecks for a sum. */
  value(record: T): string | number | null;
  /** Total of the column in kopecks. */
  readonly total?: number;
}

interface FinanceTable<T> {
  /** Name of the sheet. */
  readonly name: string;
  /** The heading above the table: section, company and period. */
  readonly title: string;
  readonly columns: readonly FinanceColumn<T>[];
  readonly records: AsyncIterable<readonly T[]>;
}

/**
 * Writes a table as XLSX. Totals are above the header: there they stay visible, and sorting and filtering rows leaves
 * them in place.
 */
export function openTable<T>({ name, title, columns, records }: FinanceTable<T>): Readable {
  async function* rows(): AsyncGenerator<readonly Row[]> {
    yield [
      { cells: [{ text: title, style: 'title' }] },
      { cells: columns.map(({ total }, index) => (index === 0 ? totalLabel : sumCell(total ?? null))) },
      { cells: columns.map(({ title: text }) => ({ text, style: 'header' })) },
    ];
    for await (const batch of records) yield batch.map((record) => rowOf(columns, record));
  }
  return openWorkbook({ name, columns, headerRow: 3, rows: rows() });
}

const totalLabel: Cell = { text: 'Итого', style: 'section' };

function rowOf<T>(columns: readonly FinanceColumn<T>[], record: T): Row {
  return {
    cells: columns.map(({ value, isSum }): Cell => {
      const content = value(record);
      if (typeof content === 'string') return { text: content, style: 'text' };
      if (isSum) return sumCell(content);
      return content === null ? null : { number: content, style: 'plain' };
    }),
  };
}

function sumCell(kopecks: number | null): Cell {
  return kopecks === null ? null : { number: kopecks / 100, style: 'money' };
}
