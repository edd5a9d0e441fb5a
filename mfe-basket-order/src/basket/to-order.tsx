import { useNavigate } from '@shop/shared/router';
import { useIsAllowed } from '@shop/shared/session';
import { Button } from '@shop/shared/ui';
import { type MouseEvent, useId, useState } from 'react';
import { ActionBar } from '../common/action-bar.tsx';
import { type BasketState, type BasketTerms, isSettled } from './basket-state.ts';
import { basketStore } from './use-basket.ts';
import { whyNotOrder } from './why-not-order.ts';

interface ToOrderProps {
  readonly basket: BasketState;
  readonly terms: BasketTerms;
}

/** Leads to the checkout once everything on screen is on the server, or says why it cannot yet. */
export function ToOrder({ basket, terms }: ToOrderProps) {
  const isAllowed = useIsAllowed('order.place');
  const navigate = useNavigate();
  const reasonId = useId();
  const [isLeaving, setIsLeaving] = useState(false);
  const reason = whyNotOrder(basket, terms, isAllowed);

  async function handleClick(event: MouseEvent) {
    if (isSettled(basket)) return;
    event.preventDefault();
    setIsLeaving(true);
    const isSent = await basketStore.settle();
    setIsLeaving(false);
    if (isSent) navigate('/order/');
  }

  return (
    <ActionBar totalKopecks={terms.summary.totalKopecks} reason={reason} reasonId={reasonId}>
      {reason ? (
        <Button variant="primary" size="l" full disabled aria-describedby={reasonId}>
          Оформить заказ
        </Button>
      ) : (
        <Button variant="primary" size="l" full to="/order/" pending={isLeaving} onClick={handleClick}>
          Оформить заказ
        </Button>
      )}
    </ActionBar>
  );
}
