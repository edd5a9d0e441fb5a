import { email, newPassword } from '@shop/domain/validation/fields';
import { personName } from '@shop/domain/validation/one-line';
import * as v from 'valibot';
import { sessionToken } from '../account/session.ts';
import { defineCall } from '../platform/call.ts';
import { secret } from '../platform/fields.ts';

/** The fields that the first administrator fills in. */
export const administratorFields = {
  email,
  name: personName(60),
  lastName: personName(60),
  password: newPassword,
};

/**
 * Creates the first administrator of a shop, a manager with every right in the office, and logs in. `key` comes from
 * the link that the server prints on its terminal; it works once, for 30 minutes, while the shop has no administrator.
 * `validation` at `key` for a dead link, at `email` for a login that somebody has.
 */
export const createFirstAdministrator = defineCall({
  method: 'POST',
  path: '/api/office/firstAdministrator/',
  summary: 'Create the first administrator of a shop',
  access: 'public',
  body: v.object({ key: secret, ...administratorFields }),
  answer: sessionToken,
});
