import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id } from '../platform/fields.ts';
import { sessionToken } from './session.ts';

/**
 * Starts impersonating a user at a company (§4): returns the token of a child session (decision 060). Allowed for the
 * company's manager or one of its administrators. Call it with the token of one's own session, even while
 * impersonating: the new session replaces the previous one. The child session ends with its parent, is bound to that
 * one company and never grants more than the user's rights there.
 *
 * Throws 404 for a stranger, 403 for oneself, for staff and for a deactivated user or company.
 */
export const getUserToken = defineCall({
  method: 'POST',
  path: '/api/contragent/getUserToken/',
  summary: 'Impersonate a user of a company',
  access: 'user.act',
  body: v.object({ userId: id, contragent: id }),
  names: { userId: 'user_id' },
  answer: sessionToken,
});

/**
 * Ends the impersonation and answers the token of one's own session (§7, path not shown there), or `session` if that
 * has ended. Call it with one's own token in the header, so that an already ended child session cannot prevent the
 * return.
 */
export const returnToOwnSession = defineCall({
  method: 'POST',
  path: '/api/session/return/',
  summary: 'End an impersonation',
  access: 'session',
  answer: sessionToken,
});
