import { acceptOrderChange, declineOrderChange } from '@shop/contracts/basket-order/order-changes';
import { publish } from '@shop/platform/events';
import { ApiRefusal, call } from '@shop/platform/http';

interface Decision {
  readonly orderId: number;
  readonly changeId: number;
  readonly isAccepted: boolean;
}

/** Sends the buyer's answer. A refusal also publishes `order.changed`, because the order had moved on. */
export async function decideChange({ orderId, changeId, isAccepted }: Decision): Promise<void> {
  try {
    const input = { params: { id: orderId }, body: { change: changeId } };
    await (isAccepted ? call(acceptOrderChange, input) : call(declineOrderChange, input));
    publish('order.changed', { orderId });
  } catch (error) {
    if (error instanceof ApiRefusal) publish('order.changed', { orderId });
    throw error;
  }
}
