import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { Credentials, Validation } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { acceptInvitations } from '../company-users/company-users.api.ts';
import {
  endSessionsOf,
  recordSecurityEvent,
  refuseWhenActing,
  verifyOldPassword,
  voidRecoverySecrets,
} from '../session/session.api.ts';
import { spendPhoneCheckWord } from '../sms-codes/sms-codes.api.ts';
import { profileOf } from './profile.repository.ts';
import { sendPhoneChanged } from './profile-letters.ts';

interface NewPhone {
  /** Eleven digits. */
  readonly phone: string;
  readonly checkWord: string | undefined;
  readonly oldPassword: string | undefined;
}

/**
 * Runs `save` for a phone that opens the account from now on. An open session is not enough for that: it takes the check
 * word of a code sent to the phone (`checkCode` for `registration`) and the current password, nobody else may have the
 * phone, and no manager who acts for the user may set it. Other sessions end, ways to a new password that are still open
 * close, and the owner is told by e-mail. Throws `Forbidden`, `Credentials` at `old_password`, `Limit`, and `Validation`
 * of `old_password` or `personal_phone`.
 */
export async function withNewPhone(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  actor: ActingUser,
  { phone, checkWord, oldPassword }: NewPhone,
  visitor: Visitor,
  save: (tx: Db) => Promise<void>,
): Promise<void> {
  refuseWhenActing(actor);
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
    await spendPhoneCheckWord(tx, checkWord, phone, 'personal_phone');
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

/** Somebody else has taken the phone in the same moment. */
function isPhoneRivalry(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'users_phone_key';
}

function takenPhone(): Validation {
  return new Validation('Этот телефон уже указан в другой учётной записи', 'personal_phone');
}
