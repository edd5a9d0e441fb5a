import * as v from 'valibot';
import { PASSWORD_MIN_LENGTH, PHONE_MIN_LENGTH, SMS_CODE_LENGTH } from '../contracts/constants.ts';
import { phoneDigits } from '../format/phone.ts';
import { isInn } from './inn.ts';
import {
  BAD_EMAIL,
  BAD_INN,
  BAD_SMS_CODE,
  INCOMPLETE_PHONE,
  PASSWORDS_DIFFER,
  REQUIRED,
  TOO_SHORT,
  WEAK_PASSWORD,
  WRONG_INN,
} from './messages.ts';

/** The fields of §5 with its messages. Forms check by them while typing, calls check by them when they come. */

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

/** An INN of a legal entity (10 digits) or of an individual entrepreneur (12), with right control digits. */
export const inn = v.pipe(requiredText(40), v.regex(/^(\d{10}|\d{12})$/, BAD_INN), v.check(isInn, WRONG_INN));

/** A password as it is typed to log in: what is shorter can be nobody's. */
export const password = v.pipe(
  v.string(REQUIRED),
  v.nonEmpty(REQUIRED),
  v.minLength(PASSWORD_MIN_LENGTH, TOO_SHORT),
  v.maxLength(200, tooLong(200)),
);

/** A new password: digits, Latin letters and `!@#$%^&*`, 6 of them or more, with a digit and an upper-case letter. */
export const newPassword = v.pipe(
  v.string(REQUIRED),
  v.nonEmpty(REQUIRED),
  v.regex(/^(?=.*\d)(?=.*[A-Z])[\dA-Za-z!@#$%^&*]{6,200}$/, WEAK_PASSWORD),
);

/** The parts of a new password, for telling while typing which is still missing. */
export const passwordParts: readonly { readonly label: string; isThere(typed: string): boolean }[] = [
  {
    label: `не меньше ${PASSWORD_MIN_LENGTH} символов`,
    isThere: (typed) => typed.length >= PASSWORD_MIN_LENGTH,
  },
  { label: 'цифра', isThere: (typed) => /\d/.test(typed) },
  { label: 'заглавная латинская буква', isThere: (typed) => /[A-Z]/.test(typed) },
  {
    label: 'только латинские буквы, цифры и !@#$%^&*',
    isThere: (typed) => /^[\dA-Za-z!@#$%^&*]+$/.test(typed),
  },
];

/** The code of a text message, all 4 digits of it. */
export const smsCode = v.pipe(
  v.string(REQUIRED),
  v.trim(),
  v.nonEmpty(REQUIRED),
  v.regex(new RegExp(`^\\d{${SMS_CODE_LENGTH}}$`), BAD_SMS_CODE),
);

type WithConfirmation = Record<string, unknown> & { password: string; confirmation: string };

/** For `v.pipe(v.object({ password, confirmation, … }), passwordsAgree())`: the second is the first. */
export function passwordsAgree<T extends WithConfirmation>() {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    // Said while other fields are still wrong too, which leaves the whole untyped.
    const value = dataset.value as WithConfirmation;
    if (value.password === value.confirmation) return;
    const path = { type: 'object', origin: 'value', input: value, key: 'confirmation' } as const;
    addIssue({ message: PASSWORDS_DIFFER, path: [{ ...path, value: value.confirmation }] });
  });
}

function tooLong(max: number): string {
  return `Не больше ${max} символов`;
}
