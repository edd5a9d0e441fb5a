import { messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { createElement, type ReactNode, useState } from 'react';
import type { CopiedOrderProps } from './copied-order.tsx';

interface Copied extends Pick<CopiedOrderProps, 'copy'> {
  readonly orderId: number;
  /** Tells what became of it; it comes with the code that does it. */
  readonly Result: (props: CopiedOrderProps) => ReactNode;
}

/**
 * One click puts an order into the basket again, and `dialog` says what became of every line; another goes to the basket. All
 * that it takes is loaded at the first click.
 */
export function useRepeatedOrder() {
  const [copied, setCopied] = useState<Copied>();
  const [isTold, setIsTold] = useState(false);
  const [repeating, setRepeating] = useState<number>();

  async function repeat(orderId: number) {
    setRepeating(orderId);
    try {
      const { CopiedOrder: Result, copyIntoBasket } = await import(
        /* webpackChunkName: "copied-order" */ './copying.ts'
      );
      setCopied({ orderId, Result, copy: await copyIntoBasket(orderId) });
      setIsTold(false);
    } catch (error) {
      toast.danger(`Заказ не повторён. ${messageOf(error)}`, {
        action: { label: 'Повторить', onClick: () => void repeat(orderId) },
      });
    }
    setRepeating(undefined);
  }

  return {
    /** The order that is in the basket now. */
    copiedId: copied && copied.copy.added.length > 0 ? copied.orderId : undefined,
    repeating,
    repeat: (orderId: number) => void repeat(orderId),
    dialog:
      copied &&
      !isTold &&
      createElement(copied.Result, {
        copy: copied.copy,
        onClose: () => setIsTold(true),
        onUndone: () => setCopied(undefined),
      }),
  };
}
