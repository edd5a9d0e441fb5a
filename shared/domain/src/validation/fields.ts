import * as v from 'valibot';
import { PASSWORD_MIN_LENGTH, PHONE_MIN_LENGTH, SMS_CODE_LENGTH } from '../constants.ts';
import { phoneDigits } from '../format/phone.ts';
import { BAD_EMAIL, BAD_SMS_CODE, INCOMPLETE_PHONE, REQUIRED, TOO_SHORT } from './messages.ts';

/**
 * The fields of §5 with their messages. Forms validate with them while the user types, calls validate with them
 * again.
 */
export { inn } from './inn-field.ts';
export { newPassword, passwordParts, passwordsAgree } from './new-password.ts';

/** Requires a text of 1 to `max` characters; trims it. */
export function requiredText(max: number) {
  return v.pipe(v.string(REQUIRED), v.trim(), v.nonEmpty(REQUIRED), v.maxLength(max, tooLong(max)));
}

/** Accepts a text of at most `max` characters; trims it, and defaults to an empty one. */
export function optionalText(max: number) {
  return v.optional(v.pipe(v.string(), v.trim(), v.maxLength(max, tooLong(max))), '');
}

/** An e-mail of Latin letters, digits and `@ . - _`; lower-cased. */
export const email = v.pipe(
  requiredText(254),
  v.regex(/^[\w.-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i, BAD_EMAIL),
  v.toLowerCase(),
);

/** A Russian phone in any notation; normalised to `79000000001`. */
export const phone = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.nonEmpty(REQUIRED),
  v.maxLength(40, INCOMPLETE_PHONE),
  v.transform(phoneDigits),
  v.regex(/^7\d{10}$/, INCOMPLETE_PHONE),
);

/** A phone as the mask writes it, `+7 (900) 000-00-01`: at least 16 characters with all digits. */
export const maskedPhone = v.pipe(v.string(REQUIRED), v.minLength(PHONE_MIN_LENGTH, INCOMPLETE_PHONE), phone);

/** A password typed to log in; a shorter one cannot exist. */
export const password = v.pipe(
  v.string(REQUIRED),
  v.nonEmpty(REQUIRED),
  v.minLength(PASSWORD_MIN_LENGTH, TOO_SHORT),
  v.maxLength(200, tooLong(200)),
);

/** An SMS code: exactly 4 digits. */
export const smsCode = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.nonEmpty(REQUIRED),
  v.regex(new RegExp(`^\\d{${SMS_CODE_LENGTH}}$`), BAD_SMS_CODE),
);

/** An SMS code while it is typed: fewer digits are not an error yet (§5); the server requires all of them. */
export const typedSmsCode = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.nonEmpty(REQUIRED),
  v.regex(new RegExp(`^\\d{1,${SMS_CODE_LENGTH}}$`), BAD_SMS_CODE),
);

function tooLong(max: number): string {
  return `Не больше ${max} символов`;
}
