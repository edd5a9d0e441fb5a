import { email, optionalText, phone } from '@shop/domain/validation/fields';
import { optionalPersonName, personName } from '@shop/domain/validation/one-line';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, nothing, secret, typedPassword } from '../platform/fields.ts';
import { right, role } from './permissions.ts';

/** The user's own data (§7). */
export const getProfile = defineCall({
  method: 'POST',
  path: '/api/profile/get/',
  summary: 'Profile of the user',
  access: 'session',
  answer: v.pipe(
    v.object({
      id,
      name: v.string(),
      last_name: v.string(),
      second_name: v.string(),
      email: v.string(),
      /** Eleven digits, or empty. */
      personal_phone: v.string(),
      /** A phone that someone else has entered: it cannot log in until the user proves it. Eleven digits, or empty. */
      given_phone: v.optional(v.string(), ''),
      work_position: v.string(),
      roleName: v.string(),
      companies: v.array(v.object({ id, name: v.string(), isAdmin: v.boolean(), rights: v.array(right) })),
    }),
    v.transform(({ last_name, second_name, personal_phone, given_phone, work_position, ...rest }) => ({
      ...rest,
      lastName: last_name,
      secondName: second_name,
      phone: personal_phone,
      givenPhone: given_phone,
      workPosition: work_position,
    })),
  ),
});

/** The fields that users edit themselves (§3). */
export const ownProfile = v.object({
  name: personName(60),
  lastName: personName(60),
  secondName: optionalPersonName(60),
  workPosition: optionalText(120),
});

/**
 * Updates the user's own data; omitted fields stay. With the `userId` of a colleague, a company's administrator
 * changes the name, the position and whether the user is `active` there; a stranger's id answers 404. A new phone
 * replaces the login phone, so it requires the verification token of a code sent to it (`checkCode`) and the current
 * password, and it ends all other sessions. A wrong password is `credentials` at `old_password`, `limit` after too
 * many attempts.
 */
export const updateProfile = defineCall({
  method: 'POST',
  path: '/api/contragent/updateUser/',
  summary: 'Change the profile',
  access: 'session',
  body: v.object({
    name: v.optional(ownProfile.entries.name),
    lastName: v.optional(ownProfile.entries.lastName),
    secondName: v.optional(ownProfile.entries.secondName),
    workPosition: v.optional(ownProfile.entries.workPosition),
    userId: v.optional(id),
    /** For a colleague: the company (default: the current one), and whether the user still belongs to it. */
    contragent: v.optional(id),
    active: v.optional(v.boolean()),
    phone: v.optional(phone),
    checkWord: v.optional(secret),
    oldPassword: v.optional(typedPassword),
  }),
  names: {
    lastName: 'last_name',
    secondName: 'second_name',
    workPosition: 'work_position',
    userId: 'user_id',
    phone: 'personal_phone',
    oldPassword: 'old_password',
  },
  answer: nothing,
});

/**
 * Sends a link to a new e-mail for the login, good once and for a day; the old one stays valid until `confirmEmail`. The
 * answer is the same for an address that has an account: a letter there says so. A wrong password is `credentials` at
 * `old_password`, `limit` after too many attempts or letters. Only the user personally: `forbidden` under impersonation.
 * Not part of §7.
 */
export const requestEmailChange = defineCall({
  method: 'POST',
  path: '/api/profile/email/',
  summary: 'Ask for a new e-mail',
  access: 'session',
  body: v.object({ email, oldPassword: typedPassword }),
  names: { oldPassword: 'old_password' },
  answer: nothing,
});

/**
 * Makes the e-mail that the link proves the login; other sessions end. `credentials` for a link that is used, expired or
 * of another user, `conflict` for an e-mail that has got an account meanwhile. Not part of §7.
 */
export const confirmEmail = defineCall({
  method: 'POST',
  path: '/api/profile/email/confirm/',
  summary: 'Confirm a new e-mail',
  access: 'session',
  body: v.object({ code: secret }),
  answer: v.object({ email: v.string() }),
});

/** Role and rights at the current counterparty (§6). */
export const getUserRole = defineCall({
  method: 'GET',
  path: '/api/contragent/getUserRole/',
  summary: 'Role of the user',
  access: 'session',
  answer: v.object({ role, roleName: v.string(), scope: v.array(right) }),
});
