import { keepLiveStream, subscribe } from '@shop/platform/events';
import { NoAnswer, readShopConfig, SiteClosed } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { checkSession, getSession, keepSession } from '@shop/platform/session';
import { showFault } from '../screen/screen.atoms.ts';
import { followSite } from './follow-site.ts';

/** The first check of the session, before anything is rendered, and what keeps the session true from then on. */
export function startSession(): void {
  readShopConfig();
  keepSession();
  checkSession().catch((error: unknown) => {
    // A refusal of the session has ended it, and is shown as such; else nobody knows who is there.
    if (getSession().status === 'unknown') showFault(error instanceof NoAnswer ? 'no-answer' : 'failed');
  });
  followSite();
  keepLiveStream();

  subscribe('counterparty.switched', () => location.reload());
  subscribe('site.closed', () => showFault('closed'));
  // Also where the cache remembers it and nobody asks again.
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.state.error instanceof SiteClosed) showFault('closed');
  });
}
