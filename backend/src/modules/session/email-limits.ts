import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import type { Attempt, RateLimit } from '../../platform/limits/rate-limit.ts';
import { isKnownDevice } from './known-devices.ts';

const message = 'Слишком много писем.';
/** Limits emails to one mailbox that strangers cause, alike with and without an account. */
const perMailbox: RateLimit = { name: 'letters-mailbox', free: 5, leakS: 900, beyond: 'full', message };
/** The owner has the same limit apart, in browsers that have logged in to the account. */
const byOwner: RateLimit = { ...perMailbox, name: 'letters-owner' };
const perAddress: RateLimit = { name: 'letters-address', free: 20, leakS: 180, beyond: 'full', message };

/**
 * Chooses the counters for an email to this mailbox (`countAttempts`). Strangers use up nothing of the owner's limit.
 */
export async function emailAttempts(
  db: Db,
  email: string,
  { address, device }: Visitor,
): Promise<readonly Attempt[]> {
  if (await isKnownDevice(db, device, { column: 'login', value: email }))
    return [{ limit: byOwner, subject: email }];
  return [
    { limit: perAddress, subject: address },
    { limit: perMailbox, subject: email, isOfRecipient: true },
  ];
}
