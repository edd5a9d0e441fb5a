import type { changePasswordByToken } from '@shop/contracts/account/account';
import { NO_CONSENT_REFUSALS } from '@shop/contracts/account/consents';
import type * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Credentials, Validation } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { notifyAcceptance } from '../company-users/company-users.api.ts';
import { readTicked, recordConsents } from '../consents/consents.api.ts';
import {
  countSecretAttempt,
  endSessionsOf,
  findRecovery,
  forgetDevices,
  forgiveLoginAttempt,
  hashPassword,
  lockActiveAccount,
  type NewSession,
  recordSecurityEvent,
  rememberDevice,
  spendSecret,
  startSession,
  verifyOldPassword,
  voidRecoverySecrets,
} from '../session/session.api.ts';
import { refuseKnownPassword, refuseLoginAsPassword } from './known-passwords.ts';
import { sendPasswordChanged } from './password-emails.ts';

type Deps = Pick<Services, 'db' | 'settings'>;
type NewPassword = v.InferOutput<NonNullable<typeof changePasswordByToken.body>>;

/**
 * Sets a new password by the verification token of an email or of a text message, ends all sessions and starts one
 * here. An invited customer has agreed to the ticked texts. Throws `Validation` for a bad password or `consents` (the token stays good) and for a used or expired token, and `Limit`
 * after too many of either. Nothing is hashed for a token that opens nothing.
 */
export async function changeByVerificationToken(
  { db, settings }: Deps,
  { checkWord, password, consents }: NewPassword,
  visitor: Visitor,
): Promise<NewSession> {
  refuseKnownPassword(password);
  const attempts = await countSecretAttempt(db, visitor);
  const owner = await findRecovery(db, checkWord);
  if (owner === undefined) throw deadToken();
  refuseLoginAsPassword(password, owner.login);
  const ticked = await readInvitedConsents(db, owner, consents, visitor);
  const passwordHash = await hashPassword(password);
  const session = await db.transaction().execute(async (tx) => {
    // The account is locked before its secrets, in the same order as by every other change of a password.
    const isActive = await lockActiveAccount(tx, owner.id);
    if (!isActive || (await spendSecret(tx, 'recovery', checkWord)) === undefined) throw deadToken();
    await notifyAcceptance(tx, owner.id);
    await setPassword(tx, owner.id, passwordHash, null);
    await recordConsents(tx, owner.id, 'invitation', ticked);
    await recordSecurityEvent(tx, visitor, { kind: 'password-changed', userId: owner.id });
    await sendPasswordChanged(tx, settings, owner.login, visitor);
    return startSession(tx, owner.id, visitor);
  });
  await forgiveLoginAttempt(db, attempts);
  return session;
}

/** Everybody else has been asked already, or agrees with the employer on paper. */
async function readInvitedConsents(
  db: Db,
  { role, invitedAt }: NonNullable<Awaited<ReturnType<typeof findRecovery>>>,
  consents: NewPassword['consents'],
  visitor: Visitor,
) {
  if (consents === undefined || role !== 'CUSTOMER' || invitedAt === null) return [];
  return readTicked(db, consents, visitor, NO_CONSENT_REFUSALS.invitation);
}

/**
 * Sets a new password for a user who knows the old one and ends all other sessions. Throws `Credentials` for a wrong
 * old password, also where another change was faster, `Limit` after too many of them, and `Validation` for a bad new
 * one.
 */
export async function changePassword(
  { db, settings }: Deps,
  actor: Actor,
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

/** Ends every other way into the account; only the session `keptSessionId` stays. */
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

function deadToken(): Validation {
  return new Validation('Ссылка или код уже не действует. Запросите новую ссылку или код', 'checkWord');
}
