import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import type { SecurityEventKind } from '../../platform/database/schema.ts';
import type { Credentials } from '../../platform/errors/errors.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { lockAccount } from './lock-account.ts';
import { countLoginAttempt, forgiveLoginAttempt } from './login-limits.ts';
import { isPasswordOf } from './password.ts';
import { recordSecurityEvent } from './security-events.ts';

interface Attempt {
  readonly oldPassword: string;
  /** The audit's event, and the refusal that is thrown, for a wrong password. */
  readonly failure: SecurityEventKind;
  readonly refusal: () => Credentials;
}

/**
 * Runs its work in a transaction in which the password is still the one that was verified; otherwise throws the
 * refusal.
 */
type Transact = <T>(work: (tx: Db) => Promise<T>) => Promise<T>;

/**
 * Verifies the current password, since an open session is not enough to change the keys to its account. Attempts count
 * like logins. Throws the attempt's refusal and `Limit`.
 */
export async function verifyOldPassword(
  db: Db,
  { userId, login }: Actor,
  { oldPassword, failure, refusal }: Attempt,
  visitor: Visitor,
): Promise<Transact> {
  const refuse = async () => {
    await recordSecurityEvent(db, visitor, { kind: failure, userId });
    return refusal();
  };
  const attempts = await countLoginAttempt(db, { column: 'login', value: login }, visitor);
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await isPasswordOf(user, oldPassword))) throw await refuse();
  await forgiveLoginAttempt(db, attempts);
  return async (work) => {
    const done = await db
      .transaction()
      .execute(async (tx) => ((await lockAccount(tx, user)) ? { answer: await work(tx) } : undefined));
    if (done === undefined) throw await refuse();
    return done.answer;
  };
}
