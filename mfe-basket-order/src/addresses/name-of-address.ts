import type { DeliveryAddress } from '@shop/contracts/basket-order/delivery-addresses';

/** What to call an address in a sentence or on a button. */
export function nameOfAddress({ name, address }: Pick<DeliveryAddress, 'name' | 'address'>): string {
  return name || address;
}
