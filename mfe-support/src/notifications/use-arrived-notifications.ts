import type { Notification } from '@shop/contracts/support/notifications';
import { useState } from 'react';
import { mergeArrivedNotifications } from './merge-arrived-notifications.ts';

interface Read {
  readonly place: string;
  readonly items: readonly Notification[];
}

/**
 * Rows of a page as opened: newer ones are counted and wait for `reveal`. `place` is the URL of the page; another one
 * starts anew.
 */
export function useArrivedNotifications(
  now: readonly Notification[] | undefined,
  place: string,
  pageSize: number,
) {
  const [read, setRead] = useState<Read>();
  const isSame = read?.place === place;
  const merged = mergeArrivedNotifications((isSame && read?.items) || [], now ?? [], pageSize);
  if (now && merged.arrivedCount === 0 && !(isSame && read?.items === now)) setRead({ place, items: now });
  return { ...merged, reveal: () => setRead(undefined) };
}
