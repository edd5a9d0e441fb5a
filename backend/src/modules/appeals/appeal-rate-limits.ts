import type { Actor } from '../../platform/actor/actor.ts';
import type { Services } from '../../platform/http/services.ts';
import { countAttempts, type RateLimit } from '../../platform/limits/rate-limit.ts';

/** 30 messages at once and 30 more in 10 minutes: each may send several emails. */
const messageRateLimit: RateLimit = {
  name: 'appeal-messages',
  free: 30,
  leakS: 20,
  beyond: 'full',
  message: 'Слишком много сообщений подряд.',
};

interface MessageContext {
  readonly actor: Actor;
  readonly services: Services;
}

/**
 * Counts a message against the rate limit of the person who writes it, also when impersonating. Throws `Limit` above
 * it.
 */
export async function countMessage({
  actor: { userId, actedBy },
  services: { db },
}: MessageContext): Promise<void> {
  await countAttempts(db, [{ limit: messageRateLimit, subject: String(actedBy?.id ?? userId) }]);
}
