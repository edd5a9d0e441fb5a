import type { FastifyBaseLogger } from 'fastify';
import { sweepAttachments } from '../../modules/attachments/attachments.api.ts';
import { deleteOutdated } from '../../modules/personal-data/personal-data.api.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { deleteAttachments } from '../../platform/message-outbox/attachments.ts';
import { deleteUnsavedImages } from '../../platform/shop-settings/setting-images.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Deletes expired rows and their files once an hour. Returns the function that stops it after the current run: files
 * are checked one by one, and that still needs the database.
 */
export function startCleanUp(db: Db, attachmentsDir: string, log: FastifyBaseLogger): () => Promise<void> {
  const clean = async () => {
    await cleanUp(db);
    const deleted = await deleteOutdated(db);
    if (Object.keys(deleted).length > 0)
      log.info({ deleted }, 'data kept for as long as the shop needs them');
    await sweepAttachments(db, attachmentsDir);
  };
  return repeat(clean, { everyMs: HOUR_MS, failure: 'the clean-up failed', log });
}

/**
 * Deletes keys, tickets, limits, invitations, removed basket rows, unsent attachments, images that no setting names and files of sent emails after a
 * day; deleted templates and files of emails that nothing could send after a month; exchanges with 1C after three; and the text of messages whose secret
 * has expired. Data of people are deleted by the setting `retention` (modules/personal-data).
 */
export async function cleanUp(db: Db, nowMs = Date.now()): Promise<void> {
  const before = (ms: number) => new Date(nowMs - ms);
  const yesterday = before(DAY_MS);
  await db.deleteFrom('idempotency_keys').where('created_at', '<', yesterday).execute();
  await db.deleteFrom('file_tickets').where('expires_at', '<', yesterday).execute();
  // No limit remembers an attempt for longer than a day (platform/limits/rate-limit.ts), so an older row is empty.
  await db.deleteFrom('throttles').where('at', '<', yesterday).execute();
  await db.deleteFrom('quick_order_files').where('created_at', '<', yesterday).execute();
  await unscoped(db, 'of every company')
    .deleteFrom('phone_invitations')
    .where('expires_at', '<', yesterday)
    .execute();
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
    .deleteFrom('exchange_sessions')
    .where('last_call_at', '<', before(90 * DAY_MS))
    .execute();
  await deleteUnsavedImages(db, yesterday);
  await deleteAttachments(db, { sentBefore: yesterday, queuedBefore: before(30 * DAY_MS) });
  await db
    .updateTable('outbox')
    .set({ body: '' })
    .where('expires_at', '<', before(0))
    .where('body', '!=', '')
    .execute();
}
