import { copyOrder, type OrderCopy } from '@shop/contracts/basket-order/order-copy';
import { publish } from '@shop/platform/events';
import { ApiRefusal, call, newIdempotencyKey } from '@shop/platform/http';

const keys = new Map<number, string>();

/** Adds the lines of an order to the basket. A retry after a lost answer adds nothing twice. */
export async function copyIntoBasket(orderId: number): Promise<OrderCopy> {
  const idempotencyKey = keys.get(orderId) ?? newIdempotencyKey();
  keys.set(orderId, idempotencyKey);
  try {
    const copy = await call(copyOrder, { params: { id: orderId } }, { idempotencyKey });
    keys.delete(orderId);
    if (copy.added.length > 0) publish('basket.changed', { offerIds: copy.added.map(({ id }) => id) });
    return copy;
  } catch (error) {
    // A refusal is final: the next attempt needs a new key.
    if (error instanceof ApiRefusal) keys.delete(orderId);
    throw error;
  }
}
