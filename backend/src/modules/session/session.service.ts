import { AUTH_COOKIE_MAX_AGE_S } from '@shop/domain/constants';
import { phoneDigits } from '@shop/domain/format/phone';
import { sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Credentials, Unauthenticated } from '../../platform/errors/errors.ts';
import { endStreams } from '../../platform/events/live-events.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { endImpersonationsUnder } from './end-impersonation.ts';
import { lockAccount, type VerifiedAccount } from './lock-account.ts';
import { type AccountName, countLoginAttempt, forgiveLoginAttempt } from './login-limits.ts';
import { isPasswordOf } from './password.ts';
import { recordSecurityEvent } from './security-events.ts';
import { type NewSession, startSession } from './start-session.ts';

interface LoginAttempt {
  /** E-mail, or a phone in any notation. */
  readonly login: string;
  readonly password: string;
}

/**
 * Logs in by password (§4). Throws `Credentials`, in the same time and words for an unknown account, and `Limit`.
 */
export async function logIn(db: Db, attempt: LoginAttempt, visitor: Visitor): Promise<NewSession> {
  const account = accountOf(attempt.login);
  const attempts = await countLoginAttempt(db, account, visitor);
  const user = await findAccount(db, account);
  const isRight = await isPasswordOf(user, attempt.password);
  const session = isRight && user !== undefined ? await startIfUnchanged(db, user, visitor) : undefined;
  if (session === undefined) {
    await recordSecurityEvent(db, visitor, { kind: 'login-failed', userId: user?.id });
    throw new Credentials();
  }
  await forgiveLoginAttempt(db, attempts);
  return session;
}

/** Gives undefined where the password has changed, or the account was switched off, while the password was verified. */
function startIfUnchanged(db: Db, user: VerifiedAccount, visitor: Visitor) {
  return db
    .transaction()
    .execute(async (tx) => ((await lockAccount(tx, user)) ? startSession(tx, user.id, visitor) : undefined));
}

/** Gives each account one spelling: a phone has many, and each would have its own attempts. */
function accountOf(login: string): AccountName {
  if (login.includes('@')) return { column: 'login', value: login };
  return { column: 'phone', value: phoneDigits(login) };
}

/**
 * Logs out: the session and everything it has opened end. A manager who impersonates a user logs out as both, and an
 * impersonation never outlives the session it began in.
 */
export async function endSession(db: Db, actor: Actor, visitor: Visitor): Promise<void> {
  const { sessionId, userId, actedBy } = actor;
  await db.transaction().execute(async (tx) => {
    const own = await tx
      .updateTable('sessions')
      .set({ ended_at: new Date() })
      .where('id', '=', ownSession(sessionId))
      .returning('id')
      .executeTakeFirstOrThrow();
    await endImpersonationsUnder(tx, own.id, visitor);
    await endStreams(tx, { sessionId: own.id });
    await recordSecurityEvent(tx, visitor, { kind: 'logout', userId: actedBy?.id ?? userId });
  });
}

/**
 * Session activity (§4): extends the session by 1440 s, never past 86400 s after login, and with it the parent session
 * of an impersonation. Answers its new end.
 */
export async function touchSession(db: Db, { sessionId, actedBy }: Actor): Promise<Date> {
  // The sessions are updated one after the other, so that a caller who ends both cannot deadlock with this one.
  if (actedBy !== null) await touch(db).where('id', '=', ownSession(sessionId)).execute();
  const { expires_at, last_seen_at } = await touch(db)
    .where('id', '=', sessionId)
    .returning(['expires_at', 'last_seen_at'])
    .executeTakeFirstOrThrow(() => new Unauthenticated());
  return new Date(Math.min(expires_at.getTime(), last_seen_at.getTime() + AUTH_COOKIE_MAX_AGE_S * 1000));
}

function touch(db: Db) {
  return db.updateTable('sessions').set({ last_seen_at: new Date() }).where('ended_at', 'is', null);
}

/** The user's own session: this one, or the parent of an impersonation. */
function ownSession(sessionId: number) {
  return sql<number>`(select coalesce(parent_id, id) from sessions where id = ${sessionId})`;
}

function findAccount(db: Db, { column, value }: AccountName) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where(column, '=', value)
    .where('active', '=', true)
    .executeTakeFirst();
}
