import type { DeliveryAddress } from '@shop/contracts/basket-order/delivery-addresses';

/** The name of an address for sentences and button labels. */
export function nameOfAddress({ name, address }: Pick<DeliveryAddress, 'name' | 'address'>): string {
  return name || address;
}
