import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Services } from '../../platform/http/services.ts';
import { type Throttle, takeTries } from '../../platform/limits/throttle.ts';

/** 30 messages of a person at once, and 30 more in 10 minutes; each may be a letter to several people. */
const messagesLimit: Throttle = {
  name: 'appeal-messages',
  free: 30,
  leakS: 20,
  beyond: 'full',
  message: 'Слишком много сообщений подряд.',
};

interface Written {
  readonly actor: ActingUser;
  readonly services: Services;
}

/** Counts a message of whoever writes it, whomever for. Throws `Limit` beyond 30 in 10 minutes. */
export async function countMessage({ actor: { userId, actedBy }, services: { db } }: Written): Promise<void> {
  await takeTries(db, [{ throttle: messagesLimit, subject: String(actedBy?.id ?? userId) }]);
}
