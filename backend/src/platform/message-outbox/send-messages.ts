import type { FastifyBaseLogger } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Db } from '../database/database.ts';
import type { Settings } from '../settings/settings.ts';
import { type Attachment, readAttachments } from './attachments.ts';
import { smsGateway } from './sms-gateway.ts';

const PAUSE_MS = 5000;
const BATCH = 10;
/**
 * After this many attempts, over about four hours, a message stays in the outbox with its last error for somebody to
 * see.
 */
const MAX_ATTEMPTS = 8;
/**
 * The delay after the first attempt, doubled after each. It is longer than sending may take, so no other replica sends
 * the message too.
 */
const FIRST_RETRY_S = 60;

interface Message {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly attachments: readonly Attachment[];
}
type Send = (message: Message) => Promise<void>;
type Kind = 'email' | 'sms';

/**
 * Sends emails by SMTP and text messages through the gateway; returns the function that stops it. Without `SMTP_URL` or
 * `SMS_URL` the messages stay in the outbox, where the developer's call and tests read them.
 */
export function startMessageSender(db: Db, settings: Settings, log: FastifyBaseLogger): () => Promise<void> {
  const transport = settings.smtpUrl === undefined ? undefined : createTransport(settings.smtpUrl);
  const senders = new Map<Kind, Send>();
  if (transport) {
    senders.set('email', async ({ recipient, subject, body, attachments }) => {
      const files = attachments.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content,
      }));
      await transport.sendMail({
        from: settings.mailFrom,
        to: recipient,
        subject,
        text: body,
        attachments: files,
      });
    });
  } else log.warn('SMTP_URL is not set: emails stay in the outbox');
  if (settings.sms) senders.set('sms', smsGateway(settings.sms));
  else log.warn('SMS_URL is not set: text messages stay in the outbox');

  let isStopped = false;
  const running = new Map<Kind, Promise<void>>();
  const timer = setInterval(() => {
    for (const [kind, send] of senders) {
      // Emails do not wait for text messages, nor text messages for emails.
      const run = (running.get(kind) ?? Promise.resolve())
        .then(() => (isStopped ? undefined : sendDueMessages(db, kind, send)))
        .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'));
      running.set(kind, run);
    }
  }, PAUSE_MS);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await Promise.all(running.values());
    transport?.close();
  };
}

/**
 * Sends due messages. A message is rescheduled before it is sent: other replicas then skip it, no transaction stays
 * open while a server answers, and a message interrupted by a crash is sent again.
 */
export async function sendDueMessages(db: Db, kind: Kind, send: Send): Promise<void> {
  const messages = await claimDue(db, kind);
  await Promise.all(
    messages.map(({ id, ...message }) =>
      attemptSending(db, id, async () => send({ ...message, attachments: await readAttachments(db, id) })),
    ),
  );
}

async function attemptSending(db: Db, id: number, send: () => Promise<void>): Promise<void> {
  const result = await send().then(
    () => ({ sent_at: new Date(), last_error: null }),
    (error: unknown) => ({ last_error: error instanceof Error ? error.message : String(error) }),
  );
  await db.updateTable('outbox').set(result).where('id', '=', id).execute();
  if ('sent_at' in result) await wipeSecret(db, id);
}

async function claimDue(db: Db, kind: Kind) {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .where('attempts', '<', MAX_ATTEMPTS)
    .where(sql<SqlBool>`due_at <= now() and (expires_at is null or expires_at > now())`)
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked();
  const claimed = await db
    .updateTable('outbox')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      due_at: sql<Date>`now() + ${sql.lit(FIRST_RETRY_S)} * power(2, attempts) * interval '1 second'`,
    }))
    .where('id', 'in', due)
    .returning(['id', 'recipient', 'subject', 'body'])
    .execute();
  return claimed.sort((one, other) => one.id - other.id);
}

/** Deletes a secret from the message once its owner has received it. */
async function wipeSecret(db: Db, id: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ body: '' })
    .where('id', '=', id)
    .where('expires_at', 'is not', null)
    .execute();
}
