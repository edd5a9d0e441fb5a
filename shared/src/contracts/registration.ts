import * as v from 'valibot';
import { email, inn, newPassword, phone } from '../validation/fields.ts';
import { oneLine, optionalPersonName, personName } from '../validation/one-line.ts';
import { defineCall } from './call.ts';
import { captchaToken } from './captcha.ts';
import { secret } from './fields.ts';

const person = {
  name: personName(60),
  lastName: personName(60),
  secondName: optionalPersonName(60),
  email,
  phone,
  password: newPassword,
  /** Of `checkCode`: the phone is the registering person's own. */
  checkWord: secret,
};
const personNames = { lastName: 'last_name', secondName: 'second_name' };

/**
 * A new account waits until the link in the letter to its e-mail is opened, which also logs in. An e-mail that has an
 * account gets a letter that says so, and the answer is the same.
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
