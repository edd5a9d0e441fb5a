import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { Credentials, Validation } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { acceptInvitations } from '../company-users/company-users.api.ts';
import {
  endSessionsOf,
  recordSecurityEvent,
  refuseWhenImpersonating,
  verifyOldPassword,
  voidRecoverySecrets,
} from '../session/session.api.ts';
import { spendPhoneToken } from '../sms-codes/sms-codes.api.ts';
import { profileOf } from './profile.repository.ts';
import { sendPhoneChanged } from './profile-emails.ts';

interface NewPhone {
  /** Eleven digits. */
  readonly phone: string;
  readonly checkWord: string | undefined;
  readonly oldPassword: string | undefined;
}

/**
 * Runs `save` for a phone that opens the account from now on. An open session is not enough for that: the user needs
 * the verification token of a code sent to the phone (`checkCode` for `registration`) and the current password. The
 * phone may not be another user's, and a manager who impersonates the user may not set it. Other sessions end, unused
 * ways to a new password close, and the owner is notified by email. Throws `Forbidden`, `Credentials` at
 * `old_password`, `Limit`, and `Validation` of `old_password` or `personal_phone`.
 */
export async function withNewPhone(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  actor: Actor,
  { phone, checkWord, oldPassword }: NewPhone,
  visitor: Visitor,
  save: (tx: Db) => Promise<void>,
): Promise<void> {
  refuseWhenImpersonating(actor);
  const { userId, sessionId, login } = actor;
  if (checkWord === undefined)
    throw new Validation('Подтвердите новый телефон кодом из\u00a0смс', 'personal_phone');
  if (oldPassword === undefined)
    throw new Validation('Чтобы сменить телефон, введите текущий пароль', 'old_password');
  const attempt = {
    oldPassword,
    failure: 'phone-change-failed',
    refusal: () => new Credentials('Текущий пароль указан неверно', 'old_password'),
  } as const;
  const transact = await verifyOldPassword(db, actor, attempt, visitor);
  await transact(async (tx) => {
    await spendPhoneToken(tx, checkWord, phone, 'personal_phone');
    if (await profileOf(tx, actor).isPhoneTaken(phone)) throw takenPhone();
    await save(tx);
    await acceptInvitations(tx, userId, phone);
    await voidRecoverySecrets(tx, userId);
    await endSessionsOf(tx, userId, { exceptId: sessionId });
    await recordSecurityEvent(tx, visitor, { kind: 'phone-changed', userId });
    await sendPhoneChanged(tx, settings, { recipient: login, phone }, visitor);
  }).catch((error: unknown) => {
    throw isPhoneRivalry(error) ? takenPhone() : error;
  });
}

/** Another account has taken the phone at the same moment. */
function isPhoneRivalry(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'users_phone_key';
}

function takenPhone(): Validation {
  return new Validation('Этот телефон уже указан в другой учётной записи', 'personal_phone');
}
