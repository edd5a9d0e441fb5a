import { copyOrder, type OrderCopy } from '@shop/contracts/basket-order/order-copy';
import { changeBasket } from '../../basket/basket.api.ts';

/** Adds the lines of an order to the basket. A retry after a lost answer adds nothing twice. */
export function copyIntoBasket(orderId: number): Promise<OrderCopy> {
  return changeBasket(copyOrder, { params: { id: orderId } }, ({ added }) => added.map(({ id }) => id));
}
