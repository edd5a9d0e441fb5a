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

/** Logs in and loads the session user. Throws the errors of the call. */
export async function logIn(credentials: { login: string; password: string }): Promise<void> {
  await beginSession(await call(authenticate, { body: credentials }));
}

/**
 * Starts a session with the token of any authentication call: stores it, loads the session user, notifies every tab.
 * Any former user is logged out first, in every tab, so that no data of one user remains for another.
 */
export async function beginSession({ token }: { readonly token: string }): Promise<void> {
  if (getSession().status === 'in') publish('session.ended', { reason: 'logout' });
  storeToken(token);
  await checkSession();
  publish('session.started', {});
}

/** Milliseconds that a logout waits for the server. */
const LOGOUT_WAIT_MS = 5_000;

/**
 * Ends the session here and in every tab. Notifies the server, but neither an error nor a timeout there prevents the
 * logout.
 */
export async function logOut(): Promise<void> {
  await call(logOutCall, {}, { signal: AbortSignal.timeout(LOGOUT_WAIT_MS) }).catch(() => undefined);
  publish('session.ended', { reason: 'logout' });
}

/**
 * Checks the session (§4). Success extends the cookie; after a refusal the session has ended when this resolves.
 * Without an answer nothing changes, because the next check may succeed.
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
 * Checks the session every 60 s and whenever the live stream resumes, because the stream ends when the user's rights
 * change. Follows logins and logouts of other tabs. The shell calls it once.
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
