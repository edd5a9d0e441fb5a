import * as v from 'valibot';
import { PASSWORD_MIN_LENGTH } from '../constants.ts';
import { PASSWORDS_DIFFER, REQUIRED, WEAK_PASSWORD } from './messages.ts';

/** A new password: at least 6 digits, Latin letters and `!@#$%^&*`, among them a digit and an upper-case letter. */
export const newPassword = v.pipe(
  v.string(REQUIRED),
  v.nonEmpty(REQUIRED),
  v.regex(/^(?=.*\d)(?=.*[A-Z])[\dA-Za-z!@#$%^&*]{6,200}$/, WEAK_PASSWORD),
);

/** The requirements of a new password one by one, to show which is still missing while the user types. */
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

type WithConfirmation = Record<string, unknown> & { password: string; confirmation: string };

/** Requires `confirmation` to equal `password`: `v.pipe(v.object({ password, confirmation, … }), passwordsAgree())`. */
export function passwordsAgree<T extends WithConfirmation>() {
  return v.rawCheck<T>(({ dataset, addIssue }) => {
    // `rawCheck` also runs while other fields are invalid, so the value is not typed yet.
    const value = dataset.value as WithConfirmation;
    if (value.password === value.confirmation) return;
    const path = { type: 'object', origin: 'value', input: value, key: 'confirmation' } as const;
    addIssue({ message: PASSWORDS_DIFFER, path: [{ ...path, value: value.confirmation }] });
  });
}
