import * as v from 'valibot';
import { defineCall } from './call.ts';
import { id, instant, nothing } from './fields.ts';
import { right, role } from './permissions.ts';

/** Who is logged in: the session user with its `scope` (§3, §6). */
export const sessionUser = v.object({
  id,
  login: v.string(),
  name: v.string(),
  role,
  /** Rights at the current counterparty; empty for staff. */
  scope: v.array(right),
  /** The manager who acts for this user, if any. */
  actedBy: v.optional(v.nullable(v.object({ id, name: v.string() })), null),
});
export type SessionUser = v.InferOutput<typeof sessionUser>;

/** Logs in by password (§4, §7). The answer also sets the HttpOnly cookie that binds the token to the browser. */
export const authenticate = defineCall({
  method: 'POST',
  path: '/api/authentication/',
  summary: 'Log in by password',
  access: 'public',
  body: v.object({
    login: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty(), v.maxLength(254)),
    password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  }),
  answer: v.object({ token: v.string() }),
});

export const logOut = defineCall({
  method: 'POST',
  path: '/api/logout/',
  summary: 'End the session',
  access: 'session',
  answer: nothing,
});

/** Session activity (§4), asked every 60 s; success slides the session by 1440 s. */
export const checkSession = defineCall({
  method: 'GET',
  path: '/api/session/check/',
  summary: 'Session activity',
  access: 'session',
  answer: v.object({ user: sessionUser, expiresAt: instant }),
});

/**
 * A token bound to the browser's session, for clients of this family that send `X-CSRF-Token`; a wrong one is refused.
 * Ours needs none: what proves a session is a header, which no other site can make a browser send.
 */
export const getCsrfToken = defineCall({
  method: 'GET',
  path: '/api/session/csrf/',
  summary: 'CSRF token of the session',
  access: 'session',
  answer: v.object({ token: v.string() }),
});
