import type { ProducedFile } from '../../../platform/files/file-tickets.ts';
import type { Row } from '../../../platform/files/workbook/sheet-row.ts';
import { openWorkbook } from '../../../platform/files/workbook/write-workbook.ts';
import { orderLineColumns, type SheetColumn } from './export-columns.ts';
import type { ordersOf } from './orders.repository.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const BATCH = 500;

interface OrderWithLines {
  readonly number: string;
  readonly lines: Awaited<ReturnType<ReturnType<typeof ordersOf>['lines']>>;
}

/** An order's lines under the headings that quick order recognises, so that the file can be uploaded unchanged. */
export function orderWorkbook(
  { number, lines }: OrderWithLines,
  { canSeePrices }: { readonly canSeePrices: boolean },
): ProducedFile {
  const columns = shownColumns(orderLineColumns, canSeePrices);
  async function* rows(): AsyncGenerator<readonly Row[]> {
    yield [headerOf(columns)];
    for (let from = 0; from < lines.length; from += BATCH)
      yield lines.slice(from, from + BATCH).map((line) => rowOf(columns, line));
  }
  return {
    name: `Заказ ${number}.xlsx`,
    type: XLSX,
    content: openWorkbook({ name: 'Заказ', columns, headerRow: 1, rows: rows() }),
  };
}

export function shownColumns<T>(
  columns: readonly SheetColumn<T>[],
  canSeePrices: boolean,
): readonly SheetColumn<T>[] {
  return columns.filter(({ isSum }) => canSeePrices || !isSum);
}

export function headerOf(columns: readonly SheetColumn<never>[]): Row {
  return { cells: columns.map(({ title }) => ({ text: title, style: 'header' })) };
}

export function rowOf<T>(columns: readonly SheetColumn<T>[], record: T): Row {
  return {
    cells: columns.map(({ value, isSum }) => {
      const content = value(record);
      if (content === null) return null;
      if (typeof content === 'string') return { text: content, style: 'text' };
      return isSum ? { number: content / 100, style: 'money' } : { number: content, style: 'plain' };
    }),
  };
}
