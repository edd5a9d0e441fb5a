import type { FastifyBaseLogger } from 'fastify';
import { sweepAttachments } from '../../modules/attachments/attachments.api.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { repeat } from '../../platform/jobs/repeat.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Deletes expired rows and their files once an hour. Returns the function that stops it after the current run: files
 * are checked one by one, and that still needs the database.
 */
export function startCleanUp(db: Db, attachmentsDir: string, log: FastifyBaseLogger): () => Promise<void> {
  const clean = async () => {
    await cleanUp(db);
    await sweepAttachments(db, attachmentsDir);
  };
  return repeat(clean, { everyMs: HOUR_MS, failure: 'the clean-up failed', log });
}

/**
 * Deletes keys, tickets, codes, limits, removed basket rows and unsent attachments after a day; deleted templates and
 * ended sessions after a month; audit and known browsers after half a year; read notifications after a year; and the
 * text of messages whose secret has expired.
 */
export async function cleanUp(db: Db, nowMs = Date.now()): Promise<void> {
  const before = (ms: number) => new Date(nowMs - ms);
  const yesterday = before(DAY_MS);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', yesterday).execute();
  await db.deleteFrom('file_tickets').where('expires_at', '<', yesterday).execute();
  // No limit remembers an attempt for longer than a day (platform/limits/rate-limit.ts), so an older row is empty.
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
