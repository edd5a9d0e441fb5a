import type { Order } from '@shop/contracts/basket-order/orders';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useState } from 'react';
import type { CancelOutcome } from './cancel-outcome.ts';

async function loadDialog() {
  return (await import(/* webpackChunkName: "orders-lazy" */ './cancel-dialog.tsx')).CancelDialog;
}

/** State of the cancellation and its lazily loaded dialog. */
export function useCancellation(order: Order) {
  const { chunk: Dialog, isPending, isFailed, ask } = useLazyChunk(loadDialog);
  const [isRequested, setIsRequested] = useState(false);
  const [outcome, setOutcome] = useState<CancelOutcome>();
  return {
    outcome,
    isPending: isRequested && isPending && !isFailed,
    ask() {
      setOutcome(undefined);
      setIsRequested(true);
      ask();
    },
    dialog: isRequested && Dialog && (
      <Dialog
        order={order}
        onClose={() => setIsRequested(false)}
        onOutcome={(result) => {
          setIsRequested(false);
          setOutcome(result);
        }}
      />
    ),
  };
}
