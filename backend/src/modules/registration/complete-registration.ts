import type { completeRegistration as completeCall } from '@shop/contracts/account/registration';
import type * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { findInvitations } from '../company-users/company-users.api.ts';
import { refuseKnownPassword, refuseLoginAsPassword } from '../password/password.api.ts';
import {
  countSecretAttempt,
  findPendingRegistration,
  forgiveLoginAttempt,
  hashPassword,
  type NewSession,
  startSession,
} from '../session/session.api.ts';
import { findCompany } from './company.ts';
import { deadLink, openRegistration } from './open-registration.ts';

type Completion = v.InferOutput<NonNullable<typeof completeCall.body>>;

/**
 * Reads the registration that a link leads to, without using the link up. Throws `Credentials` for a dead link, and
 * `Limit`.
 */
export async function readRegistration(db: Db, code: string, visitor: Visitor) {
  const attempts = await countSecretAttempt(db, visitor);
  const found = await findPendingRegistration(db, code);
  if (found === undefined) throw deadLink();
  await forgiveLoginAttempt(db, attempts);
  const { email, name, last_name: lastName, phone, company } = found;
  const known = company && (await findCompany(db, company));
  return {
    ...{ email, name, lastName, phone },
    company: company && { name: company.name, inn: company.inn, isKnown: known !== undefined },
    invitations: (await findInvitations(db, phone)).map((invitation) => invitation.name),
  };
}

/**
 * Creates the account with the password chosen now and a session in it, all or nothing. Throws `Credentials` for a dead
 * link, for which nothing is hashed, `Validation` of the password or the phone, with the link still good, and `Limit`.
 */
export async function completeRegistration(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  { code, password, isOwnPhone }: Completion,
  visitor: Visitor,
): Promise<NewSession> {
  refuseKnownPassword(password);
  const attempts = await countSecretAttempt(db, visitor);
  const found = await findPendingRegistration(db, code);
  if (found === undefined) throw deadLink();
  refuseLoginAsPassword(password, found.email);
  const passwordHash = await hashPassword(password);
  const session = await db.transaction().execute(async (tx) => {
    const userId = await openRegistration(tx, settings, { code, passwordHash, isOwnPhone }, visitor);
    return startSession(tx, userId, visitor);
  });
  await forgiveLoginAttempt(db, attempts);
  return session;
}
