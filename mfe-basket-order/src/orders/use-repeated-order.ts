import type { OrderCopy } from '@shop/shared/contracts/order-copy';
import { messageOf } from '@shop/shared/http';
import { toast } from '@shop/shared/ui';
import { useState } from 'react';
import type { CopiedOrder } from './copied-order.tsx';

interface Copied {
  readonly orderId: number;
  readonly copy: OrderCopy;
  /** Tells what became of it; it comes with the code that does it. */
  readonly Result: typeof CopiedOrder;
}

/** One click puts an order into the basket again. All that it takes is loaded at the first click. */
export function useRepeatedOrder() {
  const [copied, setCopied] = useState<Copied>();
  const [repeating, setRepeating] = useState<number>();

  async function repeat(orderId: number) {
    setRepeating(orderId);
    try {
      const [{ CopiedOrder: Result }, { copyIntoBasket }] = await Promise.all([
        import(/* webpackChunkName: "copied-order" */ './copied-order.tsx'),
        import(/* webpackChunkName: "copied-order" */ './copy-order.mutation.ts'),
      ]);
      setCopied({ orderId, Result, copy: await copyIntoBasket(orderId) });
    } catch (error) {
      toast.danger(`Заказ не повторён. ${messageOf(error)}`, {
        action: { label: 'Повторить', onClick: () => void repeat(orderId) },
      });
    }
    setRepeating(undefined);
  }

  return {
    copied,
    repeating,
    repeat: (orderId: number) => void repeat(orderId),
    forget: () => setCopied(undefined),
  };
}
