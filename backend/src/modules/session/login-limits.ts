import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { forgive, giveBack, type Throttle, type Try, takeTries } from '../../platform/limits/throttle.ts';
import { isKnownDevice } from './known-devices.ts';

const message = 'Слишком много неудачных попыток входа.';
/** Everybody who has not logged in to the account before shares these; their waits do not touch the owner's browser. */
const perAccount: Throttle = { name: 'login', free: 5, leakS: 900, beyond: 'growing', message };
const perDevice: Throttle = { ...perAccount, name: 'login-device', free: 10 };
/** Failures only, so a busy office behind one address is not shut out. */
const perAddress: Throttle = { name: 'login-address', free: 100, leakS: 9, beyond: 'growing', message };

/** An account in its one spelling, whether or not it exists: both are limited alike. */
export interface AccountName {
  readonly column: 'login' | 'phone';
  readonly value: string;
}

/**
 * Counts an attempt to log in as a failure before its secret is looked at, so that guesses sent all at once do not slip
 * past the limit together. A browser that has logged in to the account before has tries of its own, so nobody else can
 * shut the owner out. Throws `Limit`.
 */
export async function countLoginAttempt(
  db: Db,
  account: AccountName,
  { address, device }: Visitor,
): Promise<readonly Try[]> {
  const isKnown = await isKnownDevice(db, device, account);
  const tries = isKnown
    ? [{ throttle: perDevice, subject: `${device} ${account.value}` }]
    : [
        { throttle: perAddress, subject: address },
        { throttle: perAccount, subject: account.value },
      ];
  await takeTries(db, tries);
  return tries;
}

/** The same for a secret that names no account until it is found to be right. */
export async function countSecretAttempt(db: Db, { address }: Visitor): Promise<readonly Try[]> {
  const tries = [{ throttle: perAddress, subject: address }];
  await takeTries(db, tries);
  return tries;
}

/** The attempt succeeded: it never counted, and the account begins anew. */
export async function forgiveLoginAttempt(db: Db, tries: readonly Try[]): Promise<void> {
  for (const one of tries) await (one.throttle === perAddress ? giveBack(db, one) : forgive(db, one));
}
