import { email, inn, newPassword, phone } from '@shop/domain/validation/fields';
import { oneLine, optionalPersonName, personName } from '@shop/domain/validation/one-line';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { secret } from '../platform/fields.ts';
import { captchaToken } from './captcha.ts';
import { sessionToken } from './session.ts';

const person = {
  name: personName(60),
  lastName: personName(60),
  secondName: optionalPersonName(60),
  email,
  phone,
  /** Of `checkCode`: the phone is the registering person's own. */
  checkWord: secret,
};
const personNames = { lastName: 'last_name', secondName: 'second_name' };

/**
 * A registration waits until somebody with the mailbox completes it by the link of its e-mail and chooses a password. An
 * e-mail that has an account gets a letter that says so, and the answer is the same.
 */
const registered = v.object({ email: v.string() });

/** Registers a person without a company; a company's administrator or a manager can add it to one later. */
export const registerPerson = defineCall({
  method: 'POST',
  path: '/api/registration/',
  summary: 'Register a person',
  access: 'public',
  body: v.object({ ...person, captchaToken }),
  names: personNames,
  answer: registered,
});

/** Registers a company with its first administrator. A company that is known already gets its manager's answer. */
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
 * What was typed to register, for somebody who has the link of the e-mail; changes nothing and uses nothing up. A code that
 * is unknown, used or old is `credentials`. Not of §7.
 */
export const readRegistration = defineCall({
  method: 'POST',
  path: '/api/registration/read/',
  summary: 'What a registration says',
  access: 'public',
  body: v.object({ code: secret }),
  answer: v.object({
    email: v.string(),
    name: v.string(),
    lastName: v.string(),
    /** Eleven digits; confirmed by a code when it was typed. */
    phone: v.string(),
    /** `isKnown`: the shop has it already, so its manager is asked. */
    company: v.nullable(v.object({ name: v.string(), inn: v.string(), isKnown: v.boolean() })),
    /** Names of companies that have invited the phone: they open with it. */
    invitations: v.optional(v.array(v.string()), []),
  }),
});

/**
 * Makes the account of a registration and logs in. The mailbox proves who completes it, so the password is chosen here and
 * nowhere before, and the phone opens the account only with `isOwnPhone`. Errors as of `readRegistration`, and
 * `validation` of the password or of a phone that has an account by now. Not of §7.
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
