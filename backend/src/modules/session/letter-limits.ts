import type { Db } from '../../database/database.ts';
import { type Throttle, takeTries } from '../../limits/throttle.ts';

const message = 'Слишком много писем.';
/** Letters to one mailbox, whoever causes them; alike for those with an account and those without. */
const perMailbox: Throttle = { name: 'letters-mailbox', free: 5, leakS: 900, beyond: 'full', message };
const perAddress: Throttle = { name: 'letters-address', free: 20, leakS: 180, beyond: 'full', message };

/** Throws `Limit` when this mailbox has been sent, or this address has caused, enough letters. */
export async function countLetter(db: Db, email: string, address: string): Promise<void> {
  await takeTries(db, [
    { throttle: perMailbox, subject: email },
    { throttle: perAddress, subject: address },
  ]);
}
