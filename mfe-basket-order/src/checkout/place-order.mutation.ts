import type { CallInput } from '@shop/shared/contracts/call';
import { getCheckout, placeOrder } from '@shop/shared/contracts/checkout';
import { publish } from '@shop/shared/events';
import { ApiRefusal, call, newIdempotencyKey } from '@shop/shared/http';
import { callKey, useMutation, useQueryClient } from '@shop/shared/query';
import { useRef } from 'react';

type OrderBody = CallInput<typeof placeOrder>['body'];

/**
 * Places the order. The same content always goes under the same key, so a double click, a second try after a lost
 * answer and an impatient Enter make one order. What the order was made of is read anew when it has changed.
 */
export function usePlaceOrder(onPlaced: (order: { id: number; number: string }) => void) {
  const client = useQueryClient();
  const attempt = useRef({ content: '', key: '' });
  return useMutation({
    mutationFn: (body: OrderBody) => {
      const content = JSON.stringify(body);
      if (attempt.current.content !== content) attempt.current = { content, key: newIdempotencyKey() };
      return call(placeOrder, { body }, { idempotencyKey: attempt.current.key });
    },
    onSuccess: (order) => {
      onPlaced(order);
      publish('order.placed', { orderId: order.id });
      publish('basket.changed', { offerIds: [] });
    },
    onError: (error) => {
      // A refusal is final for its key: the next try is a new act.
      if (error instanceof ApiRefusal) attempt.current = { content: '', key: '' };
      if (error instanceof ApiRefusal && error.code === 'changed')
        void client.invalidateQueries({ queryKey: callKey(getCheckout) });
    },
  });
}
