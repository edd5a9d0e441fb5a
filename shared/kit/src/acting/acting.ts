import { getUserToken, returnToOwnSession } from '@shop/contracts/account/acting';
import { MANAGER_PAGE_COOKIE, MANAGER_TOKEN_COOKIE, SESSION_MAX_AGE_S } from '@shop/domain/constants';
import { publish } from '@shop/platform/events';
import { call, NoAnswer, whenIdle } from '@shop/platform/http';
import { logOut, readCookie, readToken, storeToken, writeCookie } from '@shop/platform/session';

/** How long a change of person waits for what is still on its way. */
const WAIT_MS = 3000;

interface Whom {
  readonly userId: number;
  /** The company at which. */
  readonly counterpartyId: number;
}

/**
 * Goes on as a user of a company (§2, §4): keeps the own token and page in cookies, and begins anew in every tab of the
 * browser, here on the home page. Throws what the call throws, with nothing changed.
 */
export async function beginActing({ userId, counterpartyId }: Whom): Promise<void> {
  const own = readToken();
  if (own === undefined) return;
  await unsentIsSent();
  const { token } = await call(getUserToken, { body: { userId, contragent: counterpartyId } });
  const { pathname, search } = window.location;
  // Both end with the session they belong to, whatever becomes of the cookies.
  writeCookie(MANAGER_TOKEN_COOKIE, own, SESSION_MAX_AGE_S);
  writeCookie(MANAGER_PAGE_COOKIE, pathname + search, SESSION_MAX_AGE_S);
  goOn(token, '/');
}

/**
 * Back to oneself (§4), and to the page from which one went. Where the own session has ended meanwhile the login follows;
 * without an answer of the server nothing changes. Throws what the call throws.
 */
export async function endActing(): Promise<void> {
  const acting = readToken();
  const own = readCookie(MANAGER_TOKEN_COOKIE);
  if (acting === undefined || own === undefined) return logOut();
  await unsentIsSent();
  const page = readCookie(MANAGER_PAGE_COOKIE) ?? '/';
  storeToken(own);
  try {
    const { token } = await call(returnToOwnSession, {});
    writeCookie(MANAGER_TOKEN_COOKIE, '', 0);
    writeCookie(MANAGER_PAGE_COOKIE, '', 0);
    goOn(token, page);
  } catch (error) {
    // A refusal of the own session has ended it; else one is still who one was.
    if (error instanceof NoAnswer) storeToken(acting);
    throw error;
  }
}

/** What was typed a moment ago belongs to the basket it was typed in. */
async function unsentIsSent(): Promise<void> {
  publish('switch.requested', {});
  await whenIdle(WAIT_MS);
}

/** Every tab loads anew: header, rights, basket and all that is remembered are another person's. This one elsewhere. */
function goOn(token: string, page: string): void {
  storeToken(token);
  publish('counterparty.switched', { counterpartyId: null });
  window.location.assign(/^\/(?!\/)/.test(page) ? page : '/');
}
