import { changeDeliveryAddress, type DeliveryAddress } from '@shop/contracts/basket-order/delivery-addresses';
import { call, messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { refreshAddresses } from './address.queries.ts';
import { nameOfAddress } from './name-of-address.ts';

/** Makes this the address that checkout starts with. */
export async function makeDefault(address: DeliveryAddress): Promise<void> {
  const { id, ...fields } = address;
  try {
    await call(changeDeliveryAddress, { params: { id: Number(id) }, body: { ...fields, isDefault: true } });
    toast.success(`Основной адрес теперь «${nameOfAddress(address)}»`);
  } catch (error) {
    toast.danger(`Основной адрес не\u00a0изменён. ${messageOf(error)}`);
  }
  refreshAddresses();
}
