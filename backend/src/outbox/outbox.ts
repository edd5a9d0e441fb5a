import type { Db } from '../database/database.ts';

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
}

/** Writes a letter in the transaction that causes it; it is sent after the commit, and kept if nothing can send. */
export async function queueMail(db: Db, mail: Mail): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ kind: 'email', ...mail })
    .execute();
}

/** The same for a text message; `phone` as eleven digits, `79000000001`. */
export async function queueSms(db: Db, phone: string, body: string): Promise<void> {
  await db.insertInto('outbox').values({ kind: 'sms', recipient: phone, body }).execute();
}
