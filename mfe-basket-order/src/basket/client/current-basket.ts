import { expectEcho, publish, subscribe } from '@shop/platform/events';
import { ApiRefusal, NoAnswer } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { basketSummaryQuery } from '../../common/basket.queries.ts';
import { isSettled } from '../state/basket-state.ts';
import { createBasketClient } from './basket-client.ts';
import { createBasketDrafts } from './basket-drafts.ts';
import { basketServer } from './basket-server.ts';
import { currentCounterpartyId, followHeader, readHeaderAgain } from './current-counterparty.ts';

/** How many places show the basket: its page, the one in the header. */
let viewers = 0;
const drafts = createBasketDrafts();
/** The company that each write has named, by key: a repeat names the same. */
const companies = new Map<string, number | undefined>();

/** The page's one basket client: edits go on being sent after the buyer has left the page. */
export const basketClient = createBasketClient(
  {
    ...basketServer,
    send: (operation, key) => forCompany(key, (contragent) => basketServer.send(operation, key, contragent)),
  },
  {
    onSending: expectEcho,
    onChange: drafts.write,
    onSummary: (summary) => queryClient.setQueryData(basketSummaryQuery().queryKey, summary),
    isShown: () => viewers > 0,
  },
);
export const basketDrafts = drafts;

/**
 * Sends a write in the name of the company that its edits belong to. If another one has become current meanwhile, the
 * header is read again and the page begins anew; the edits wait as drafts (decision 078).
 */
export async function forCompany<A>(
  key: string,
  send: (contragent: number | undefined) => Promise<A>,
): Promise<A> {
  if (!companies.has(key)) companies.set(key, drafts.company());
  const contragent = companies.get(key);
  try {
    return await send(contragent);
  } catch (error) {
    if (!(error instanceof ApiRefusal && error.errors[0]?.field === 'contragent')) throw error;
    await readHeaderAgain();
    const counterpartyId = currentCounterpartyId() ?? null;
    // The buyer has switched back already: the same write is welcome now.
    if (counterpartyId === contragent) throw new NoAnswer(error);
    publish('counterparty.switched', { counterpartyId });
    throw error;
  }
}

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
subscribe('live.resumed', () => basketClient.noteChangedElsewhere([]));
subscribe('session.ended', reset);
subscribe('switch.requested', basketClient.leave);
subscribe('counterparty.switched', beginAnew);
followHeader(() => {
  const counterpartyId = currentCounterpartyId();
  if (counterpartyId !== undefined && drafts.isElsewhere(counterpartyId)) beginAnew();
});
subscribe('order.placed', () => {
  const { basket } = basketClient.getSnapshot();
  drafts.forget(basket);
  // The rows have become an order. Somebody who is looking at them sees them deleted, and can take them back; what was
  // not sent yet is still wanted.
  if (viewers === 0 && isSettled(basket)) basketClient.reset();
  else basketClient.noteChangedElsewhere([]);
});
document.addEventListener('visibilitychange', basketClient.leave);
window.addEventListener('pagehide', basketClient.leave);
window.addEventListener('online', basketClient.resend);

/** The basket is another company's from now on. */
function beginAnew() {
  reset();
  if (viewers > 0) void basketClient.refresh();
}

function reset() {
  drafts.leave();
  companies.clear();
  basketClient.reset();
}
