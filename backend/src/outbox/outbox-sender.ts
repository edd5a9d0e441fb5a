import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Db } from '../database/database.ts';
import type { Settings } from '../settings.ts';

const PAUSE_MS = 5000;
const BATCH = 20;
/** After these tries a letter stays in the outbox with its last error, for somebody to look at. */
const MAX_ATTEMPTS = 8;

interface Letter {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/**
 * Sends the letters of the outbox by SMTP and returns the function that stops it. Without `SMTP_URL` there is nothing
 * to send with: letters stay in the outbox, where the developer page and tests read them.
 */
export function startOutboxSender(db: Db, settings: Settings, log: FastifyBaseLogger): () => Promise<void> {
  if (settings.smtpUrl === undefined) {
    log.warn('SMTP_URL is not set: letters and text messages stay in the outbox');
    return async () => {};
  }
  const transport = createTransport(settings.smtpUrl);
  const send = async ({ recipient, subject, body }: Letter) => {
    await transport.sendMail({ from: settings.mailFrom, to: recipient, subject, text: body });
  };
  let isStopped = false;
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => (isStopped ? undefined : sendWaiting(db, send)))
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'));
  }, PAUSE_MS);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
    transport.close();
  };
}

/** Sends what waits. Replicas skip each other's rows, so a letter leaves once. */
export async function sendWaiting(db: Db, send: (letter: Letter) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const letters = await tx
      .selectFrom('outbox')
      .select(['id', 'recipient', 'subject', 'body', 'attempts'])
      .where('kind', '=', 'email')
      .where('sent_at', 'is', null)
      .where('attempts', '<', MAX_ATTEMPTS)
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { id, attempts, ...letter } of letters) {
      const result = await send(letter).then(
        () => ({ sent_at: new Date(), last_error: null }),
        (error: unknown) => ({ last_error: error instanceof Error ? error.message : String(error) }),
      );
      await tx
        .updateTable('outbox')
        .set({ attempts: attempts + 1, ...result })
        .where('id', '=', id)
        .execute();
    }
  });
}
