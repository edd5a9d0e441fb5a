import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { Credentials, Validation } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { tellOfAcceptance } from '../company-users/company-users.api.ts';
import {
  countSecretAttempt,
  endSessionsOf,
  findRecovery,
  forgetDevices,
  forgiveLoginAttempt,
  hashPassword,
  holdActive,
  type NewSession,
  recordSecurityEvent,
  rememberDevice,
  spendSecret,
  startSession,
  verifyOldPassword,
  voidRecoverySecrets,
} from '../session/session.api.ts';
import { refuseKnownPassword, refuseLoginAsPassword } from './known-passwords.ts';
import { sendPasswordChanged } from './password-letters.ts';

type Deps = Pick<Services, 'db' | 'settings'>;

/**
 * A new password by a check word of a letter or of a text message; ends all sessions and starts one here. Throws
 * `Validation` of the password, with the check word still good, or of a check word that is used or old, and `Limit`
 * after too many of either. Nothing is hashed for a check word that opens nothing.
 */
export async function changeByCheckWord(
  { db, settings }: Deps,
  { checkWord, password }: { readonly checkWord: string; readonly password: string },
  visitor: Visitor,
): Promise<NewSession> {
  refuseKnownPassword(password);
  const tries = await countSecretAttempt(db, visitor);
  const owner = await findRecovery(db, checkWord);
  if (owner === undefined) throw deadCheckWord();
  refuseLoginAsPassword(password, owner.login);
  const passwordHash = await hashPassword(password);
  const session = await db.transaction().execute(async (tx) => {
    // The account before its secrets, as everybody who changes a password does.
    const isActive = await holdActive(tx, owner.id);
    if (!isActive || (await spendSecret(tx, 'recovery', checkWord)) === undefined) throw deadCheckWord();
    await tellOfAcceptance(tx, owner.id);
    await setPassword(tx, owner.id, passwordHash, null);
    await recordSecurityEvent(tx, visitor, { kind: 'password-changed', userId: owner.id });
    await sendPasswordChanged(tx, settings, owner.login, visitor);
    return startSession(tx, owner.id, visitor);
  });
  await forgiveLoginAttempt(db, tries);
  return session;
}

/**
 * A new password for whoever knows the old one; ends all sessions but this. Throws `Credentials` for a wrong old one,
 * also where another change was faster; `Limit` after too many of them, `Validation` of the new one.
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
  const transact = await verifyOldPassword(
    db,
    actor,
    {
      oldPassword,
      failure: 'password-change-failed',
      refusal: () => new Credentials('Старый пароль указан неверно'),
    },
    visitor,
  );
  const passwordHash = await hashPassword(password);
  return transact(async (tx) => {
    await setPassword(tx, userId, passwordHash, sessionId);
    await recordSecurityEvent(tx, visitor, { kind: 'password-changed', userId });
    await sendPasswordChanged(tx, settings, login, visitor);
    return { device: await rememberDevice(tx, userId, visitor.device) };
  });
}

/** From now on nothing opens the account that did before, but the one session that is kept. */
async function setPassword(db: Db, userId: number, passwordHash: string, keptSessionId: number | null) {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, invited_at: null })
    .where('id', '=', userId)
    .execute();
  await voidRecoverySecrets(db, userId);
  await forgetDevices(db, userId);
  await endSessionsOf(db, userId, { exceptId: keptSessionId });
}

function deadCheckWord(): Validation {
  return new Validation('Ссылка или код уже не действует. Запросите новую ссылку или код', 'checkWord');
}
