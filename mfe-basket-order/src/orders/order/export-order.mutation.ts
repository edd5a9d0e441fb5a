import { exportOrder, type Order } from '@shop/contracts/basket-order/orders';
import type { Download } from '@shop/kit/files';
import { call } from '@shop/platform/http';

/** The download of an order as XLSX, which the quick order reads too. */
export function orderExport({ id, number }: Pick<Order, 'id' | 'number'>): Download {
  return {
    issueUrl: () => call(exportOrder, { params: { id } }),
    progress: `Готовим файл заказа № ${number}…`,
    failure: 'Заказ не\u00a0скачан',
  };
}
