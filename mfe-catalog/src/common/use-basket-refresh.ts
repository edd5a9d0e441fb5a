import { useEvent } from '@shop/platform/events';
import { useQueryClient } from '@shop/platform/query';
import { useEffect, useRef } from 'react';

/** Steps of a quantity come in bursts; one look after the last is enough. */
const CALM_MS = 500;

/** Asks again for what shows quantities in the basket, a moment after those of `offerIds` have changed anywhere. */
export function useBasketRefresh(queryKey: readonly unknown[], offerIds: readonly number[]): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEvent('basket.changed', (changed) => {
    if (changed.offerIds.length > 0 && !changed.offerIds.some((id) => offerIds.includes(id))) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void client.invalidateQueries({ queryKey: [...queryKey] }), CALM_MS);
  });
}
