import * as v from 'valibot';
import { consentKind, consentText } from '../account/consents.ts';
import { defineCall } from '../platform/call.ts';
import { id, instant, pageNavigation, queryNumber } from '../platform/fields.ts';

/** The longest text of a consent, in characters. */
export const CONSENT_TEXT_MAX = 20_000;

const officeConsent = v.object({
  kind: consentKind,
  /** The text that holds; null before the first one. */
  current: v.nullable(
    v.object({
      version: v.number(),
      text: v.string(),
      /** SHA-256 of the text in UTF-8, as hex: proves later which words were agreed to. */
      sha256: v.string(),
      publishedAt: instant,
      publishedBy: v.string(),
    }),
  ),
  /** A text to begin with, made of the seller's details; null once there is a version. */
  draft: v.nullable(v.string()),
  /** People who agree to the current version, those who agreed to an earlier one only, and those who have withdrawn. */
  counts: v.object({ agreed: v.number(), earlier: v.number(), withdrawn: v.number() }),
});
export type OfficeConsent = v.InferOutput<typeof officeConsent>;

const erasureRequest = v.object({
  id,
  userId: id,
  login: v.string(),
  name: v.string(),
  requestedAt: instant,
  /** The last day of the term that the law sets: `2026-12-10`. */
  dueOn: v.string(),
  isLate: v.boolean(),
});
export type ErasureRequest = v.InferOutput<typeof erasureRequest>;

/** The consents of the shop, and the open requests of people to erase their data, the most urgent first. */
export const getOfficeConsents = defineCall({
  method: 'GET',
  path: '/api/office/consents/',
  summary: 'Consents and requests about personal data',
  access: 'office.settings',
  answer: v.object({ items: v.array(officeConsent), requests: v.array(erasureRequest) }),
});

/** Where a person was asked; `demo` is a person of the demonstration. */
const consentWay = v.picklist(['registration', 'invitation', 'feedback', 'profile', 'dialog', 'demo']);
export type ConsentWay = v.InferOutput<typeof consentWay>;

const givenConsent = v.object({
  /** Unique among the answers; an account and a message to the shop have different ones. */
  key: v.string(),
  /** «Петрова Анна», or the name under a message. */
  name: v.string(),
  /** The e-mail of an account; eleven digits of the phone of a visitor. */
  contact: v.string(),
  textId: id,
  kind: consentKind,
  version: v.number(),
  way: consentWay,
  givenAt: instant,
  withdrawnAt: v.nullable(instant),
  /** The IP address from which it was given. */
  address: v.string(),
  userAgent: v.string(),
});
export type GivenConsent = v.InferOutput<typeof givenConsent>;

const publishedText = v.object({ ...consentText.entries, sha256: v.string() });
export type PublishedText = v.InferOutput<typeof publishedText>;

/**
 * Every consent that people with this name, e-mail or phone have given or withdrawn, newest first; nothing without a
 * search. `texts`: the words of the versions on this page.
 */
export const findConsents = defineCall({
  method: 'GET',
  path: '/api/office/consents/given/',
  summary: 'Consents of one person',
  access: 'office.settings',
  query: v.object({
    page: queryNumber(1, 100_000),
    search: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''), ''),
  }),
  names: { page: 'PAGEN_1', search: 'q' },
  answer: v.object({ items: v.array(givenConsent), texts: v.array(publishedText), pageNavigation }),
});

/**
 * Publishes the next version of a text; earlier versions stay as they were agreed to. Customers are asked anew for a
 * required consent. `conflict` if `version` is no longer the current one, 0 before the first.
 */
export const publishConsentText = defineCall({
  method: 'POST',
  path: '/api/office/consents/',
  summary: 'Publish a version of a consent',
  access: 'office.settings',
  body: v.object({
    kind: consentKind,
    text: v.pipe(
      v.string('Напишите текст'),
      v.trim(),
      v.minLength(50, 'Текст согласия слишком короткий'),
      v.maxLength(CONSENT_TEXT_MAX, 'Не\u00a0больше 20\u00a0000 символов'),
    ),
    version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  answer: officeConsent,
});

/**
 * Erases the person of a request, which nothing takes back. `conflict` where others still need the person: an order on
 * its way, colleagues without an administrator.
 */
export const carryOutErasure = defineCall({
  method: 'POST',
  path: '/api/office/consents/requests/{id}/erase/',
  summary: 'Erase the person of a request',
  access: 'office.settings',
  params: v.object({ id }),
  answer: v.object({
    /** Where the law keeps the person's data, and why. */
    kept: v.array(v.object({ title: v.string(), rows: v.number(), because: v.string() })),
  }),
});
