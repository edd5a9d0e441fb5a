import { email, inn, optionalText, phone } from '@shop/domain/validation/fields';
import { oneLine, optionalPersonName, personName } from '@shop/domain/validation/one-line';
import { optionalVisibleLine, optionalVisibleText } from '@shop/domain/validation/visible-line';
import * as v from 'valibot';
import { right } from '../account/permissions.ts';
import { defineCall } from '../platform/call.ts';
import { day, id, instant, kopecks, nothing, pageNavigation, queryNumber } from '../platform/fields.ts';

const kpp = v.pipe(v.string(), v.trim(), v.regex(/^(\d{9})?$/, 'КПП — 9 цифр'));
const ogrn = v.pipe(v.string(), v.trim(), v.regex(/^(\d{13}|\d{15})?$/, 'ОГРН — 13 или 15 цифр'));

/** A legal entity or entrepreneur, typed or from the register by ИНН. Emails show the name to other people. */
export const companyFields = {
  inn,
  name: oneLine(250),
  kpp: v.optional(kpp, ''),
  ogrn: v.optional(ogrn, ''),
  address: oneLine(400),
};

/** The stored requisites of a company. */
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

/** The user's companies with requisites, including deactivated ones; not part of §7. */
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
        /** False: the shop has deactivated the company, so nothing can be done there. */
        isActive: v.boolean(),
        isAdmin: v.boolean(),
        rights: v.array(right),
        /** Empty without the right `finances`. */
        contracts: v.array(companyContract),
        userCount: v.number(),
        salePointCount: v.number(),
        manager: v.nullable(v.object({ name: v.string(), phone: v.string(), email: v.string() })),
        /** The number of an open request to change the requisites. */
        openRequest: v.nullable(v.object({ id, number: v.string() })),
      }),
    ),
  }),
});
export type OwnCompany = v.InferOutput<typeof getOwnCompanies.answer>['items'][number];

/**
 * Adds a company by ИНН. An unknown company becomes the user's, who is its first administrator. For a known one its
 * manager is asked (`requested`), because an ИНН does not prove membership; a company the user already has is `taken`
 * at `inn`.
 */
export const addCompany = defineCall({
  method: 'POST',
  path: '/api/contragent/add/',
  summary: 'Add a company of the user',
  access: 'company.see',
  body: v.object(companyFields),
  answer: v.object({ state: v.picklist(['added', 'requested']), id: v.nullable(id) }),
});

/** Asks the manager to change the requisites: creates an appeal of a special kind, of which one can be open. */
export const requestCompanyUpdate = defineCall({
  method: 'POST',
  path: '/api/contragent/requestUpdate/',
  summary: 'Request new requisites of a company',
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

/** A person of a company, as its administrator and its manager see them. */
export const companyUser = v.object({
  id,
  name: v.string(),
  lastName: v.string(),
  secondName: v.string(),
  email: v.string(),
  /** Eleven digits, or empty; includes an unproven phone entered by someone else. */
  phone: v.string(),
  /** False: someone else has entered the phone, and it cannot log in until its owner proves it. */
  isPhoneProven: v.optional(v.boolean(), true),
  workPosition: v.string(),
  isAdmin: v.boolean(),
  rights: v.array(right),
  /** False: removed from the company, or deactivated by the shop. */
  isActive: v.boolean(),
  /** True until the invited person sets a password. */
  isInvited: v.boolean(),
  isSelf: v.boolean(),
  lastSeenAt: v.nullable(instant),
});
export type CompanyUser = v.InferOutput<typeof companyUser>;

/**
 * People of one of the user's companies, by name; `contragent` defaults to the current one. Requires the right
 * `company`.
 */
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
    /** Whether the user is an administrator there; only administrators change people and rights. */
    canEdit: v.boolean(),
    pageNavigation,
  }),
});

export const memberRights = {
  isAdmin: v.optional(v.boolean(), false),
  /** Ignored for an administrator, who has every right. */
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
 * Creates a user of the company, who gets an email with a link to set a password. An e-mail of someone at the user's
 * companies is attached to this one; a stranger's e-mail is `taken` at `email`. Administrators only.
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
 * Changes a user's rights at the company. Administrators only; nobody changes their own rights, and the last
 * administrator cannot be demoted (`conflict`).
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
