import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { hashSecret } from '../../platform/http/session/session.ts';

/** The purpose of a secret. A secret that opens nothing is stored as well, so that both cases take the same time. */
type Opens =
  | { readonly purpose: 'registration'; readonly registrationId: number | null }
  | { readonly purpose: 'phone'; readonly phone: string }
  | { readonly purpose: 'recovery'; readonly userId: number | null }
  | { readonly purpose: 'email'; readonly userId: number; readonly email: string }
  | { readonly purpose: 'first-administrator' };

/** Issues a secret that works once; only its hash is stored. */
export async function issueSecret(db: Db, opens: Opens, maxAgeS: number): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db
    .insertInto('single_use_secrets')
    .values({
      hash: hashSecret(secret),
      purpose: opens.purpose,
      registration_id: opens.purpose === 'registration' ? opens.registrationId : null,
      phone: opens.purpose === 'phone' ? opens.phone : null,
      user_id: 'userId' in opens ? opens.userId : null,
      email: opens.purpose === 'email' ? opens.email : null,
      expires_at: new Date(Date.now() + maxAgeS * 1000),
    })
    .execute();
  return secret;
}

/** Finds the account whose password the secret still opens, without using it up; undefined if there is none. */
export async function findRecovery(db: Db, secret: string) {
  return db
    .selectFrom('single_use_secrets')
    .innerJoin('users', 'users.id', 'single_use_secrets.user_id')
    .select(['users.id', 'users.login', 'users.role', 'users.invited_at as invitedAt'])
    .where('hash', '=', hashSecret(secret))
    .where('purpose', '=', 'recovery')
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .where('users.active', '=', true)
    .executeTakeFirst();
}

/** Finds the registration that the secret still opens, without using it up; undefined if there is none. */
export async function findPendingRegistration(db: Db, secret: string) {
  return db
    .selectFrom('single_use_secrets')
    .innerJoin('registrations', 'registrations.id', 'single_use_secrets.registration_id')
    .selectAll('registrations')
    .where('hash', '=', hashSecret(secret))
    .where('purpose', '=', 'registration')
    .where('used_at', 'is', null)
    .where('single_use_secrets.expires_at', '>', new Date())
    .executeTakeFirst();
}

/** Whether the secret still opens the first start of a shop; it is not used up. */
export async function opensFirstStart(db: Db, secret: string): Promise<boolean> {
  const found = await db
    .selectFrom('single_use_secrets')
    .select('hash')
    .where('hash', '=', hashSecret(secret))
    .where('purpose', '=', 'first-administrator')
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Uses the secret up and answers what it opens; undefined for one that is unknown, used, expired, or for another
 * purpose. Of two concurrent calls one gets it. It stays unused if the transaction is rolled back.
 */
export async function spendSecret(db: Db, purpose: Opens['purpose'], secret: string) {
  return db
    .updateTable('single_use_secrets')
    .set({ used_at: new Date() })
    .where('hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returning(['registration_id as registrationId', 'phone', 'user_id as userId', 'email'])
    .executeTakeFirst();
}

/** Voids every unused secret of the account: ways to a new password, and to a new e-mail. */
export async function voidRecoverySecrets(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('single_use_secrets')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

/** Voids the unused links to a new e-mail. */
export async function voidEmailSecrets(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('single_use_secrets')
    .set({ used_at: new Date() })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'email')
    .where('used_at', 'is', null)
    .execute();
}

/** Voids the unused links of the first start. */
export async function voidFirstStartSecrets(db: Db): Promise<void> {
  await db
    .updateTable('single_use_secrets')
    .set({ used_at: new Date() })
    .where('purpose', '=', 'first-administrator')
    .where('used_at', 'is', null)
    .execute();
}
