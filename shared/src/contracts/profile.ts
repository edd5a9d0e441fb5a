import * as v from 'valibot';
import { optionalText, phone, requiredText } from '../validation/fields.ts';
import { defineCall } from './call.ts';
import { id, nothing } from './fields.ts';
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
      work_position: v.string(),
      roleName: v.string(),
      companies: v.array(v.object({ id, name: v.string(), isAdmin: v.boolean(), rights: v.array(right) })),
    }),
    v.transform(({ last_name, second_name, personal_phone, work_position, ...rest }) => ({
      ...rest,
      lastName: last_name,
      secondName: second_name,
      phone: personal_phone,
      workPosition: work_position,
    })),
  ),
});

/** The fields of a user that it may change itself (§3); somebody else's are the manager's and the administrator's. */
export const ownProfile = v.object({
  name: requiredText(60),
  lastName: requiredText(60),
  secondName: optionalText(60),
  workPosition: optionalText(120),
  /** A new one is confirmed by `checkWord` of `checkCode`. */
  phone: v.optional(phone),
  checkWord: v.optional(v.string()),
});

/** Saves the user's own data. Without `user_id` it is the own; others come with the companies. */
export const updateProfile = defineCall({
  method: 'POST',
  path: '/api/contragent/updateUser/',
  summary: 'Change the own data',
  access: 'session',
  body: ownProfile,
  names: {
    lastName: 'last_name',
    secondName: 'second_name',
    workPosition: 'work_position',
    phone: 'personal_phone',
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
