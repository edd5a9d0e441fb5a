import { publish, subscribe } from '@shop/platform/events';
import { useEffect, useSyncExternalStore } from 'react';
import { readBasketDrafts, writeBasketDrafts } from './basket-drafts.ts';
import { basketServer } from './basket-server.ts';
import { createBasketStore } from './basket-store.ts';

/** The page's one basket: edits go on being sent after the buyer has left the page. */
export const basketStore = createBasketStore(basketServer, {
  onSent: (offerIds) => publish('basket.changed', { offerIds: [...offerIds] }),
  onChange: writeBasketDrafts,
  readDrafts: readBasketDrafts,
});

/** How many places show the basket: its page, the one in the header. */
let viewers = 0;

subscribe('session.ended', basketStore.reset);
subscribe('switch.requested', basketStore.leave);
subscribe('counterparty.switched', basketStore.reset);
// The rows have become an order. Somebody who is looking at them sees them deleted, and can take them back.
subscribe('order.placed', () => (viewers > 0 ? basketStore.scheduleRead() : basketStore.reset()));

/** The basket while it is shown: read on arrival, followed live, sent without delay on leaving. */
export function useBasket() {
  useEffect(() => {
    viewers += 1;
    if (viewers === 1) basketStore.dispatch({ type: 'opened' });
    void basketStore.refresh();
    const stops = [
      subscribe('basket.changed', ({ offerIds }) => basketStore.scheduleRead(offerIds)),
      subscribe('live.resumed', () => basketStore.scheduleRead()),
      listen(document, 'visibilitychange', basketStore.leave),
      listen(window, 'pagehide', basketStore.leave),
      listen(window, 'online', basketStore.resend),
    ];
    return () => {
      viewers -= 1;
      for (const stop of stops) stop();
      basketStore.leave();
    };
  }, []);
  return useSyncExternalStore(basketStore.subscribe, basketStore.getSnapshot);
}

function listen(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}
