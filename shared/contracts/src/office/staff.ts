import { email, optionalText } from '@shop/domain/validation/fields';
import { optionalPersonName, personName } from '@shop/domain/validation/one-line';
import * as v from 'valibot';
import { role, staffRight } from '../account/permissions.ts';
import { defineCall } from '../platform/call.ts';
import { id, instant } from '../platform/fields.ts';

const rights = v.pipe(
  v.array(staffRight, 'Выберите права из\u00a0списка'),
  v.maxLength(20, 'Слишком много прав'),
  v.transform((named) => staffRight.options.filter((one) => named.includes(one))),
);

const member = v.object({
  id,
  login: v.string(),
  /** «Фамилия Имя Отчество». */
  name: v.string(),
  role,
  workPosition: v.string(),
  isActive: v.boolean(),
  /** Whether a password has never been set: the invitation waits. */
  isInvited: v.boolean(),
  lastLoginAt: v.nullable(instant),
  /** Client companies of a manager. */
  clients: v.number(),
  /** Rights in the office; operations never have any. */
  rights: v.array(staffRight),
  /** Nobody else could give rights in the office: cannot be switched off, and keeps `office.people`. */
  isLastAdministrator: v.boolean(),
});
export type StaffMember = v.InferOutput<typeof member>;

/** Everybody who works in the shop, those who are switched off last. */
export const getStaff = defineCall({
  method: 'GET',
  path: '/api/office/staff/',
  summary: 'Staff of the shop',
  access: 'office.people',
  answer: v.object({ items: v.array(member) }),
});

/** The fields of an invitation; rights come beside them. */
export const newMemberFields = {
  email,
  name: personName(60),
  lastName: personName(60),
  secondName: optionalPersonName(60),
  workPosition: optionalText(120),
};

/**
 * Adds a manager and emails an invitation with a one-time link. `validation` at `email` for a login that a customer or
 * a member of staff has. Operations are added by `npm run staff` only.
 */
export const addStaffMember = defineCall({
  method: 'POST',
  path: '/api/office/staff/',
  summary: 'Add a member of staff',
  access: 'office.people',
  body: v.object({ ...newMemberFields, rights }),
  answer: member,
});

/**
 * Emails a new one-time link that sets a password; earlier links stop working. `validation` for somebody who is
 * switched off.
 */
export const sendStaffLink = defineCall({
  method: 'POST',
  path: '/api/office/staff/{id}/link/',
  summary: 'Send a member of staff a new link',
  access: 'office.people',
  params: v.object({ id }),
  answer: member,
});

/** Switches a member on or off; off ends every session and link at once. `validation` for the last administrator. */
export const switchStaffMember = defineCall({
  method: 'POST',
  path: '/api/office/staff/{id}/active/',
  summary: 'Switch a member of staff on or off',
  access: 'office.people',
  params: v.object({ id }),
  body: v.object({ isActive: v.boolean() }),
  answer: member,
});

/**
 * Replaces the rights of a member; they hold from the next request on. `validation` at `rights` for operations, and
 * where nobody would have `office.people` any more. `conflict` if the rights are no longer `before`.
 */
export const saveStaffRights = defineCall({
  method: 'PUT',
  path: '/api/office/staff/{id}/rights/',
  summary: 'Change the rights of a member of staff',
  access: 'office.people',
  params: v.object({ id }),
  /** `before`: the rights that the editor has seen. */
  body: v.object({ rights, before: rights }),
  answer: member,
});
