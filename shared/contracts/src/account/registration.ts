import { email, inn, newPassword, phone } from '@shop/domain/validation/fields';
import { oneLine, optionalPersonName, personName } from '@shop/domain/validation/one-line';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { secret } from '../platform/fields.ts';
import { captchaToken } from './captcha.ts';
import { agreedTexts } from './consents.ts';
import { sessionToken } from './session.ts';

const person = {
  name: personName(60),
  lastName: personName(60),
  secondName: optionalPersonName(60),
  email,
  phone,
  /** The verification token of `checkCode` (wire `checkWord`): the visitor controls the phone. */
  checkWord: secret,
  /**
   * Ids of the texts that were ticked on the form, with those that are required (`validation` at `consents`). Left out
   * by clients that ask for none: the person is asked after the first login.
   */
  consents: v.optional(agreedTexts),
};
const personNames = { lastName: 'last_name', secondName: 'second_name' };

/**
 * A registration waits until the owner of the mailbox opens the emailed link and chooses a password. If the e-mail
 * already has an account, the email says so; the answer is the same.
 */
const registered = v.object({ email: v.string() });

/** Registers a person without a company; an administrator or a manager can attach one later. */
export const registerPerson = defineCall({
  method: 'POST',
  path: '/api/registration/',
  summary: 'Register a person',
  access: 'public',
  body: v.object({ ...person, captchaToken }),
  names: personNames,
  answer: registered,
});

/** Registers a company with its first administrator. For a known company its manager is asked first. */
export const registerCompany = defineCall({
  method: 'POST',
  path: '/api/registration/b2b/',
  summary: 'Register a company',
  access: 'public',
  body: v.object({
    ...person,
    captchaToken,
    inn,
    companyName: oneLine(250),
    kpp: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^(\d{9})?$/, 'КПП — 9 цифр')), ''),
    ogrn: v.optional(
      v.pipe(v.string(), v.trim(), v.regex(/^(\d{13}|\d{15})?$/, 'ОГРН — 13 или 15 цифр')),
      '',
    ),
    address: oneLine(400),
  }),
  names: { ...personNames, companyName: 'company_name' },
  answer: registered,
});

/**
 * Reads what was typed to register, by the code of the emailed link; changes nothing. An unknown, used or expired
 * code is `credentials`. Not part of §7.
 */
export const readRegistration = defineCall({
  method: 'POST',
  path: '/api/registration/read/',
  summary: 'Data of a registration',
  access: 'public',
  body: v.object({ code: secret }),
  answer: v.object({
    email: v.string(),
    name: v.string(),
    lastName: v.string(),
    /** Eleven digits; confirmed by a code during registration. */
    phone: v.string(),
    /** `isKnown`: the company already exists, so its manager is asked. */
    company: v.nullable(v.object({ name: v.string(), inn: v.string(), isKnown: v.boolean() })),
    /** Companies that have invited the phone; completing the registration joins them. */
    invitations: v.optional(v.array(v.string()), []),
  }),
});

/**
 * Creates the account and logs in. The emailed link proves the mailbox, so the password is chosen only here, and the
 * phone becomes a login only with `isOwnPhone`. Errors are those of `readRegistration`, and `validation` for the
 * password or a phone that has got an account meanwhile. Not part of §7.
 */
export const completeRegistration = defineCall({
  method: 'POST',
  path: '/api/registration/complete/',
  summary: 'Complete a registration',
  access: 'public',
  body: v.object({ code: secret, password: newPassword, isOwnPhone: v.boolean() }),
  names: { isOwnPhone: 'own_phone' },
  answer: sessionToken,
});
