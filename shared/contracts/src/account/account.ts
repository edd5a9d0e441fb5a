import { email, newPassword, phone, smsCode } from '@shop/domain/validation/fields';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, instant, nothing, secret, typedPassword } from '../platform/fields.ts';
import { captchaToken } from './captcha.ts';
import { sessionToken } from './session.ts';

/**
 * Sends a code of 4 digits by text message, to log in, to register or to recover a password. The answer is the same
 * whether or not the phone is known. `limit` while the last one is younger than a minute.
 */
export const sendSmsCode = defineCall({
  method: 'POST',
  path: '/api/sendVerifyCodeSMS/',
  summary: 'Send a code by text message',
  access: 'public',
  body: v.object({ phone, purpose: v.picklist(['login', 'registration', 'recovery']), captchaToken }),
  /** When another may be asked for, and how long this one lives; seconds from now. */
  answer: v.object({ resendAfterS: v.number(), expiresInS: v.number() }),
});

/** Logs in by the code; a wrong, old or worn-out one is `credentials`, in the same words for an unknown phone. */
export const authenticateByPhone = defineCall({
  method: 'POST',
  path: '/api/authByPhone/',
  summary: 'Log in by a code',
  access: 'public',
  body: v.object({ phone, code: smsCode }),
  answer: sessionToken,
});

/** Whether a phone is complete and one the shop can write to; says nothing of accounts. */
export const validatePhone = defineCall({
  method: 'POST',
  path: '/api/validatePhone/',
  summary: 'Check the form of a phone',
  access: 'public',
  body: v.object({ phone }),
  /** Eleven digits, `79000000001`. */
  answer: v.object({ phone: v.string() }),
});

/** Whether somebody has registered with the phone. Tightly limited by address (docs/security.md). */
export const checkPhoneExists = defineCall({
  method: 'POST',
  path: '/api/checkPhoneExists/',
  summary: 'Whether a phone is registered',
  access: 'public',
  body: v.object({ phone }),
  answer: v.object({ exists: v.boolean() }),
});

/**
 * Exchanges a code for a check word: the single-use proof, good for ten minutes, that this browser has the phone.
 * Registration and password recovery take it.
 */
export const checkSmsCode = defineCall({
  method: 'POST',
  path: '/api/checkCode/',
  summary: 'Confirm a phone by a code',
  access: 'public',
  body: v.object({ phone, code: smsCode, purpose: v.picklist(['registration', 'recovery']) }),
  answer: v.object({ checkWord: v.string() }),
});

/** Sends a link to `/change-password/` by e-mail; the answer is the same whether or not there is such an account. */
export const sendPasswordLink = defineCall({
  method: 'POST',
  path: '/api/password/sendPasswordChangeLink/',
  summary: 'Send a link to change the password',
  access: 'public',
  body: v.object({ email, captchaToken }),
  answer: nothing,
});

/** A new password by the check word of a letter or of `checkCode`; logs in, and ends every other session. */
export const changePasswordByCheckWord = defineCall({
  method: 'POST',
  path: '/api/password/changeByCheckWord/',
  summary: 'Change the password by a check word',
  access: 'public',
  body: v.object({ checkWord: secret, password: newPassword }),
  answer: sessionToken,
});

/** A new password for whoever knows the old one; ends every other session. A wrong old one is `credentials`. */
export const changePassword = defineCall({
  method: 'POST',
  path: '/api/password/change/',
  summary: 'Change the password',
  access: 'session',
  body: v.object({ oldPassword: typedPassword, password: newPassword }),
  names: { oldPassword: 'old_password' },
  answer: nothing,
});

/** The open sessions of the user, the latest used first; not of §7. */
export const getSessions = defineCall({
  method: 'GET',
  path: '/api/session/list/',
  summary: 'Open sessions of the user',
  access: 'session',
  answer: v.object({
    items: v.array(
      v.object({
        id,
        /** Browser and system in a few words: «Chrome, Windows». */
        device: v.string(),
        startedAt: instant,
        lastSeenAt: instant,
        isCurrent: v.boolean(),
        /** The manager who acts for the user in it. */
        actedBy: v.nullable(v.string()),
      }),
    ),
  }),
});

/** What has happened to the user's account, newest first, at most 20 of the last 180 days; not of §7. */
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
        /** In words: «Вход». */
        event: v.string(),
        /** As of a session. */
        device: v.string(),
        /** Who has done it, if not the user himself. */
        actedBy: v.nullable(v.string()),
      }),
    ),
  }),
});

/** Ends one of the user's sessions, or without an id all but the current one; a foreign id answers 404. */
export const endSessions = defineCall({
  method: 'POST',
  path: '/api/session/end/',
  summary: 'End sessions of the user',
  access: 'session',
  body: v.object({ id: v.optional(id) }),
  answer: v.object({ ended: v.number() }),
});
