import { copyOrder, type OrderCopy } from '@shop/shared/contracts/orders';
import { publish } from '@shop/shared/events';
import { ApiRefusal, call, newIdempotencyKey } from '@shop/shared/http';
import { useMutation } from '@shop/shared/query';
import { useRef } from 'react';

/** Puts an order into the basket again. A second try after a lost answer adds nothing twice. */
export function useCopyOrder(onCopied: (orderId: number, copy: OrderCopy) => void) {
  const keys = useRef(new Map<number, string>());
  return useMutation({
    mutationFn: (id: number) => {
      const idempotencyKey = keys.current.get(id) ?? newIdempotencyKey();
      keys.current.set(id, idempotencyKey);
      return call(copyOrder, { params: { id } }, { idempotencyKey });
    },
    onSuccess: (copy, id) => {
      keys.current.delete(id);
      onCopied(id, copy);
      if (copy.added.length > 0)
        publish('basket.changed', { offerIds: copy.added.map(({ id: offer }) => offer) });
    },
    onError: (error, id) => {
      // A refusal is final for its key: the next try is a new act.
      if (error instanceof ApiRefusal) keys.current.delete(id);
    },
  });
}
