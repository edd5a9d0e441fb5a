import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import {
  type Attempt,
  clearAttempts,
  countAttempts,
  type RateLimit,
  returnAttempt,
} from '../../platform/limits/rate-limit.ts';
import { isKnownDevice } from './known-devices.ts';

const message = 'Слишком много неудачных попыток входа.';
/** Browsers that have not logged in to the account before share this limit; it does not touch the owner's browser. */
const perAccount: RateLimit = { name: 'login', free: 5, leakS: 900, beyond: 'growing', message };
const perDevice: RateLimit = { ...perAccount, name: 'login-device', free: 10 };
/** Only failures count, so that a busy office behind one address is not locked out. */
const perAddress: RateLimit = { name: 'login-address', free: 100, leakS: 9, beyond: 'growing', message };

/** An account in its canonical spelling, whether or not it exists: both are limited alike. */
export interface AccountName {
  readonly column: 'login' | 'phone';
  readonly value: string;
}

/**
 * Counts a login attempt as a failure before its secret is verified, so that guesses sent at the same time do not slip
 * past the limit. A browser that has logged in to the account before has attempts of its own, so nobody else can lock
 * the owner out. Throws `Limit`.
 */
export async function countLoginAttempt(
  db: Db,
  account: AccountName,
  { address, device }: Visitor,
): Promise<readonly Attempt[]> {
  const isKnown = await isKnownDevice(db, device, account);
  const attempts = isKnown
    ? [{ limit: perDevice, subject: `${device} ${account.value}` }]
    : [
        { limit: perAddress, subject: address },
        { limit: perAccount, subject: account.value },
      ];
  await countAttempts(db, attempts);
  return attempts;
}

/** Counts an attempt with a secret that names no account until it is found to be right. */
export async function countSecretAttempt(db: Db, { address }: Visitor): Promise<readonly Attempt[]> {
  const attempts = [{ limit: perAddress, subject: address }];
  await countAttempts(db, attempts);
  return attempts;
}

/** Takes a successful attempt back and resets the limit of the account. */
export async function forgiveLoginAttempt(db: Db, attempts: readonly Attempt[]): Promise<void> {
  for (const one of attempts)
    await (one.limit === perAddress ? returnAttempt(db, one) : clearAttempts(db, one));
}
