import { messageOf } from '@shop/platform/http';
import { toast } from '@shop/ui';
import { createElement, type ReactNode, useState } from 'react';
import type { CopiedOrderProps } from './copied-order.tsx';

interface Copied extends Pick<CopiedOrderProps, 'copy'> {
  readonly orderId: number;
  /** The dialog with the result, part of the lazy chunk. */
  readonly Result: (props: CopiedOrderProps) => ReactNode;
}

/**
 * Repeats an order with one click. `dialog` reports what happened to every line. The code loads with the
 * first click.
 */
export function useRepeatedOrder() {
  const [copied, setCopied] = useState<Copied>();
  const [isDismissed, setIsDismissed] = useState(false);
  const [repeating, setRepeating] = useState<number>();

  async function repeat(orderId: number) {
    setRepeating(orderId);
    try {
      const { CopiedOrder: Result, copyIntoBasket } = await import(
        /* webpackChunkName: "copied-order" */ './copy-lazy.ts'
      );
      setCopied({ orderId, Result, copy: await copyIntoBasket(orderId) });
      setIsDismissed(false);
    } catch (error) {
      toast.danger(`Заказ не повторён. ${messageOf(error)}`, {
        action: { label: 'Повторить', onClick: () => void repeat(orderId) },
      });
    }
    setRepeating(undefined);
  }

  return {
    /** The order whose lines are in the basket now. */
    copiedId: copied && copied.copy.added.length > 0 ? copied.orderId : undefined,
    repeating,
    repeat: (orderId: number) => void repeat(orderId),
    dialog:
      copied &&
      !isDismissed &&
      createElement(copied.Result, {
        copy: copied.copy,
        onClose: () => setIsDismissed(true),
        onUndone: () => setCopied(undefined),
      }),
  };
}
