import type { Db } from '../../database/database.ts';
import type { ActingUser } from '../../http/acting-user.ts';
import { Credentials, Validation } from '../../http/errors.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Services } from '../../services.ts';
import { forgetDevices, rememberDevice } from '../session/known-devices.ts';
import { countLoginAttempt, forgiveLoginAttempt } from '../session/login-limits.ts';
import { endSessionsOf } from '../session/open-sessions.ts';
import { hashPassword, isPasswordOf } from '../session/password.ts';
import { recordSecurityEvent } from '../session/security-events.ts';
import { useSecret, voidRecoverySecrets } from '../session/single-use-secrets.ts';
import { type NewSession, startSession } from '../session/start-session.ts';
import { refuseKnownPassword, refuseLoginAsPassword } from './known-passwords.ts';
import { sendPasswordChanged } from './password-letters.ts';

type Deps = Pick<Services, 'db' | 'settings'>;

/**
 * A new password by a check word of a letter or of a text message; ends all sessions and starts one here. Throws
 * `Validation` of the password, with the check word still good, or of a check word that is used or old.
 */
export async function changeByCheckWord(
  { db, settings }: Deps,
  { checkWord, password }: { readonly checkWord: string; readonly password: string },
  visitor: Visitor,
): Promise<NewSession> {
  refuseKnownPassword(password);
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const opened = await useSecret(tx, 'recovery', checkWord);
    const user = opened?.userId == null ? undefined : await findActive(tx, opened.userId);
    if (user === undefined) {
      throw new Validation('Ссылка или код уже не действует. Запросите новую ссылку или код', 'checkWord');
    }
    refuseLoginAsPassword(password, user.login);
    await setPassword(tx, user.id, passwordHash, null);
    await recordSecurityEvent(tx, visitor, { kind: 'password-changed', userId: user.id });
    await sendPasswordChanged(tx, settings, user.login, visitor);
    return startSession(tx, user.id, visitor);
  });
}

/**
 * A new password for whoever knows the old one; ends all sessions but this. Throws `Credentials` for a wrong old one,
 * `Limit` after too many of them, `Validation` of the new one.
 */
export async function changePassword(
  { db, settings }: Deps,
  actor: ActingUser,
  { oldPassword, password }: { readonly oldPassword: string; readonly password: string },
  visitor: Visitor,
): Promise<{ device: string }> {
  const { userId, sessionId, login } = actor;
  refuseKnownPassword(password);
  refuseLoginAsPassword(password, login);
  const tries = await countLoginAttempt(db, { column: 'login', value: login }, visitor);
  const user = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (!(await isPasswordOf(user, oldPassword))) {
    await recordSecurityEvent(db, visitor, { kind: 'password-change-failed', userId });
    throw new Credentials('Старый пароль указан неверно');
  }
  await forgiveLoginAttempt(db, tries);
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    await setPassword(tx, userId, passwordHash, sessionId);
    await recordSecurityEvent(tx, visitor, { kind: 'password-changed', userId });
    await sendPasswordChanged(tx, settings, login, visitor);
    return { device: await rememberDevice(tx, userId, visitor.device) };
  });
}

/** From now on nothing opens the account that did before, but the one session that is kept. */
async function setPassword(db: Db, userId: number, passwordHash: string, keptSessionId: number | null) {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute();
  await voidRecoverySecrets(db, userId);
  await forgetDevices(db, userId);
  await endSessionsOf(db, userId, { exceptId: keptSessionId });
}

function findActive(db: Db, id: number) {
  return db
    .selectFrom('users')
    .select(['id', 'login'])
    .where('id', '=', id)
    .where('active', '=', true)
    .executeTakeFirst();
}
