import type { Order } from '@shop/contracts/basket-order/orders';
import { usePart } from '@shop/kit/page/use-part';
import { useState } from 'react';
import type { CancelOutcome } from './cancel-outcome.ts';

async function loadDialog() {
  return (await import(/* webpackChunkName: "orders-later" */ './cancel-dialog.tsx')).CancelDialog;
}

/** «Отменить»: asks for the reason in a dialog that comes with its first use, and knows what came of it. */
export function useCancellation(order: Order) {
  const { part: Dialog, isPending, isFailed, ask } = usePart(loadDialog);
  const [isAsked, setIsAsked] = useState(false);
  const [outcome, setOutcome] = useState<CancelOutcome>();
  return {
    outcome,
    isPending: isAsked && isPending && !isFailed,
    ask() {
      setOutcome(undefined);
      setIsAsked(true);
      ask();
    },
    dialog: isAsked && Dialog && (
      <Dialog
        order={order}
        onClose={() => setIsAsked(false)}
        onOutcome={(came) => {
          setIsAsked(false);
          setOutcome(came);
        }}
      />
    ),
  };
}
