import * as v from 'valibot';
import { PASSWORD_MIN_LENGTH, PHONE_MIN_LENGTH, SMS_CODE_LENGTH } from '../constants.ts';
import { phoneDigits } from '../format/phone.ts';
import { BAD_EMAIL, BAD_SMS_CODE, INCOMPLETE_PHONE, REQUIRED, TOO_SHORT } from './messages.ts';

/** The fields of §5 with its messages. Forms check by them while typing, calls check by them when they come. */
export { inn } from './inn-field.ts';
export { newPassword, passwordParts, passwordsAgree } from './new-password.ts';

/** Text that must be there, without spaces around it; at most `max` characters. */
export function requiredText(max: number) {
  return v.pipe(v.string(REQUIRED), v.trim(), v.nonEmpty(REQUIRED), v.maxLength(max, tooLong(max)));
}

/** The same that may be empty. */
export function optionalText(max: number) {
  return v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max, tooLong(max))), '');
}

/** An e-mail of Latin letters, digits and `@ . - _`; comes out in lower case. */
export const email = v.pipe(
  requiredText(254),
  v.regex(/^[\w.-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i, BAD_EMAIL),
  v.toLowerCase(),
);

/** A Russian phone in any notation; comes out as `79000000001`. */
export const phone = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.nonEmpty(REQUIRED),
  v.maxLength(40, INCOMPLETE_PHONE),
  v.transform(phoneDigits),
  v.regex(/^7\d{10}$/, INCOMPLETE_PHONE),
);

/** A phone as the mask writes it, `+7 (900) 000-00-01`, complete from 16 characters on and with all of its digits. */
export const maskedPhone = v.pipe(v.string(REQUIRED), v.minLength(PHONE_MIN_LENGTH, INCOMPLETE_PHONE), phone);

/** A password as it is typed to log in: what is shorter can be nobody's. */
export const password = v.pipe(
  v.string(REQUIRED),
  v.nonEmpty(REQUIRED),
  v.minLength(PASSWORD_MIN_LENGTH, TOO_SHORT),
  v.maxLength(200, tooLong(200)),
);

/** The code of a text message, all 4 digits of it. */
export const smsCode = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.nonEmpty(REQUIRED),
  v.regex(new RegExp(`^\\d{${SMS_CODE_LENGTH}}$`), BAD_SMS_CODE),
);

/** The same while it is typed: fewer digits are no mistake yet (§5), the server asks for all of them. */
export const typedSmsCode = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.nonEmpty(REQUIRED),
  v.regex(new RegExp(`^\\d{1,${SMS_CODE_LENGTH}}$`), BAD_SMS_CODE),
);

function tooLong(max: number): string {
  return `Не больше ${max} символов`;
}
