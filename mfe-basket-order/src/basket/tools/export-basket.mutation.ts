import { exportBasket } from '@shop/contracts/basket-order/basket';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { followDownload } from '../../common/follow-download.ts';
import { basketClient } from '../client/current-basket.ts';

/**
 * Downloads the basket as it stands on screen: what is unsent goes to the server first. The file has a single-use URL
 * (decisions: files), which is followed as a download, so the page stays.
 */
export async function exportBasketAs(format: 'xlsx' | 'csv'): Promise<void> {
  try {
    if (!(await basketClient.settle()))
      return void toast.danger('Файл не выгружен: не все изменения корзины дошли до\u00a0сервера.');
    const { url } = await call(exportBasket, { body: { format } });
    followDownload(url);
  } catch (error) {
    toast.danger(`Файл не выгружен. ${messageOf(error)}`, {
      action: { label: 'Повторить', onClick: () => void exportBasketAs(format) },
    });
  }
}
