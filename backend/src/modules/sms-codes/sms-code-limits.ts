import { SMS_RESEND_S } from '@shop/domain/constants';
import type { Db } from '../../platform/database/database.ts';
import type { CodePurpose } from '../../platform/database/schema.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { type Throttle, type Try, takeTries } from '../../platform/limits/throttle.ts';
import { isKnownDevice } from '../session/session.api.ts';

const message = 'Слишком много сообщений.';
const DAY_S = 86_400;
/** Within a day comes what is free at first, and as much again by and by: twice `free`, and no more. */
const inADay = (count: number) => ({ free: count / 2, leakS: DAY_S / (count / 2), beyond: 'full' }) as const;

/** Everybody's text messages cost money and patience; a phone's and an address's, whoever asks and for what. */
const perPhone: Throttle = { name: 'sms-phone', ...inADay(10), message };
const resend: Throttle = {
  name: 'sms-resend',
  free: 1,
  leakS: SMS_RESEND_S,
  beyond: 'full',
  message: 'Код уже отправлен.',
};
const perAddress: Throttle = { name: 'sms-address', free: 20, leakS: 180, beyond: 'full', message };
const perAddressDaily: Throttle = { name: 'sms-address-day', ...inADay(60), message };
/** The same for browsers that have logged in to the account of the phone. */
const byOwner: Throttle = { ...perPhone, name: 'sms-owner' };
const resendByOwner: Throttle = { ...resend, name: 'sms-resend-owner' };
/** Whether a phone is registered: enough for somebody who mistypes, too slow to go through numbers. */
const phoneQuestions: Throttle = {
  name: 'phone-exists',
  free: 10,
  leakS: 360,
  beyond: 'full',
  message: 'Слишком много запросов.',
};

/**
 * What a code to this phone is counted at (`takeTries`). Strangers who ask for codes use up what strangers have, and
 * nothing of what the owner has in a browser that is known.
 */
export async function triesOfCode(
  db: Db,
  { phone, purpose }: { readonly phone: string; readonly purpose: CodePurpose },
  { address, device }: Visitor,
): Promise<readonly Try[]> {
  const ofPurpose = `${phone} ${purpose}`;
  if (await isKnownDevice(db, device, { column: 'phone', value: phone }))
    return [
      { throttle: resendByOwner, subject: ofPurpose },
      { throttle: byOwner, subject: phone },
    ];
  return [
    { throttle: perAddress, subject: address },
    { throttle: perAddressDaily, subject: address },
    { throttle: resend, subject: ofPurpose, isOfRecipient: true },
    { throttle: perPhone, subject: phone, isOfRecipient: true },
  ];
}

/** Throws `Limit` when this address has asked about enough phones. */
export async function countPhoneQuestion(db: Db, address: string): Promise<void> {
  await takeTries(db, [{ throttle: phoneQuestions, subject: address }]);
}
