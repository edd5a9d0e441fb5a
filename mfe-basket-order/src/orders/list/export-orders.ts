import { exportOrders } from '@shop/shared/contracts/orders';
import type { Download } from '@shop/shared/files';
import { countOf } from '@shop/shared/format/number';
import { call } from '@shop/shared/http';
import type { OrdersFilter } from './use-orders-params.ts';

/** Of the contract. */
const EXPORT_MAX = 10_000;

/** All that the filter finds as XLSX, not only the page on screen; of very many the newest. */
export function ordersExport(filter: OrdersFilter, found: number): Download {
  const count = countOf(Math.min(found, EXPORT_MAX), 'заказ', 'заказа', 'заказов');
  return {
    issueUrl: () => call(exportOrders, { body: filter }),
    progress: `Готовим файл: ${found > EXPORT_MAX ? `последние ${count}` : count}…`,
    failure: 'Список заказов не\u00a0скачан',
  };
}
