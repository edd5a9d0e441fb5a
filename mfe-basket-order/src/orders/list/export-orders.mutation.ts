import { exportOrders } from '@shop/contracts/basket-order/orders';
import { countOf } from '@shop/domain/format/number';
import type { Download } from '@shop/kit/files';
import { call } from '@shop/platform/http';
import type { OrdersFilter } from '../common/use-orders-params.ts';

/** The limit of the contract. */
const EXPORT_MAX = 10_000;

/**
 * The download of all filtered orders as XLSX, not only of the page on screen; the newest ones up to the
 * limit.
 */
export function ordersExport(filter: OrdersFilter, found: number): Download {
  const count = countOf(Math.min(found, EXPORT_MAX), 'заказ', 'заказа', 'заказов');
  return {
    issueUrl: () => call(exportOrders, { body: filter }),
    progress: `Готовим файл: ${found > EXPORT_MAX ? `последние ${count}` : count}…`,
    failure: 'Список заказов не\u00a0скачан',
  };
}
