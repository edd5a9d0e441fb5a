import { useEffect, useEffectEvent } from 'react';
import { unansweredOrder } from './order-attempt.ts';
import type { PlaceOrder } from './place-order.mutation.ts';

/**
 * An order whose answer was lost, and whose basket has become empty since, has most likely been placed: it is sent again
 * under its own key, which answers with the order, and cannot make another of an empty basket.
 */
export function useLostOrder(isBasketEmpty: boolean, order: PlaceOrder) {
  const isLost = isBasketEmpty && !order.isSuccess && unansweredOrder() !== undefined;
  function ask() {
    const body = unansweredOrder();
    if (body && !order.isPending) order.mutate(body);
  }
  const askAtOnce = useEffectEvent(ask);
  useEffect(() => {
    if (isLost) askAtOnce();
  }, [isLost]);
  return { isLost, ask };
}
