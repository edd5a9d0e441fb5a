import { type Order, openDocuments } from '@shop/contracts/basket-order/orders';
import type { Download } from '@shop/kit/files';
import { call } from '@shop/platform/http';

/** The download of all documents of an order as one ZIP. */
export function documentsDownload({ id, number }: Pick<Order, 'id' | 'number'>): Download {
  return {
    issueUrl: () => call(openDocuments, { params: { id } }),
    progress: `Собираем документы заказа № ${number}…`,
    failure: 'Документы не\u00a0скачаны',
  };
}
