import { returnToOwnSession } from '@shop/contracts/account/impersonation';
import { MANAGER_PAGE_COOKIE, MANAGER_TOKEN_COOKIE } from '@shop/domain/constants';
import { call, NoAnswer } from '@shop/platform/http';
import { logOut, readCookie, readToken, storeToken, writeCookie } from '@shop/platform/session';
import { continueAs, sendPendingChanges } from './change-user.ts';

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
