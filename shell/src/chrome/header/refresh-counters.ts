import { getHeader, getSidebar } from '@shop/contracts/account/header';
import { subscribe } from '@shop/platform/events';
import { callKey, queryClient } from '@shop/platform/query';

/** Events after which the header's counters and the menu's are out of date, whichever area caused them. */
const counterEvents = [
  'basket.changed',
  'favourites.changed',
  'compare.changed',
  'notification.added',
  'notification.read',
  'order.placed',
  'order.changed',
  'appeal.changed',
  'session.started',
] as const;

/** Header and menu look again whenever an area says that something they count has changed. Answers how to stop. */
export function refreshCountersOnEvents(): () => void {
  const stops = counterEvents.map((name) => subscribe(name, refreshCounters));
  return () => {
    for (const stop of stops) stop();
  };
}

function refreshCounters(): void {
  for (const contract of [getHeader, getSidebar])
    void queryClient.invalidateQueries({ queryKey: callKey(contract) });
}
