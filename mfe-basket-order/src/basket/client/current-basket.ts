import { expectEcho, publish, subscribe } from '@shop/platform/events';
import { queryClient } from '@shop/platform/query';
import { basketSummaryQuery } from '../../common/basket.queries.ts';
import { createBasketClient } from './basket-client.ts';
import { createBasketDrafts } from './basket-drafts.ts';
import { basketServer } from './basket-server.ts';

/** How many places show the basket: its page, the one in the header. */
let viewers = 0;
const drafts = createBasketDrafts();

/** The page's one basket client: edits go on being sent after the buyer has left the page. */
export const basketClient = createBasketClient(basketServer, {
  onSending: expectEcho,
  onChange: drafts.write,
  onSummary: (summary) => queryClient.setQueryData(basketSummaryQuery().queryKey, summary),
  isShown: () => viewers > 0,
});
export const basketDrafts = drafts;

/** Rows and sums are on screen from now on; returns the way to end that. */
export function showBasket(): () => void {
  viewers += 1;
  if (viewers === 1) basketClient.dispatch({ type: 'opened' });
  void basketClient.refresh();
  return () => {
    viewers -= 1;
    basketClient.leave();
  };
}

let isOwnChange = false;

basketClient.listen({
  onWritten({ offerIds, quantities, idempotencyKey }) {
    isOwnChange = true;
    const known = quantities && { quantities: [...quantities] };
    publish('basket.changed', { offerIds: [...offerIds], ...known }, idempotencyKey);
    isOwnChange = false;
  },
});

subscribe('basket.changed', ({ offerIds }) => {
  if (!isOwnChange) basketClient.noteChangedElsewhere(offerIds);
});
subscribe('live.resumed', () => {
  basketClient.noteChangedElsewhere([]);
  if (viewers > 0) basketClient.scheduleRead();
});
subscribe('session.ended', reset);
subscribe('switch.requested', basketClient.leave);
subscribe('counterparty.switched', reset);
subscribe('order.placed', () => {
  drafts.forget();
  // The rows have become an order. Somebody who is looking at them sees them deleted, and can take them back.
  if (viewers > 0) basketClient.scheduleRead();
  else basketClient.reset();
});
document.addEventListener('visibilitychange', basketClient.leave);
window.addEventListener('pagehide', basketClient.leave);
window.addEventListener('online', basketClient.resend);

function reset() {
  drafts.leave();
  basketClient.reset();
}
