import { SMS_RESEND_S } from '@shop/shared/contracts/constants';
import type { Db } from '../../database/database.ts';
import type { CodePurpose } from '../../database/tables/entrance.ts';
import { type Throttle, takeTries } from '../../limits/throttle.ts';

const message = 'Слишком много сообщений.';
const DAY_S = 86_400;
const resend: Throttle = {
  name: 'sms-resend',
  free: 1,
  leakS: SMS_RESEND_S,
  beyond: 'full',
  message: 'Код уже отправлен.',
};
/** Everybody's text messages cost money and patience; a phone's and an address's, whoever asks and for what. */
const perPhone: Throttle = { name: 'sms-phone', free: 5, leakS: 720, beyond: 'full', message };
const perPhoneDaily: Throttle = {
  name: 'sms-phone-day',
  free: 10,
  leakS: DAY_S / 10,
  beyond: 'full',
  message,
};
const perAddress: Throttle = { name: 'sms-address', free: 20, leakS: 180, beyond: 'full', message };
const perAddressDaily: Throttle = {
  name: 'sms-address-day',
  free: 60,
  leakS: DAY_S / 60,
  beyond: 'full',
  message,
};
/** Whether a phone is registered: enough for somebody who mistypes, too slow to go through numbers. */
const phoneQuestions: Throttle = {
  name: 'phone-exists',
  free: 10,
  leakS: 360,
  beyond: 'full',
  message: 'Слишком много запросов.',
};

/** Throws `Limit` when this phone or this address has had enough codes. */
export async function countCode(db: Db, phone: string, purpose: CodePurpose, address: string): Promise<void> {
  await takeTries(db, [
    { throttle: resend, subject: `${phone} ${purpose}` },
    { throttle: perPhone, subject: phone },
    { throttle: perPhoneDaily, subject: phone },
    { throttle: perAddress, subject: address },
    { throttle: perAddressDaily, subject: address },
  ]);
}

/** Throws `Limit` when this address has asked about enough phones. */
export async function countPhoneQuestion(db: Db, address: string): Promise<void> {
  await takeTries(db, [{ throttle: phoneQuestions, subject: address }]);
}
