import { email, inn, optionalText, phone } from '@shop/domain/validation/fields';
import { oneLine, optionalPersonName, personName } from '@shop/domain/validation/one-line';
import { optionalVisibleLine, optionalVisibleText } from '@shop/domain/validation/visible-line';
import * as v from 'valibot';
import { right } from '../account/permissions.ts';
import { defineCall } from '../platform/call.ts';
import { day, id, instant, kopecks, nothing, pageNavigation, queryNumber } from '../platform/fields.ts';

const kpp = v.pipe(v.string(), v.trim(), v.regex(/^(\d{9})?$/, 'КПП — 9 цифр'));
const ogrn = v.pipe(v.string(), v.trim(), v.regex(/^(\d{13}|\d{15})?$/, 'ОГРН — 13 или 15 цифр'));

/** A legal entity or an entrepreneur as typed, or taken from the register by ИНН. The name stands in letters of the shop. */
export const companyFields = {
  inn,
  name: oneLine(250),
  kpp: v.optional(kpp, ''),
  ogrn: v.optional(ogrn, ''),
  address: oneLine(400),
};

/** The requisites of a company as the shop keeps them. */
export const companyRequisites = {
  id,
  code: v.string(),
  name: v.string(),
  kind: v.picklist(['LEGAL', 'INDIVIDUAL']),
  inn: v.string(),
  kpp: v.string(),
  ogrn: v.string(),
  address: v.string(),
};

export const companyContract = v.object({
  id,
  number: v.string(),
  signedOn: day,
  creditLimitKopecks: kopecks,
  postponementDays: v.number(),
});

/** The user's companies with requisites, those that were switched off too; not of §7. */
export const getOwnCompanies = defineCall({
  method: 'GET',
  path: '/web/profile/companies/',
  summary: "The user's companies",
  access: 'company.see',
  answer: v.object({
    items: v.array(
      v.object({
        ...companyRequisites,
        isCurrent: v.boolean(),
        /** False: the shop has switched it off; nothing can be done there. */
        isActive: v.boolean(),
        isAdmin: v.boolean(),
        rights: v.array(right),
        /** Of the right `finances` only, else empty. */
        contracts: v.array(companyContract),
        userCount: v.number(),
        salePointCount: v.number(),
        manager: v.nullable(v.object({ name: v.string(), phone: v.string(), email: v.string() })),
        /** Number of an open request to change its requisites. */
        openRequest: v.nullable(v.object({ id, number: v.string() })),
      }),
    ),
  }),
});
export type OwnCompany = v.InferOutput<typeof getOwnCompanies.answer>['items'][number];

/**
 * Adds a company by its ИНН: one the shop does not have becomes the user's, who is its first administrator. For one it
 * has, its manager is asked (`requested`), for an ИНН is no proof of belonging there; one's own already is `taken` at `inn`.
 */
export const addCompany = defineCall({
  method: 'POST',
  path: '/api/contragent/add/',
  summary: 'Add a company of the user',
  access: 'company.see',
  body: v.object(companyFields),
  answer: v.object({ state: v.picklist(['added', 'requested']), id: v.nullable(id) }),
});

/** Asks the manager to change requisites; becomes an appeal of its own kind, of which one can be open. */
export const requestCompanyUpdate = defineCall({
  method: 'POST',
  path: '/api/contragent/requestUpdate/',
  summary: 'Ask for other requisites of a company',
  access: 'company.see',
  body: v.object({
    contragent: id,
    name: optionalVisibleLine(250),
    kpp: v.optional(kpp, ''),
    ogrn: v.optional(ogrn, ''),
    address: optionalVisibleLine(400),
    comment: optionalVisibleText(2000),
  }),
  answer: v.object({ appeal: v.object({ id, number: v.string() }) }),
});

/** A person of a company, as its administrator and its manager see him. */
export const companyUser = v.object({
  id,
  name: v.string(),
  lastName: v.string(),
  secondName: v.string(),
  email: v.string(),
  /** Eleven digits, or empty; while somebody else has written one down for him, that one. */
  phone: v.string(),
  /** False: somebody else has written the phone down, and it opens nothing until its owner proves it. */
  isPhoneProven: v.optional(v.boolean(), true),
  workPosition: v.string(),
  isAdmin: v.boolean(),
  rights: v.array(right),
  /** False: taken out of the company, or switched off by the shop. */
  isActive: v.boolean(),
  /** Invited, and has not set a password yet. */
  isInvited: v.boolean(),
  isSelf: v.boolean(),
  lastSeenAt: v.nullable(instant),
});
export type CompanyUser = v.InferOutput<typeof companyUser>;

/** People of one of the user's companies, without `contragent` of the current one, by name; asks for the right `company`. */
export const getCompanyUsers = defineCall({
  method: 'GET',
  path: '/api/contragent/getUsers/',
  summary: 'Users of the company',
  access: 'company.see',
  query: v.object({
    contragent: v.optional(id),
    query: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), ''),
    active: v.fallback(v.optional(v.picklist(['Y', 'N', '']), ''), ''),
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(20, 100),
  }),
  names: { pageSize: 'page_size' },
  answer: v.object({
    items: v.array(companyUser),
    /** Whether the user is an administrator there, who alone changes people and rights. */
    canEdit: v.boolean(),
    pageNavigation,
  }),
});

export const memberRights = {
  isAdmin: v.optional(v.boolean(), false),
  /** Of an administrator every right counts, whatever stands here. */
  rights: v.optional(v.pipe(v.array(right), v.maxLength(20)), []),
};

export const newUserFields = {
  email,
  name: personName(60),
  lastName: personName(60),
  secondName: optionalPersonName(60),
  phone: v.optional(v.union([v.literal(''), phone]), ''),
  workPosition: optionalText(120),
};

export const personNames = {
  lastName: 'last_name',
  secondName: 'second_name',
  phone: 'personal_phone',
  workPosition: 'work_position',
  userId: 'user_id',
  isAdmin: 'is_admin',
} as const;

/**
 * A new user of the company, who gets a letter with a link to set a password. An e-mail of the own companies' people is
 * added to this one; a stranger's is `taken` at `email`. Administrators only.
 */
export const createCompanyUser = defineCall({
  method: 'POST',
  path: '/api/contragent/createUser/',
  summary: 'New user of the company',
  access: 'company.see',
  body: v.object({ contragent: v.optional(id), ...newUserFields, ...memberRights }),
  names: personNames,
  answer: companyUser,
});

/**
 * Rights of a user at the company. Administrators only; nobody changes the own ones, and the last administrator stays
 * one (`conflict`).
 */
export const updateUserRights = defineCall({
  method: 'POST',
  path: '/api/contragent/updateUserAccessRights/',
  summary: 'Rights of a user of the company',
  access: 'company.see',
  body: v.object({ contragent: v.optional(id), userId: id, ...memberRights }),
  names: personNames,
  answer: nothing,
});
