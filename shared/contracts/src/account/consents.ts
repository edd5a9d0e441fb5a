import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { confidential } from '../platform/confidential.ts';
import { id, instant, nothing } from '../platform/fields.ts';

/** The kinds of consent, each a text of its own: processing of personal data, and advertising. */
export const consentKind = v.picklist(['personal-data', 'marketing'], 'Такого согласия нет');
export type ConsentKind = v.InferOutput<typeof consentKind>;
export const allConsentKinds: readonly ConsentKind[] = consentKind.options;

export const consentTitles: Readonly<Record<ConsentKind, string>> = {
  'personal-data': 'Согласие на\u00a0обработку персональных данных',
  marketing: 'Согласие на\u00a0рекламные сообщения',
};

/** Whether nobody uses the shop without this consent. */
export function isRequiredConsent(kind: ConsentKind): boolean {
  return kind === 'personal-data';
}

/** A published version of a text; it is never edited. */
export const consentText = v.object({
  id,
  kind: consentKind,
  /** Counts from 1 within the kind. */
  version: v.number(),
  /** Plain text with line breaks. */
  text: v.string(),
  publishedAt: instant,
});
export type ConsentText = v.InferOutput<typeof consentText>;

/** The texts in force, at most one of a kind; a shop that has published none asks for nothing. Not part of §7. */
export const getConsentTexts = defineCall({
  method: 'GET',
  path: '/api/consents/',
  summary: 'Texts of consents in force',
  access: 'public',
  answer: v.object({ items: v.array(consentText) }),
});

/** Says on each form why the required box has to be ticked. */
export const NO_CONSENT_REFUSALS = {
  registration: 'Без согласия на\u00a0обработку персональных данных зарегистрироваться нельзя',
  invitation: 'Без согласия на\u00a0обработку персональных данных принять приглашение нельзя',
  feedback: 'Без согласия на\u00a0обработку персональных данных отправить сообщение нельзя',
} as const;

/** Ids of the texts that somebody agrees to. */
export const agreedTexts = v.pipe(v.array(id), v.maxLength(10, 'Слишком много согласий'));

const ownConsent = v.object({
  kind: consentKind,
  /** Null where the shop has no text of this kind. */
  current: v.nullable(consentText),
  /** The version that was agreed to, which may be an earlier one; null without a consent or after a withdrawal. */
  given: v.nullable(v.object({ version: v.number(), text: v.string(), givenAt: instant })),
  /** When the last consent of this kind was withdrawn; null while one is in force. */
  withdrawnAt: v.nullable(instant),
});
export type OwnConsent = v.InferOutput<typeof ownConsent>;

/** Reads the user's consents, and the open request to erase the user's data. Not part of §7. */
export const getOwnData = defineCall({
  method: 'GET',
  path: '/api/profile/data/',
  summary: 'Consents and requests of the user',
  access: 'session',
  answer: v.object({
    consents: v.array(ownConsent),
    /** `dueOn`: the last day of the term that the law sets. */
    erasure: v.nullable(v.object({ requestedAt: instant, dueOn: v.string() })),
  }),
});

/**
 * Agrees to texts in force. `validation` at `texts` for one that a newer version has replaced. Only the user personally:
 * `forbidden` under impersonation.
 */
export const giveConsents = defineCall({
  method: 'POST',
  path: '/api/profile/consents/',
  summary: 'Agree to texts',
  access: 'session',
  body: v.object({
    texts: agreedTexts,
    /** Where the user was asked: on the profile page, or by the dialog about a new version. */
    way: v.picklist(['profile', 'dialog']),
  }),
  answer: nothing,
});

/** Withdraws the consent of a kind, to whichever version. Only the user personally: `forbidden` under impersonation. */
export const withdrawConsent = defineCall({
  method: 'POST',
  path: '/api/profile/consents/withdraw/',
  summary: 'Withdraw a consent',
  access: 'session',
  body: v.object({ kind: consentKind }),
  answer: nothing,
});

/** Issues the single-use URL of a JSON file with everything that is held about the user. */
export const exportOwnData = defineCall({
  method: 'POST',
  path: '/api/profile/data/export/',
  summary: 'Copy of the data about the user',
  access: 'session',
  answer: v.object({ url: confidential }),
});

/** Asks the shop to erase the user's data. A second request while one is open changes nothing. */
export const requestErasure = defineCall({
  method: 'POST',
  path: '/api/profile/data/erasure/',
  summary: 'Ask for erasure',
  access: 'session',
  answer: nothing,
});

/** Takes the open request back; without one nothing happens. */
export const cancelErasure = defineCall({
  method: 'POST',
  path: '/api/profile/data/erasure/cancel/',
  summary: 'Take back the request for erasure',
  access: 'session',
  answer: nothing,
});
