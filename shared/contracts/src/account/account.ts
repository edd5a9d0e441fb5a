import { email, newPassword, phone, smsCode } from '@shop/domain/validation/fields';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { confidential } from '../platform/confidential.ts';
import { id, instant, nothing, secret, typedPassword } from '../platform/fields.ts';
import { captchaToken } from './captcha.ts';
import { agreedTexts } from './consents.ts';
import { sessionToken } from './session.ts';

/**
 * Sends a 4-digit code by SMS, to log in, to register or to recover a password (§4). The answer does not reveal
 * whether the phone is registered. Refused with `limit` within a minute of the previous code.
 */
export const sendSmsCode = defineCall({
  method: 'POST',
  path: '/api/sendVerifyCodeSMS/',
  summary: 'Send an SMS code',
  access: 'public',
  body: v.object({ phone, purpose: v.picklist(['login', 'registration', 'recovery']), captchaToken }),
  /** Seconds until the next code may be requested, and until this one expires. */
  answer: v.object({ resendAfterS: v.number(), expiresInS: v.number() }),
});

/**
 * Logs in by an SMS code. A wrong, expired or worn-out code is `credentials`, with the same message for an unknown
 * phone.
 */
export const authenticateByPhone = defineCall({
  method: 'POST',
  path: '/api/authByPhone/',
  summary: 'Log in by an SMS code',
  access: 'public',
  body: v.object({ phone, code: smsCode }),
  answer: sessionToken,
});

/** Checks that a phone is complete and that the shop can send to it; reveals nothing about accounts. */
export const validatePhone = defineCall({
  method: 'POST',
  path: '/api/validatePhone/',
  summary: 'Validate a phone',
  access: 'public',
  body: v.object({ phone }),
  /** Eleven digits, `79000000001`. */
  answer: v.object({ phone: v.string() }),
});

/** Tells whether a phone is registered. Strictly rate-limited by address (docs/security.md). */
export const checkPhoneExists = defineCall({
  method: 'POST',
  path: '/api/checkPhoneExists/',
  summary: 'Whether a phone is registered',
  access: 'public',
  body: v.object({ phone }),
  answer: v.object({ exists: v.boolean() }),
});

/**
 * Exchanges a code for a verification token (wire `checkWord`): a single-use proof, valid for ten minutes, that this
 * browser controls the phone. Registration and password recovery require it.
 */
export const checkSmsCode = defineCall({
  method: 'POST',
  path: '/api/checkCode/',
  summary: 'Confirm a phone by a code',
  access: 'public',
  body: v.object({ phone, code: smsCode, purpose: v.picklist(['registration', 'recovery']) }),
  answer: v.object({ checkWord: confidential }),
});

/** Emails a link to `/change-password/`. The answer does not reveal whether the account exists. */
export const sendPasswordLink = defineCall({
  method: 'POST',
  path: '/api/password/sendPasswordChangeLink/',
  summary: 'Send a link to change the password',
  access: 'public',
  body: v.object({ email, captchaToken }),
  answer: nothing,
});

/**
 * Sets a new password with the verification token of an email or of `checkCode`; logs in and ends all other sessions.
 * `consents`: ids of the texts that an invited customer has ticked, with those that are required (`validation` there);
 * left out by clients that ask for none.
 */
export const changePasswordByToken = defineCall({
  method: 'POST',
  path: '/api/password/changeByCheckWord/',
  summary: 'Change the password with a verification token',
  access: 'public',
  body: v.object({ checkWord: secret, password: newPassword, consents: v.optional(agreedTexts) }),
  answer: sessionToken,
});

/** Replaces the known password and ends all other sessions. A wrong old password is `credentials`. */
export const changePassword = defineCall({
  method: 'POST',
  path: '/api/password/change/',
  summary: 'Change the password',
  access: 'session',
  body: v.object({ oldPassword: typedPassword, password: newPassword }),
  names: { oldPassword: 'old_password' },
  answer: nothing,
});

/** Lists the user's open sessions, most recently used first; not part of §7. */
export const getSessions = defineCall({
  method: 'GET',
  path: '/api/session/list/',
  summary: 'Open sessions of the user',
  access: 'session',
  answer: v.object({
    items: v.array(
      v.object({
        id,
        /** Browser and system: «Chrome, Windows». */
        device: v.string(),
        startedAt: instant,
        lastSeenAt: instant,
        isCurrent: v.boolean(),
        /** The manager who impersonates the user in it. */
        actedBy: v.nullable(v.string()),
      }),
    ),
  }),
});

/** The audit log of the user's account, newest first: at most 20 entries of the last 180 days; not part of §7. */
export const getSecurityEvents = defineCall({
  method: 'GET',
  path: '/api/session/events/',
  summary: "Audit of the user's account",
  access: 'session',
  answer: v.object({
    items: v.array(
      v.object({
        id,
        at: instant,
        /** A description: «Вход». */
        event: v.string(),
        /** Browser and system, as in a session. */
        device: v.string(),
        /** Who impersonated the user; null if the user acted personally. */
        actedBy: v.nullable(v.string()),
      }),
    ),
  }),
});

/** Ends one of the user's sessions, or without an id all except the current one; someone else's id answers 404. */
export const endSessions = defineCall({
  method: 'POST',
  path: '/api/session/end/',
  summary: 'End sessions of the user',
  access: 'session',
  body: v.object({ id: v.optional(id) }),
  answer: v.object({ ended: v.number() }),
});
