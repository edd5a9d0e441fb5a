import { useNavigate } from '@shop/platform/router';
import { useIsAllowed } from '@shop/platform/session';
import { type MouseEvent, useState } from 'react';
import { basketClient } from '../client/current-basket.ts';
import { type BasketState, type BasketTerms, isSettled } from '../state/basket-state.ts';
import { whyNotOrder } from './why-not-order.ts';

/** The way to the checkout: open once everything on screen is on the server, or the reason why it is not. */
export function useWayToOrder(basket: BasketState, terms: BasketTerms) {
  const isAllowed = useIsAllowed('order.place');
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);

  async function handleClick(event: MouseEvent) {
    if (isSettled(basket)) return;
    event.preventDefault();
    setIsLeaving(true);
    const isSent = await basketClient.settle();
    setIsLeaving(false);
    if (isSent) navigate('/order/');
  }

  return { reason: whyNotOrder(basket, terms, isAllowed), isLeaving, handleClick };
}
