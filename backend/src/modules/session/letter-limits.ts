import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import type { Throttle, Try } from '../../platform/limits/throttle.ts';
import { isKnownDevice } from './known-devices.ts';

const message = 'Слишком много писем.';
/** Letters to one mailbox that strangers cause; alike for those with an account and those without. */
const perMailbox: Throttle = { name: 'letters-mailbox', free: 5, leakS: 900, beyond: 'full', message };
/** The same that its owner causes, in browsers that have logged in to the account. */
const byOwner: Throttle = { ...perMailbox, name: 'letters-owner' };
const perAddress: Throttle = { name: 'letters-address', free: 20, leakS: 180, beyond: 'full', message };

/** What a letter to this mailbox is counted at (`takeTries`). Strangers use up nothing of what its owner has. */
export async function triesOfLetter(
  db: Db,
  email: string,
  { address, device }: Visitor,
): Promise<readonly Try[]> {
  if (await isKnownDevice(db, device, { column: 'login', value: email }))
    return [{ throttle: byOwner, subject: email }];
  return [
    { throttle: perAddress, subject: address },
    { throttle: perMailbox, subject: email, isOfRecipient: true },
  ];
}
