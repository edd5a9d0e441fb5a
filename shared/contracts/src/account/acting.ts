import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id } from '../platform/fields.ts';
import { sessionToken } from './session.ts';

/**
 * A token of a user's session for somebody who may act for that user at that company: its manager, or an administrator of
 * it. Made with the token of one's own session, also while one acts: the new one replaces the one before. It ends with
 * the own session, opens that one company alone and never more than the user's rights there.
 *
 * Throws 404 for a stranger, 403 for oneself, for staff, and for what is switched off.
 */
export const getUserToken = defineCall({
  method: 'POST',
  path: '/api/contragent/getUserToken/',
  summary: 'Act for a user of a company',
  access: 'user.act',
  body: v.object({ userId: id, contragent: id }),
  names: { userId: 'user_id' },
  answer: sessionToken,
});

/**
 * Back to oneself: sets the user token with the manager's (§7, path not shown there). Ends what was acted under the
 * session of that token, and answers it to go on with; `session` when it has ended itself. Called with the manager's
 * token in the header, so that a session of a customer that has ended already keeps nobody from leaving it.
 */
export const returnToOwnSession = defineCall({
  method: 'POST',
  path: '/api/session/return/',
  summary: 'End acting for somebody else',
  access: 'session',
  answer: sessionToken,
});
