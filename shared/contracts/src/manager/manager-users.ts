import { optionalText, phone } from '@shop/domain/validation/fields';
import { optionalPersonName, personName } from '@shop/domain/validation/one-line';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, nothing, pageNavigation, queryNumber } from '../platform/fields.ts';
import { companyUser, memberRights, newUserFields, personNames } from './company.ts';

const search = v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), '');
const activeFilter = v.fallback(v.optional(v.picklist(['Y', 'N', '']), ''), '');

/** A company a user belongs to, and as what. */
const membership = v.object({
  id,
  code: v.string(),
  name: v.string(),
  isAdmin: v.boolean(),
  isActive: v.boolean(),
});

// What a person is at one company stands in its membership.
const { isAdmin: _isAdmin, rights: _rights, isSelf: _isSelf, ...person } = companyUser.entries;

/** A person of the manager's clients. `isActive`: the account is not switched off. */
export const managedUser = v.object({
  ...person,
  companies: v.array(membership),
  orderCount: v.number(),
});
export type ManagedUser = v.InferOutput<typeof managedUser>;

/** People of the companies the manager looks after, by name; found by name, e-mail, phone and company. */
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

/** People who can be attached to a company: those of the manager's clients, and those of no company; without its own. */
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

/** Attaches a user to companies; where he belongs already nothing changes. Every company has to be the manager's. */
export const addUserToCompanies = defineCall({
  method: 'POST',
  path: '/api/manager/addUserForContragents/',
  summary: 'Attach a user to companies',
  access: 'manager.counterparties',
  body: v.object({ userId: id, contragents, ...memberRights }),
  names: personNames,
  answer: v.object({ added: v.array(id) }),
});

/** Takes a user out of a company; `addUserForContragents` takes him back with what he had. Not of §7. */
export const removeUserFromCompany = defineCall({
  method: 'POST',
  path: '/api/manager/removeUserFromContragent/',
  summary: 'Take a user out of a company',
  access: 'manager.counterparties',
  body: v.object({ userId: id, contragent: id }),
  names: personNames,
  answer: nothing,
});

/** Administrator of the company, or one of its users; roles of the shop are not given here (decision 060). */
export const companyRole = v.picklist(['ADMIN', 'USER']);

/** What a manager edits of a user (§3), and what may be chosen. A user of no client of the manager's answers 404. */
export const getUserForm = defineCall({
  method: 'POST',
  path: '/api/manager/changeUserGetForm/',
  summary: 'Form to edit a user',
  access: 'manager.counterparties',
  body: v.object({ userId: id }),
  names: personNames,
  answer: v.object({
    user: managedUser,
    /** By which the account opens; eleven digits, or empty. */
    loginPhone: v.optional(v.string(), ''),
    /** Role at each company the manager looks after; empty for a user of none. */
    roles: v.array(v.object({ id, name: v.string(), role: companyRole, isLastAdmin: v.boolean() })),
  }),
});

/**
 * Saves that form: names, phone, position, whether the account is `active`, and the `role` at one company. A phone is
 * written down and opens nothing until its owner proves it; the one he has proven opens the account until then, unless
 * it is said to be lost or the phone is left empty. That takes away only the phone the form has shown: another one, proven
 * meanwhile, answers `conflict`. Switching off ends every session of the user. The last administrator of a company stays
 * one.
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
    /** By which the account opened when the form was read; empty for none. */
    loginPhone: v.optional(v.union([v.literal(''), phone]), ''),
    /** That phone is in other hands: it opens nothing any longer. */
    isPhoneLost: v.optional(v.boolean(), false),
    workPosition: optionalText(120),
    active: v.boolean(),
    role: v.optional(companyRole),
    /** At which company the role is meant; needed with it. */
    contragent: v.optional(id),
  }),
  names: personNames,
  answer: nothing,
});

/**
 * What moves when a user's orders are reassigned: those at companies the manager looks after. And to whom they can go:
 * people of the companies concerned, who can have most of them first.
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
    /** The first ten, newest first; `status` in words, `placedOn` a day. */
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

/** Moves all of the user's orders to the other, in one transaction; to oneself or a stranger is refused at `new_user_id`. */
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
 * Invites a person to a client of the manager's by e-mail, or without one by a text message to the phone. The invited one
 * proves the mailbox or the phone himself and chooses a password; nothing typed here opens anything. Somebody whom the
 * manager could attach is attached at once. An account that is not his to attach is `validation` at `email` or
 * `personal_phone`; `limit` after too many. Not of §7.
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

/** Takes an invitation by text message back; one that there is not answers 404. Not of §7. */
export const cancelInvitation = defineCall({
  method: 'POST',
  path: '/api/manager/cancelInvitation/',
  summary: 'Take an invitation back',
  access: 'manager.counterparties',
  body: v.object({ contragent: id, phone }),
  names: personNames,
  answer: nothing,
});
