import { getCheckout, placeOrder } from '@shop/contracts/basket-order/checkout';
import { publish } from '@shop/platform/events';
import { ApiRefusal, call } from '@shop/platform/http';
import { callKey, useMutation, useQueryClient } from '@shop/platform/query';
import type { OrderBody } from '../form/checkout-form.ts';
import { endAttempt, keyFor } from './order-attempt.ts';

export type PlaceOrder = ReturnType<typeof usePlaceOrder>;

/** Places the order once and refetches the checkout if that fails. */
export function usePlaceOrder(onPlaced: (order: { id: number; number: string }) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: OrderBody) => call(placeOrder, { body }, { idempotencyKey: keyFor(body) }),
    onSuccess: (order) => {
      endAttempt();
      onPlaced(order);
      publish('order.placed', { orderId: order.id });
      publish('basket.changed', { offerIds: [] });
    },
    onError: (error) => {
      if (isRefused(error)) endAttempt();
      void client.invalidateQueries({ queryKey: callKey(getCheckout) });
    },
  });
}

/** Whether the server refused the order. After any other failure it may have been placed. */
export function isRefused(error: unknown): error is ApiRefusal {
  return error instanceof ApiRefusal && error.status < 500;
}
