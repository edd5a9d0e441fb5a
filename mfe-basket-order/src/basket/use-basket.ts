import { publish, subscribe } from '@shop/shared/events';
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

let isPageOpen = false;

subscribe('session.ended', basketStore.reset);
subscribe('switch.requested', basketStore.flush);
subscribe('counterparty.switched', basketStore.reset);
// The rows have become an order. Somebody who is looking at them sees them deleted, and can take them back.
subscribe('order.placed', () => (isPageOpen ? basketStore.scheduleReread() : basketStore.reset()));

/** The basket while its page is open: read on arrival, followed live, sent without delay on leaving. */
export function useBasket() {
  useEffect(() => {
    isPageOpen = true;
    basketStore.dispatch({ type: 'opened' });
    void basketStore.refresh();
    const stops = [
      subscribe('basket.changed', basketStore.scheduleReread),
      subscribe('live.resumed', basketStore.scheduleReread),
      listen(document, 'visibilitychange', basketStore.flush),
      listen(window, 'pagehide', basketStore.flush),
      listen(window, 'online', basketStore.resend),
    ];
    return () => {
      isPageOpen = false;
      for (const stop of stops) stop();
      basketStore.flush();
    };
  }, []);
  return useSyncExternalStore(basketStore.subscribe, basketStore.getSnapshot);
}

function listen(target: EventTarget, event: string, listener: () => void): () => void {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
}
