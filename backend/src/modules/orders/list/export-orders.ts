import { isAllowed } from '@shop/contracts/account/permissions';
import type { exportOrders } from '@shop/contracts/basket-order/orders';
import type * as v from 'valibot';
import { todayInMoscow } from '../../../platform/calendar/days.ts';
import type { FileProducer, FileTickets } from '../../../platform/files/file-tickets.ts';
import type { Row } from '../../../platform/files/workbook/sheet-row.ts';
import { openWorkbook } from '../../../platform/files/workbook/write-workbook.ts';
import { readerOfOrder } from '../../access/access.api.ts';
import { orderListColumns } from './export-columns.ts';
import { readOrders } from './order-list.repository.ts';
import { headerOf, orderWorkbook, rowOf, shownColumns, XLSX } from './order-workbook.ts';
import { ordersOf } from './orders.repository.ts';
import { findRequestedCompanies } from './requested-companies.ts';

/** Kinds of file tickets. */
export const ORDERS_FILE = 'orders-list';
export const ORDER_FILE = 'order-lines';

/** The largest number of orders in one file. */
const MAX_ORDERS = 10_000;

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
  const columns = shownColumns(orderListColumns(priced), priced.size > 0);
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

/** Exports an order's lines. */
const produceOrder: FileProducer<{ id: number }> = async ({ id }, { db, actor }) => {
  const there = await readerOfOrder(db, actor, id);
  const orders = ordersOf(db, there);
  const { number } = await orders.byId(id);
  const lines = await orders.lines(id);
  return orderWorkbook({ number, lines }, { canSeePrices: isAllowed('prices.see', there) });
};
