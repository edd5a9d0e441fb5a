import type { FastifyBaseLogger } from 'fastify';
import type { Db } from './database.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Deletes once an hour what has had its time. Returns the function that stops it. */
export function startCleanUp(db: Db, log: FastifyBaseLogger): () => void {
  const timer = setInterval(() => {
    cleanUp(db).catch((error: unknown) => log.error({ err: error }, 'the clean-up failed'));
  }, HOUR_MS);
  return () => clearInterval(timer);
}

/** Keys and tickets of yesterday, failures of logins, sessions that ended a month ago. */
export async function cleanUp(db: Db, nowMs = Date.now()): Promise<void> {
  const before = (ms: number) => new Date(nowMs - ms);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before(DAY_MS)).execute();
  await db.deleteFrom('file_tickets').where('expires_at', '<', before(DAY_MS)).execute();
  await db.deleteFrom('login_failures').where('failed_at', '<', before(DAY_MS)).execute();
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', before(30 * DAY_MS))
    .execute();
}
