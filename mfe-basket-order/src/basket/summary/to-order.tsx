import { Button } from '@shop/ui';
import { useId } from 'react';
import { ActionBar } from '../../common/action-bar.tsx';
import type { BasketState, BasketTerms } from '../state/basket-state.ts';
import { useWayToOrder } from './use-way-to-order.ts';

interface ToOrderProps {
  readonly basket: BasketState;
  readonly terms: BasketTerms;
}

/** Leads to the checkout once everything on screen is on the server, or says why it cannot yet. */
export function ToOrder({ basket, terms }: ToOrderProps) {
  const reasonId = useId();
  const { reason, isLeaving, handleClick } = useWayToOrder(basket, terms);
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
