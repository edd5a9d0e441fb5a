import type { Readable } from 'node:stream';
import type { Cell, Row } from '../../../platform/files/workbook/row.ts';
import { openWorkbook } from '../../../platform/files/workbook/write-workbook.ts';

/** A column of a table: texts are never formulas (files/workbook), sums are numbers in rubles. */
export interface FinanceColumn<T> {
  readonly title: string;
  readonly width: number;
  readonly isSum?: true;
  /** Kopecks of a sum. */
  value(record: T): string | number | null;
  /** Kopecks of the whole column. */
  readonly total?: number;
}

interface FinanceTable<T> {
  /** Of the sheet. */
  readonly name: string;
  /** Stands above: what it is, whose and of when. */
  readonly title: string;
  readonly columns: readonly FinanceColumn<T>[];
  readonly records: AsyncIterable<readonly T[]>;
}

/**
 * XLSX of a table. The totals stand above its header, where they stay in sight and no sorting or filtering of the rows
 * takes them along.
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
