import { optionalText, phone } from '@shop/domain/validation/fields';
import { optionalPersonName, personName } from '@shop/domain/validation/one-line';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, nothing, pageNavigation, queryNumber } from '../platform/fields.ts';
import { companyUser, memberRights, newUserFields, personNames } from './company.ts';

const search = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), '');
const activeFilter = v.fallback(v.optional(v.picklist(['Y', 'N', '']), ''), '');

/** A user's membership in a company. */
const membership = v.object({
  id,
  code: v.string(),
  name: v.string(),
  isAdmin: v.boolean(),
  isActive: v.boolean(),
});

// Role and rights at a company are part of the membership, not of the person.
const { isAdmin: _isAdmin, rights: _rights, isSelf: _isSelf, ...person } = companyUser.entries;

/** A person of the manager's clients. `isActive`: the account is not deactivated. */
export const managedUser = v.object({
  ...person,
  companies: v.array(membership),
  orderCount: v.number(),
});
export type ManagedUser = v.InferOutput<typeof managedUser>;

/** People of the companies the manager looks after, by name; searched by name, e-mail, phone and company. */
export const getManagedUsers = defineCall({
  method: 'GET',
  path: '/web/manager/users/getList/',
  summary: "Users of the manager's clients",
  access: 'manager.counterparties',
  query: v.object({
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(20, 100),
    query: search,
    active: activeFilter,
    contragent: v.optional(id),
  }),
  names: { pageSize: 'page_size' },
  answer: v.object({ items: v.array(managedUser), pageNavigation }),
});

/**
 * People who can be attached to a company: those of the manager's clients and those without a company, except its
 * own.
 */
export const getUsersToAdd = defineCall({
  method: 'GET',
  path: '/web/manager/contragents/usersToAdd/',
  summary: 'Users who can be attached to a company',
  access: 'manager.counterparties',
  query: v.object({
    contragent: id,
    query: search,
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(20, 100),
  }),
  names: { pageSize: 'page_size' },
  answer: v.object({
    items: v.array(v.object({ id, name: v.string(), email: v.string(), companies: v.array(v.string()) })),
    pageNavigation,
  }),
});

const contragents = v.pipe(
  v.array(id),
  v.nonEmpty('Выберите компанию'),
  v.maxLength(100, 'Не больше 100 компаний за раз'),
);

/** Attaches a user to companies of the manager; existing memberships stay. */
export const addUserToCompanies = defineCall({
  method: 'POST',
  path: '/api/manager/addUserForContragents/',
  summary: 'Attach a user to companies',
  access: 'manager.counterparties',
  body: v.object({ userId: id, contragents, ...memberRights }),
  names: personNames,
  answer: v.object({ added: v.array(id) }),
});

/** Removes a user from a company; `addUserForContragents` restores the former membership. Not part of §7. */
export const removeUserFromCompany = defineCall({
  method: 'POST',
  path: '/api/manager/removeUserFromContragent/',
  summary: 'Remove a user from a company',
  access: 'manager.counterparties',
  body: v.object({ userId: id, contragent: id }),
  names: personNames,
  answer: nothing,
});

/** Administrator or user of a company; roles of the shop are not assigned here (decision 060). */
export const companyRole = v.picklist(['ADMIN', 'USER']);

/**
 * The fields that a manager edits of a user (§3), with their options. Answers 404 for a user of no client of the
 * manager.
 */
export const getUserForm = defineCall({
  method: 'POST',
  path: '/api/manager/changeUserGetForm/',
  summary: 'Form to edit a user',
  access: 'manager.counterparties',
  body: v.object({ userId: id }),
  names: personNames,
  answer: v.object({
    user: managedUser,
    /** The phone that logs in; eleven digits, or empty. */
    loginPhone: v.optional(v.string(), ''),
    /** The role at each company the manager looks after; empty for a user without companies. */
    roles: v.array(v.object({ id, name: v.string(), role: companyRole, isLastAdmin: v.boolean() })),
  }),
});

/**
 * Saves the user form: names, phone, position, whether the account is `active`, and the `role` at one company. A new
 * phone cannot log in until its owner proves it; the proven one keeps working until then, unless it is reported lost
 * or the phone is left empty. Only the phone that the form has shown is revoked: if another one was proven meanwhile,
 * the call answers `conflict`. Deactivating ends all sessions of the user. The last administrator of a company cannot
 * be demoted.
 */
export const saveUserForm = defineCall({
  method: 'POST',
  path: '/api/manager/changeUserSendForm/',
  summary: 'Edit a user',
  access: 'manager.counterparties',
  body: v.object({
    userId: id,
    name: personName(60),
    lastName: personName(60),
    secondName: optionalPersonName(60),
    phone: v.optional(v.union([v.literal(''), phone]), ''),
    /** The login phone when the form was loaded; empty for none. */
    loginPhone: v.optional(v.union([v.literal(''), phone]), ''),
    /** Reports the login phone as lost: it is revoked at once. */
    isPhoneLost: v.optional(v.boolean(), false),
    workPosition: optionalText(120),
    active: v.boolean(),
    role: v.optional(companyRole),
    /** The company of `role`; required with it. */
    contragent: v.optional(id),
  }),
  names: personNames,
  answer: nothing,
});

/**
 * Data for reassigning a user's orders: the orders at companies the manager looks after, and the possible recipients
 * among the people of those companies, most suitable first.
 */
export const getReassignForm = defineCall({
  method: 'POST',
  path: '/api/manager/reassignOrdersGetForm/',
  summary: "Form to reassign a user's orders",
  access: 'manager.counterparties',
  body: v.object({ userId: id }),
  names: personNames,
  answer: v.object({
    user: v.object({ id, name: v.string() }),
    orderCount: v.number(),
    openCount: v.number(),
    /** The first ten, newest first; `status` is a Russian name, `placedOn` a day. */
    orders: v.array(
      v.object({ id, number: v.string(), status: v.string(), companyName: v.string(), placedOn: v.string() }),
    ),
    candidates: v.array(
      v.object({
        id,
        name: v.string(),
        email: v.string(),
        /** How many of the orders he can have. */ orderCount: v.number(),
      }),
    ),
  }),
});

/** Reassigns all of the user's orders in one transaction; refused at `new_user_id` for the same user or a stranger. */
export const reassignOrders = defineCall({
  method: 'POST',
  path: '/api/manager/reassignOrdersSendForm/',
  summary: "Reassign a user's orders",
  access: 'manager.counterparties',
  body: v.object({ userId: id, newUserId: id }),
  names: { userId: 'user_id', newUserId: 'new_user_id' },
  answer: v.object({ moved: v.number() }),
});

/**
 * Invites a person to a client of the manager by e-mail, or by SMS if there is none. The person proves the mailbox or
 * phone and chooses a password; nothing typed here grants access. A person whom the manager can attach is attached at
 * once. A foreign account is `validation` at `email` or `personal_phone`; `limit` after too many invitations. Not
 * part of §7.
 */
export const inviteClientUser = defineCall({
  method: 'POST',
  path: '/api/manager/inviteUser/',
  summary: 'Invite a user to a client company',
  access: 'manager.counterparties',
  body: v.pipe(
    v.object({
      contragent: id,
      ...newUserFields,
      email: v.optional(v.union([v.literal(''), newUserFields.email]), ''),
      ...memberRights,
    }),
    v.forward(
      v.check(({ email, phone }) => email !== '' || phone !== '', 'Укажите почту или телефон'),
      ['email'],
    ),
  ),
  names: personNames,
  answer: v.object({ state: v.picklist(['invited', 'attached']) }),
});

/** Cancels an SMS invitation; an unknown one answers 404. Not part of §7. */
export const cancelInvitation = defineCall({
  method: 'POST',
  path: '/api/manager/cancelInvitation/',
  summary: 'Cancel an invitation',
  access: 'manager.counterparties',
  body: v.object({ contragent: id, phone }),
  names: personNames,
  answer: nothing,
});
