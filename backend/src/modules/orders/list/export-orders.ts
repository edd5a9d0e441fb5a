import { isAllowed } from '@shop/contracts/account/permissions';
import type { exportOrders } from '@shop/contracts/basket-order/orders';
import type * as v from 'valibot';
import { todayInMoscow } from '../../../platform/calendar/days.ts';
import type { FileProducer, FileTickets } from '../../../platform/files/file-tickets.ts';
import type { Row } from '../../../platform/files/workbook/sheet-row.ts';
import { openWorkbook } from '../../../platform/files/workbook/write-workbook.ts';
import { readerOfOrder } from '../../access/access.api.ts';
import { orderLineColumns, orderListColumns, type SheetColumn } from './export-columns.ts';
import { readOrders } from './order-list.repository.ts';
import { ordersOf } from './orders.repository.ts';
import { findRequestedCompanies } from './requested-companies.ts';

/** Kinds of file tickets. */
export const ORDERS_FILE = 'orders-list';
export const ORDER_FILE = 'order-lines';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** The largest number of orders in one file. */
const MAX_ORDERS = 10_000;
const BATCH = 500;

type ListParameters = v.InferOutput<typeof exportOrders.body & {}>;

/** Registers the files that orders are exported to. Permissions are checked again when a file is made. */
export function registerOrderFiles(files: FileTickets): void {
  files.register(ORDERS_FILE, produceOrders);
  files.register(ORDER_FILE, produceOrder);
}

/** Exports the filtered list. Beyond the limit it has the newest orders, and its last row says so. */
const produceOrders: FileProducer<ListParameters> = async ({ contragent, ...filter }, { db, actor }) => {
  const { own, requestedIds } = await findRequestedCompanies(db, actor, contragent);
  const priced = new Set(
    own.filter(({ id, canSeePrices }) => canSeePrices && requestedIds.includes(id)).map(({ id }) => id),
  );
  const columns = shown(orderListColumns(priced), priced.size > 0);
  async function* rows(): AsyncGenerator<readonly Row[]> {
    yield [headerOf(columns)];
    let count = 0;
    for await (const orders of readOrders(db, requestedIds, filter, MAX_ORDERS + 1)) {
      const included = orders.slice(0, MAX_ORDERS - count);
      count += orders.length;
      yield included.map((order) => rowOf(columns, order));
    }
    if (count > MAX_ORDERS) yield [{ cells: [{ text: CUT_OFF, style: 'note' }] }];
  }
  return {
    name: `Заказы ${todayInMoscow()}.xlsx`,
    type: XLSX,
    content: openWorkbook({ name: 'Заказы', columns, headerRow: 1, rows: rows() }),
  };
};

const CUT_OFF = 'Показаны последние 10\u00a0000 заказов. Чтобы получить остальные, сузьте период';

/**
 * Exports an order's lines under the headings that quick order recognises, so that the file can be uploaded unchanged.
 */
const produceOrder: FileProducer<{ id: number }> = async ({ id }, { db, actor }) => {
  const there = await readerOfOrder(db, actor, id);
  const orders = ordersOf(db, there);
  const { number } = await orders.byId(id);
  const lines = await orders.lines(id);
  const columns = shown(orderLineColumns, isAllowed('prices.see', there));
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
};

function shown<T>(columns: readonly SheetColumn<T>[], canSeePrices: boolean): readonly SheetColumn<T>[] {
  return columns.filter(({ isSum }) => canSeePrices || !isSum);
}

function headerOf(columns: readonly SheetColumn<never>[]): Row {
  return { cells: columns.map(({ title }) => ({ text: title, style: 'header' })) };
}

function rowOf<T>(columns: readonly SheetColumn<T>[], record: T): Row {
  return {
    cells: columns.map(({ value, isSum }) => {
      const content = value(record);
      if (content === null) return null;
      if (typeof content === 'string') return { text: content, style: 'text' };
      return isSum ? { number: content / 100, style: 'money' } : { number: content, style: 'plain' };
    }),
  };
}
