import { keepLiveStream, subscribe } from '@shop/platform/events';
import { NoAnswer, readShopConfig, SiteClosed } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { checkSession, getSession, keepSession } from '@shop/platform/session';
import { showFault } from '../screen/screen.atoms.ts';
import { followSite } from './follow-site.ts';

/** Checks the session before anything renders, and keeps it up to date from then on. */
export function startSession(): void {
  readShopConfig();
  keepSession();
  checkSession().catch((error: unknown) => {
    // A refused session has ended and is shown as such; after any other error the user is unknown.
    if (getSession().status === 'unknown') showFault(error instanceof NoAnswer ? 'no-answer' : 'failed');
  });
  followSite();
  keepLiveStream();

  subscribe('counterparty.switched', () => location.reload());
  subscribe('site.closed', () => showFault('closed'));
  // Includes answers from the cache that are not requested again.
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.state.error instanceof SiteClosed) showFault('closed');
  });
}
