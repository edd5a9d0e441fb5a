import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
}

interface Terms {
  /** The message holds a secret that works until then: it is not sent later, and its text is not kept after it. */
  readonly expiresAt?: Date;
  /** False: all is done as if there were somebody to write to, in the same time, and nothing is queued. */
  readonly isWanted?: boolean;
}

/** Writes a letter in the transaction that causes it; it is sent after the commit, and kept if nothing can send. */
export async function queueMail(db: Db, mail: Mail, terms: Terms = {}): Promise<void> {
  await queue(db, 'email', mail, terms);
}

/** The same for a text message; `phone` as eleven digits, `79000000001`. */
export async function queueSms(db: Db, phone: string, body: string, terms: Terms = {}): Promise<void> {
  await queue(db, 'sms', { recipient: phone, subject: '', body }, terms);
}

async function queue(
  db: Db,
  kind: 'email' | 'sms',
  { recipient, subject, body }: Mail,
  { expiresAt, isWanted = true }: Terms,
): Promise<void> {
  await sql`insert into outbox (kind, recipient, subject, body, expires_at)
    select ${kind}::text, ${recipient}::text, ${subject}::text, ${body}::text, ${expiresAt ?? null}::timestamptz
    where ${isWanted}::boolean`.execute(db);
}
