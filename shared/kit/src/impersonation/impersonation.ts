import { getUserToken, returnToOwnSession } from '@shop/contracts/account/impersonation';
import { MANAGER_PAGE_COOKIE, MANAGER_TOKEN_COOKIE, SESSION_MAX_AGE_S } from '@shop/domain/constants';
import { publish } from '@shop/platform/events';
import { call, NoAnswer, whenIdle } from '@shop/platform/http';
import { logOut, readCookie, readToken, storeToken, writeCookie } from '@shop/platform/session';

/** How long the switch waits for pending requests. */
const WAIT_MS = 3000;

interface Whom {
  readonly userId: number;
  /** The company at which the user is impersonated. */
  readonly counterpartyId: number;
}

/**
 * Starts impersonating a user at a company (§2, §4): stores the manager's own token and page in cookies, opens the home
 * page here and reloads every other tab. Throws what the call throws, with nothing changed.
 */
export async function beginImpersonation({ userId, counterpartyId }: Whom): Promise<void> {
  const own = readToken();
  if (own === undefined) return;
  await sendPendingChanges();
  const { token } = await call(getUserToken, { body: { userId, contragent: counterpartyId } });
  const { pathname, search } = window.location;
  // Both expire with their session, whether the cookies are deleted or not.
  writeCookie(MANAGER_TOKEN_COOKIE, own, SESSION_MAX_AGE_S);
  writeCookie(MANAGER_PAGE_COOKIE, pathname + search, SESSION_MAX_AGE_S);
  continueAs(token, '/');
}

/**
 * Ends the impersonation (§4) and returns to the page where it began. If the manager's own session has ended, the login
 * page follows; without an answer of the server nothing changes. Throws what the call throws.
 */
export async function endImpersonation(): Promise<void> {
  const impersonated = readToken();
  const own = readCookie(MANAGER_TOKEN_COOKIE);
  if (impersonated === undefined || own === undefined) return logOut();
  await sendPendingChanges();
  const page = readCookie(MANAGER_PAGE_COOKIE) ?? '/';
  storeToken(own);
  try {
    const { token } = await call(returnToOwnSession, {});
    writeCookie(MANAGER_TOKEN_COOKIE, '', 0);
    writeCookie(MANAGER_PAGE_COOKIE, '', 0);
    continueAs(token, page);
  } catch (error) {
    // A refusal has ended the manager's own session; any other error leaves the impersonation as it was.
    if (error instanceof NoAnswer) storeToken(impersonated);
    throw error;
  }
}

/** A quantity typed a moment ago belongs to the basket it was typed in. */
async function sendPendingChanges(): Promise<void> {
  publish('switch.requested', {});
  await whenIdle(WAIT_MS);
}

/**
 * Reloads every other tab, because header, rights, basket and caches belong to another user, and opens `page` in this
 * one.
 */
function continueAs(token: string, page: string): void {
  storeToken(token);
  publish('counterparty.switched', { counterpartyId: null });
  window.location.assign(/^\/(?!\/)/.test(page) ? page : '/');
}
