import * as v from 'valibot';
import { PASSWORD_MIN_LENGTH } from '../constants.ts';
import { PASSWORDS_DIFFER, REQUIRED, WEAK_PASSWORD } from './messages.ts';

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
