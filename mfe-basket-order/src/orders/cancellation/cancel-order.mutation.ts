import { cancelOrder } from '@shop/contracts/basket-order/orders';
import { publish } from '@shop/platform/events';
import { ApiRefusal, call } from '@shop/platform/http';

/** Cancels an order. A refusal also publishes `order.changed`, because the order had moved on. */
export async function cancel(orderId: number, reason: string): Promise<void> {
  try {
    await call(cancelOrder, { params: { id: orderId }, body: { reason } });
    publish('order.changed', { orderId });
  } catch (error) {
    if (error instanceof ApiRefusal) publish('order.changed', { orderId });
    throw error;
  }
}
