import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { type Attachment, fitEmail, storeAttachments } from './attachments.ts';

interface Email {
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** Up to 5 MB together. */
  readonly attachments?: readonly Attachment[];
}

interface Terms {
  /** The message holds a secret valid until then: it is not sent later, and its text is deleted afterwards. */
  readonly expiresAt?: Date;
  /** False: the call takes the same time as for a real recipient, and nothing is queued. */
  readonly isWanted?: boolean;
}

/**
 * Queues an email in the transaction that causes it. It is sent after the commit, and stays in the outbox if nothing
 * can send it. Throws `RangeError` for attachments that are too large: ask `fitEmail` first.
 */
export async function queueEmail(db: Db, mail: Email, terms: Terms = {}): Promise<void> {
  await queue(db, 'email', mail, terms);
}

/** Queues a text message; `phone` has eleven digits, `79000000001`. */
export async function queueSms(db: Db, phone: string, body: string, terms: Terms = {}): Promise<void> {
  await queue(db, 'sms', { recipient: phone, subject: '', body }, terms);
}

async function queue(
  db: Db,
  kind: 'email' | 'sms',
  { recipient, subject, body, attachments = [] }: Email,
  { expiresAt, isWanted = true }: Terms,
): Promise<void> {
  if (!fitEmail(attachments)) throw new RangeError(`The attachments of «${subject}» are too large`);
  const { rows } = await sql<{ id: number }>`insert into outbox (kind, recipient, subject, body, expires_at)
    select ${kind}::text, ${recipient}::text, ${subject}::text, ${body}::text, ${expiresAt ?? null}::timestamptz
    where ${isWanted}::boolean returning id`.execute(db);
  for (const { id } of rows) await storeAttachments(db, id, attachments);
}
