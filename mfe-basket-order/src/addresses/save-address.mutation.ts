import {
  addDeliveryAddress,
  changeDeliveryAddress,
  type DeliveryAddress,
} from '@shop/contracts/basket-order/delivery-addresses';
import type { CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { refreshAddresses } from './address.queries.ts';

/** Saves an address and refreshes the lists; without `id` a new one is added. Rejects when the server refuses. */
export async function saveAddress(
  id: number | undefined,
  body: CallInput<typeof addDeliveryAddress>['body'],
): Promise<DeliveryAddress> {
  const saved =
    id === undefined
      ? await call(addDeliveryAddress, { body })
      : await call(changeDeliveryAddress, { params: { id }, body });
  refreshAddresses();
  toast.success(id === undefined ? 'Адрес добавлен' : 'Адрес изменён');
  return saved;
}
