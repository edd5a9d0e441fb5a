import { getUserToken } from '@shop/contracts/account/impersonation';
import { MANAGER_PAGE_COOKIE, MANAGER_TOKEN_COOKIE, SESSION_MAX_AGE_S } from '@shop/domain/constants';
import { call } from '@shop/platform/http';
import { readToken, writeCookie } from '@shop/platform/session';
import { continueAs, sendPendingChanges } from './change-user.ts';

interface ImpersonatedUser {
  readonly userId: number;
  /** The company at which the user is impersonated. */
  readonly counterpartyId: number;
}

/**
 * Starts impersonating a user at a company (§2, §4): stores the manager's own token and page in cookies, opens the home
 * page here and reloads every other tab. Throws what the call throws, with nothing changed.
 */
export async function beginImpersonation({ userId, counterpartyId }: ImpersonatedUser): Promise<void> {
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
