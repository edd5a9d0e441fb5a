import { randomBytes } from 'node:crypto';
import { AUTH_COOKIE_MAX_AGE_S, SESSION_MAX_AGE_S } from '@shop/shared/contracts/constants';
import type { Db } from '../../database/database.ts';
import { endStreams } from '../../events/live-events.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import { Credentials, Unauthenticated } from '../../http/errors.ts';
import { hashSecret } from '../../http/session.ts';
import { countLoginAttempt, forgiveLoginAttempt } from './login-limits.ts';
import { isPasswordOf } from './password.ts';

interface LoginAttempt {
  /** E-mail, or a phone in any notation. */
  readonly login: string;
  readonly password: string;
  readonly address: string;
  readonly userAgent: string;
}

/**
 * Logs in by password (§4) and answers the secrets of the new session: the token for the header, the sid for the
 * HttpOnly cookie. Throws `Credentials`, in the same time and words for an unknown account, and `Limit`.
 */
export async function logIn(db: Db, attempt: LoginAttempt): Promise<{ token: string; sid: string }> {
  const login = normalLogin(attempt.login);
  const counted = await countLoginAttempt(db, { login, address: attempt.address });
  const user = await findAccount(db, login);
  const isRight = await isPasswordOf(user, attempt.password);
  if (!isRight || user === undefined) throw new Credentials();
  await forgiveLoginAttempt(db, login, counted);
  return startSession(db, user.id, attempt.userAgent);
}

/** One spelling for each account: a phone has many, and each would have tries of its own. */
function normalLogin(login: string): string {
  if (login.includes('@')) return login;
  return login
    .replace(/\D/g, '')
    .replace(/^8(?=\d{10}$)/, '7')
    .replace(/^9(?=\d{9}$)/, '79');
}

/** Ends the session: its token opens nothing from now on, and what it has opened is closed. */
export async function endSession(db: Db, { sessionId }: ActingUser): Promise<void> {
  await db.updateTable('sessions').set({ ended_at: new Date() }).where('id', '=', sessionId).execute();
  await endStreams(db, { sessionId });
}

/** Session activity (§4): slides the session by 1440 s, never past 86400 s after login. Answers its new end. */
export async function touchSession(db: Db, { sessionId }: ActingUser): Promise<Date> {
  const { expires_at, last_seen_at } = await db
    .updateTable('sessions')
    .set({ last_seen_at: new Date() })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning(['expires_at', 'last_seen_at'])
    .executeTakeFirstOrThrow(() => new Unauthenticated());
  return new Date(Math.min(expires_at.getTime(), last_seen_at.getTime() + AUTH_COOKIE_MAX_AGE_S * 1000));
}

function findAccount(db: Db, login: string) {
  const accounts = db.selectFrom('users').select(['id', 'password_hash']).where('active', '=', true);
  return accounts.where(login.includes('@') ? 'login' : 'phone', '=', login).executeTakeFirst();
}

async function startSession(db: Db, userId: number, userAgent: string) {
  const token = randomBytes(32).toString('base64url');
  const sid = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashSecret(token),
      sid_hash: hashSecret(sid),
      user_id: userId,
      user_agent: userAgent.slice(0, 300),
      expires_at: new Date(Date.now() + SESSION_MAX_AGE_S * 1000),
    })
    .execute();
  return { token, sid };
}
