import { Buffer } from 'node:buffer';
import { LOCALE } from '@shop/domain/constants';
import type { ProducedFile } from '../../platform/files/file-tickets.ts';
import type { Cell, Row } from '../../platform/files/workbook/sheet-row.ts';
import { openWorkbook } from '../../platform/files/workbook/write-workbook.ts';
import { priceOf } from '../pricing/pricing.api.ts';
import { type Conditions, freeQuantity } from './basket.presenter.ts';
import type { BasketRecord } from './basket.repository.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Column {
  readonly title: string;
  readonly width: number;
  readonly isPrice?: true;
  /** A number stays a number; sums are in roubles. */
  value(record: BasketRecord, priceKopecks: number | null): string | number | null;
}

/** Quick order recognises these headings, so the file can be imported unchanged. */
const columns: readonly Column[] = [
  { title: 'Артикул', width: 20, value: ({ article }) => article },
  { title: 'Наименование', width: 62, value: ({ name }) => name },
  { title: 'Размер', width: 20, value: ({ variant }) => Object.values(variant).join(', ') },
  { title: 'Количество', width: 13, value: ({ quantity }) => quantity },
  { title: 'Ед.', width: 8, value: ({ measure }) => measure },
  { title: 'В наличии', width: 12, value: (record) => (record.isSold ? freeQuantity(record) : 0) },
  { title: 'Цена, ₽', width: 14, isPrice: true, value: (_, price) => (price === null ? null : price / 100) },
  {
    title: 'Сумма, ₽',
    width: 16,
    isPrice: true,
    value: ({ quantity }, price) => (price === null ? null : (price * quantity) / 100),
  },
];

/** Exports the basket as a file (§1). Text is never a formula: XLSX types it, CSV prefixes it with an apostrophe. */
export function exportBasket(
  format: 'xlsx' | 'csv',
  records: readonly BasketRecord[],
  { terms, canSeePrices }: Pick<Conditions, 'terms' | 'canSeePrices'>,
  name: string,
): ProducedFile {
  const shown = columns.filter(({ isPrice }) => canSeePrices || !isPrice);
  const rows = records.map((record) => {
    const price = priceOf(record.breaks, record.quantity, terms.discountPercent);
    return shown.map((column) => ({ column, value: column.value(record, price) }));
  });
  if (format === 'csv') {
    const lines = [shown.map(({ title }) => title), ...rows.map((row) => row.map(({ value }) => value))];
    const text = lines.map((line) => `${line.map(csvField).join(';')}\r\n`).join('');
    return { name: `${name}.csv`, type: 'text/csv; charset=utf-8', content: Buffer.from(`\ufeff${text}`) };
  }
  const header: Row = { cells: shown.map(({ title }) => ({ text: title, style: 'header' })) };
  const body = rows.map((row): Row => ({ cells: row.map(({ column, value }) => cell(column, value)) }));
  const sheet = { name: 'Корзина', columns: shown, headerRow: 1, rows: batchesOf([header, ...body]) };
  return { name: `${name}.xlsx`, type: XLSX, content: openWorkbook(sheet) };
}

function cell({ isPrice }: Column, value: string | number | null): Cell {
  if (value === null) return null;
  if (typeof value === 'string') return { text: value, style: 'text' };
  return { number: value, style: isPrice ? 'money' : 'plain' };
}

/** Formats a field as Russian Excel expects: decimal commas, semicolons between fields. */
function csvField(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return value.toLocaleString(LOCALE, { useGrouping: false });
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

async function* batchesOf(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += 500) yield rows.slice(from, from + 500);
}
