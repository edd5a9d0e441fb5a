import type { Notification } from '@shop/contracts/support/notifications';
import { useState } from 'react';
import { mergeArrived } from './merge-arrived.ts';

interface Read {
  readonly place: string;
  readonly items: readonly Notification[];
}

/**
 * The rows of a page as they are read: what arrives meanwhile is counted and waits for `reveal`. `place` is the address of
 * the page; another one begins anew.
 */
export function useArrived(now: readonly Notification[] | undefined, place: string, pageSize: number) {
  const [read, setRead] = useState<Read>();
  const isSame = read?.place === place;
  const merged = mergeArrived((isSame && read?.items) || [], now ?? [], pageSize);
  if (now && merged.arrivedCount === 0 && !(isSame && read?.items === now)) setRead({ place, items: now });
  return { ...merged, reveal: () => setRead(undefined) };
}
