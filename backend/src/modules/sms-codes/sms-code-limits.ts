import { SMS_RESEND_S } from '@shop/domain/constants';
import type { Db } from '../../platform/database/database.ts';
import type { CodePurpose } from '../../platform/database/schema.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { type Attempt, countAttempts, type RateLimit } from '../../platform/limits/rate-limit.ts';
import { isKnownDevice } from '../session/session.api.ts';

const message = 'Слишком много сообщений.';
const DAY_S = 86_400;
/** A day allows what is free at first and the same number again as the limit leaks: twice `free` in all. */
const inADay = (count: number) => ({ free: count / 2, leakS: DAY_S / (count / 2), beyond: 'full' }) as const;

/** Text messages cost money and patience, so each phone and each address has a limit over all callers and purposes. */
const perPhone: RateLimit = { name: 'sms-phone', ...inADay(10), message };
const resend: RateLimit = {
  name: 'sms-resend',
  free: 1,
  leakS: SMS_RESEND_S,
  beyond: 'full',
  message: 'Код уже отправлен.',
};
const perAddress: RateLimit = { name: 'sms-address', free: 20, leakS: 180, beyond: 'full', message };
const perAddressDaily: RateLimit = { name: 'sms-address-day', ...inADay(60), message };
/** The limit for browsers that have logged in to the account of the phone. */
const byOwner: RateLimit = { ...perPhone, name: 'sms-owner' };
const resendByOwner: RateLimit = { ...resend, name: 'sms-resend-owner' };
/** Limits questions whether a phone is registered: enough for a user who mistypes, too slow to enumerate numbers. */
const phoneQuestions: RateLimit = {
  name: 'phone-exists',
  free: 10,
  leakS: 360,
  beyond: 'full',
  message: 'Слишком много запросов.',
};

/**
 * Chooses the counters for a code to this phone (`countAttempts`). Strangers share their own limit and use up nothing
 * of the owner's in a known browser.
 */
export async function codeAttempts(
  db: Db,
  { phone, purpose }: { readonly phone: string; readonly purpose: CodePurpose },
  { address, device }: Visitor,
): Promise<readonly Attempt[]> {
  const ofPurpose = `${phone} ${purpose}`;
  if (await isKnownDevice(db, device, { column: 'phone', value: phone }))
    return [
      { limit: resendByOwner, subject: ofPurpose },
      { limit: byOwner, subject: phone },
    ];
  return [
    { limit: perAddress, subject: address },
    { limit: perAddressDaily, subject: address },
    { limit: resend, subject: ofPurpose, isOfRecipient: true },
    { limit: perPhone, subject: phone, isOfRecipient: true },
  ];
}

/** Throws `Limit` when this address has asked about too many phones. */
export async function countPhoneQuestion(db: Db, address: string): Promise<void> {
  await countAttempts(db, [{ limit: phoneQuestions, subject: address }]);
}
