import { getHeader, getSidebar } from '@shop/contracts/account/header';
import { subscribe } from '@shop/platform/events';
import { callKey, queryClient } from '@shop/platform/query';

/** Events that outdate the counters of header and menu, whichever area emits them. */
const counterEvents = [
  'favourites.changed',
  'compare.changed',
  'notification.added',
  'notification.read',
  'order.placed',
  'order.changed',
  'appeal.changed',
  'session.started',
] as const;

/** Keeps the counters of header and menu right whenever an event says that they have changed. Returns a way to stop. */
export function refreshCountersOnEvents(): () => void {
  const stops = [
    ...counterEvents.map((name) => subscribe(name, refreshCounters)),
    subscribe('basket.changed', ({ quantities }) => {
      if (!quantities) return refreshCounters();
      void import(/* webpackChunkName: "page-end" */ './count-basket.ts').then(
        ({ countBasket }) => countBasket(quantities) || refreshCounters(),
        refreshCounters,
      );
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function refreshCounters(): void {
  for (const contract of [getHeader, getSidebar])
    void queryClient.invalidateQueries({ queryKey: callKey(contract) });
}
