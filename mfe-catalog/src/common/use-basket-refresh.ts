import { subscribe, useEvent } from '@shop/platform/events';
import { useQueryClient } from '@shop/platform/query';
import { useEffect, useRef } from 'react';

// A page of this browser has changed the basket and says what it holds: lists need not ask.
subscribe('basket.changed', ({ quantities }) => {
  if (!quantities) return;
  const quantityByOffer = new Map(quantities.map(({ offerId, quantity }) => [offerId, quantity]));
  void import(/* webpackChunkName: "lists" */ './basket-in-caches.ts').then(
    ({ showInBasket }) => showInBasket(quantityByOffer),
    () => undefined,
  );
});

/** Quantity steps come in bursts; one refetch after the last is enough. */
const CALM_MS = 500;

/**
 * Refetches a query that shows basket quantities shortly after somebody else has changed those of `offerIds`. A page of
 * this browser says what they are, and the caches show it.
 */
export function useBasketRefresh(queryKey: readonly unknown[], offerIds: readonly number[]): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEvent('basket.changed', (changed) => {
    if (changed.quantities) return;
    if (changed.offerIds.length > 0 && !changed.offerIds.some((id) => offerIds.includes(id))) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey: [...queryKey] }), CALM_MS);
  });
}
