import type { FastifyBaseLogger } from 'fastify';
import { sweepAttachments } from '../../modules/attachments/attachments.api.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { repeat } from '../../platform/jobs/repeat.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Deletes once an hour what has had its time, files of it too. Returns the function that stops it, after what it is at:
 * files are looked through one by one, and the database is still needed for them.
 */
export function startCleanUp(db: Db, attachmentsDir: string, log: FastifyBaseLogger): () => Promise<void> {
  const clean = async () => {
    await cleanUp(db);
    await sweepAttachments(db, attachmentsDir);
  };
  return repeat(clean, { everyMs: HOUR_MS, failure: 'the clean-up failed', log });
}

/**
 * Keys, tickets, codes, limits, removed basket rows and unsent attachments of yesterday, templates deleted and sessions
 * ended a month ago, audit and browsers of half a year ago, notifications read a year ago; and the text of messages
 * whose secret is worth nothing any more.
 */
export async function cleanUp(db: Db, nowMs = Date.now()): Promise<void> {
  const before = (ms: number) => new Date(nowMs - ms);
  const yesterday = before(DAY_MS);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', yesterday).execute();
  await db.deleteFrom('file_tickets').where('expires_at', '<', yesterday).execute();
  // No limit remembers a try for longer than a day (platform/limits/throttle.ts), so what nobody has tried since is empty.
  await db.deleteFrom('throttles').where('at', '<', yesterday).execute();
  await db.deleteFrom('sms_codes').where('expires_at', '<', yesterday).execute();
  await db.deleteFrom('quick_order_files').where('created_at', '<', yesterday).execute();
  await db.deleteFrom('registrations').where('expires_at', '<', yesterday).execute();
  await unscoped(db, 'of every company')
    .deleteFrom('phone_invitations')
    .where('expires_at', '<', yesterday)
    .execute();
  await db.deleteFrom('single_use_secrets').where('expires_at', '<', yesterday).execute();
  await db
    .deleteFrom('appeal_attachments')
    .where('message_id', 'is', null)
    .where('created_at', '<', yesterday)
    .execute();
  await db.deleteFrom('basket_removed_rows').where('removed_at', '<', yesterday).execute();
  await db
    .deleteFrom('basket_templates')
    .where('deleted_at', '<', before(30 * DAY_MS))
    .execute();
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', before(30 * DAY_MS))
    .execute();
  const aYearAgo = before(365 * DAY_MS);
  await db.deleteFrom('notifications').where('read_at', '<', aYearAgo).execute();
  await db
    .deleteFrom('known_devices')
    .where('last_used_at', '<', before(180 * DAY_MS))
    .execute();
  await db
    .deleteFrom('security_events')
    .where('at', '<', before(180 * DAY_MS))
    .execute();
  await db
    .updateTable('outbox')
    .set({ body: '' })
    .where('expires_at', '<', before(0))
    .where('body', '!=', '')
    .execute();
}
