import {
  authenticate,
  checkSession as checkSessionCall,
  logOut as logOutCall,
} from '@shop/contracts/account/session';
import { SESSION_CHECK_MS } from '@shop/domain/constants';
import { publish, subscribe } from '../events/bus.ts';
import { call } from '../http/call.ts';
import { getSession, type Session, setSession } from './session.atoms.ts';
import { dropToken, readToken, storeToken } from './token.ts';

/** Logs in and loads the session user. Throws what the call throws. */
export async function logIn(credentials: { login: string; password: string }): Promise<void> {
  await beginSession(await call(authenticate, { body: credentials }));
}

/**
 * Goes on with the token any call of entrance has answered: stores it, loads the session user, tells every tab. Whoever
 * was logged in is out first, in every tab: nothing of one user may stay where another works.
 */
export async function beginSession({ token }: { readonly token: string }): Promise<void> {
  if (getSession().status === 'in') publish('session.ended', { reason: 'logout' });
  storeToken(token);
  await checkSession();
  publish('session.started', {});
}

/** How long a logout waits for the server. */
const LOGOUT_WAIT_MS = 5_000;

/** Ends the session here and in every tab; the server is told, but no failure and no silence there keeps anybody in. */
export async function logOut(): Promise<void> {
  await call(logOutCall, {}, { signal: AbortSignal.timeout(LOGOUT_WAIT_MS) }).catch(() => undefined);
  publish('session.ended', { reason: 'logout' });
}

/**
 * Session activity (§4). Success slides the cookie; a refusal has ended the session by the time this returns.
 * No answer from the server changes nothing: the next check may succeed.
 */
export async function checkSession(): Promise<Session> {
  const token = readToken();
  if (!token) {
    if (getSession().status === 'in') publish('session.ended', { reason: 'expired' });
    else {
      dropToken();
      setSession({ status: 'out' });
    }
    return getSession();
  }
  const { user, expiresAt } = await call(checkSessionCall, {});
  if (readToken() === token) {
    storeToken(token);
    setSession({ status: 'in', user, expiresAt });
  }
  return getSession();
}

/**
 * Checks every 60 s, and when the live stream is back: it ends where the user's rights are others now. Follows logins and
 * logouts of other tabs. Called once, by the shell.
 */
export function keepSession(): void {
  subscribe('session.ended', () => {
    dropToken();
    setSession({ status: 'out' });
  });
  subscribe('session.started', () => {
    if (getSession().status !== 'in') void quietly(checkSession);
  });
  subscribe('live.resumed', () => void quietly(checkSession));
  setInterval(() => void quietly(checkSession), SESSION_CHECK_MS);
}

async function quietly(check: () => Promise<unknown>): Promise<void> {
  // A refusal has already ended the session; without an answer the next check decides.
  await check().catch(() => undefined);
}
