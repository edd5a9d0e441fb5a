import { optionalText, phone } from '@shop/domain/validation/fields';
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
      /** What somebody else has written down as his phone: opens nothing until he proves it. Eleven digits, or empty. */
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

/** What users say of themselves (§3). */
export const ownProfile = v.object({
  name: personName(60),
  lastName: personName(60),
  secondName: optionalPersonName(60),
  workPosition: optionalText(120),
});

/**
 * Saves the user's own data; what is missing stays as it is. With the `userId` of somebody else: what the administrator
 * of a company may change of its people, names, position and whether they are `active` there; a stranger's answers 404. A new phone opens the account from then on, so it needs the check word of
 * a code sent to it (`checkCode`) and the current password, and ends the other sessions: `credentials` at
 * `old_password`, `limit` after too many wrong ones.
 */
export const updateProfile = defineCall({
  method: 'POST',
  path: '/api/contragent/updateUser/',
  summary: 'Change the own data',
  access: 'session',
  body: v.object({
    name: v.optional(ownProfile.entries.name),
    lastName: v.optional(ownProfile.entries.lastName),
    secondName: v.optional(ownProfile.entries.secondName),
    workPosition: v.optional(ownProfile.entries.workPosition),
    userId: v.optional(id),
    /** Of somebody else: the company, without it the current one; and whether he belongs to it any longer. */
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

/** Role and rights at the current counterparty (§6). */
export const getUserRole = defineCall({
  method: 'GET',
  path: '/api/contragent/getUserRole/',
  summary: 'Role of the user',
  access: 'session',
  answer: v.object({ role, roleName: v.string(), scope: v.array(right) }),
});
