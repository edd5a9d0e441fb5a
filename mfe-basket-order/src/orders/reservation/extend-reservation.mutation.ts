import { extendReservation } from '@shop/contracts/basket-order/orders';
import { publish } from '@shop/platform/events';
import { ApiRefusal, call } from '@shop/platform/http';

/** Extends the reservation of an order. A refusal also publishes `order.changed`, because the order had moved on. */
export async function extend(orderId: number): Promise<void> {
  try {
    await call(extendReservation, { params: { id: orderId } });
    publish('order.changed', { orderId });
  } catch (error) {
    if (error instanceof ApiRefusal) publish('order.changed', { orderId });
    throw error;
  }
}
