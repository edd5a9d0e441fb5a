import type { ActingUser } from '../../http/acting-user.ts';
import type { Throttle, Try } from '../../limits/throttle.ts';

/** 30 messages of a person at once, and 30 more in 10 minutes; each may be a letter to several people. */
export const messagesLimit: Throttle = {
  name: 'appeal-messages',
  free: 30,
  leakS: 20,
  beyond: 'full',
  message: 'Слишком много сообщений подряд.',
};

/** Of whoever writes, not of the user it is written for. */
export function triesOfMessage({ userId, actedBy }: ActingUser): readonly Try[] {
  return [{ throttle: messagesLimit, subject: String(actedBy?.id ?? userId) }];
}
