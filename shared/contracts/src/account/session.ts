import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { confidential } from '../platform/confidential.ts';
import { id, instant, nothing } from '../platform/fields.ts';
import { right, role, type StaffRight, staffRight } from './permissions.ts';

/** The logged-in user with `scope` (§3, §6). */
export const sessionUser = v.object({
  id,
  login: v.string(),
  /** True for a demo user, whose password is public; undefined if the API does not know. */
  isDemo: v.optional(v.boolean()),
  name: v.string(),
  role,
  /** Rights at the current counterparty; empty for staff. */
  scope: v.array(right),
  /** Rights in the office; a page ignores those that are newer than it. */
  staffRights: v.optional(v.pipe(v.array(v.string()), v.transform(knownStaffRights)), []),
  /** Whether a text that the shop requires waits for this user's consent. */
  asksConsent: v.optional(v.boolean()),
  /** Who impersonates this user, a manager or a company's administrator, and at which company. */
  actedBy: v.optional(
    v.nullable(v.object({ id, name: v.string(), companyName: v.optional(v.string(), '') })),
    null,
  ),
});
export type SessionUser = v.InferOutput<typeof sessionUser>;

function knownStaffRights(names: string[]): StaffRight[] {
  return names.filter((name) => v.is(staffRight, name));
}

/** A new session: the token for the header. The answer also sets the HttpOnly cookie that binds it to the browser. */
export const sessionToken = v.object({ token: confidential });

/** Logs in by password (§2, §4, §7). */
export const authenticate = defineCall({
  method: 'POST',
  path: '/api/authentication/',
  summary: 'Log in by password',
  access: 'public',
  body: v.object({
    /** E-mail, or a phone in any notation. */
    login: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.nonEmpty(), v.maxLength(254)),
    password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  }),
  answer: sessionToken,
});

export const logOut = defineCall({
  method: 'POST',
  path: '/api/logout/',
  summary: 'End the session',
  access: 'session',
  answer: nothing,
});

/** Checks the session every 60 s (§4); success extends it by 1440 s. */
export const checkSession = defineCall({
  method: 'GET',
  path: '/api/session/check/',
  summary: 'Session activity',
  access: 'session',
  answer: v.object({ user: sessionUser, expiresAt: instant }),
});

/**
 * A token bound to the browser's session, for clients of this API family that send `X-CSRF-Token`; a wrong token is
 * refused. Our pages do not need it: the session is proved by a header that no other site can set.
 */
export const getCsrfToken = defineCall({
  method: 'GET',
  path: '/api/session/csrf/',
  summary: 'CSRF token of the session',
  access: 'session',
  answer: v.object({ token: confidential }),
});
