import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Validation } from '../../../platform/errors/errors.ts';
import { countAttempts, type RateLimit } from '../../../platform/limits/rate-limit.ts';
import {
  sendTestEmail,
  sendTestSms,
  type TestResult,
} from '../../../platform/message-outbox/test-message.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

const perPerson: RateLimit = {
  name: 'test-message',
  free: 5,
  leakS: 120,
  beyond: 'full',
  message: 'Слишком много проверочных сообщений.',
};

/**
 * Sends a test message to the caller and answers what the server said; one that was accepted is kept in the outbox as
 * sent, which is what the checklist looks for. Call it outside a transaction. Throws `Validation` for a text message to
 * somebody without a phone, and `Limit`.
 */
export async function sendTestMessageTo(
  db: Db,
  settings: Settings,
  { userId, login }: Actor,
  kind: 'email' | 'sms',
): Promise<{ isSent: boolean; text: string }> {
  const recipient = kind === 'email' ? login : await phoneOf(db, userId);
  await countAttempts(db, [{ limit: perPerson, subject: `${kind} ${userId}` }]);
  const send = kind === 'email' ? sendTestEmail : sendTestSms;
  const { isSent, answer } = await send(settings, recipient);
  if (isSent)
    await db
      .insertInto('outbox')
      .values({ kind, recipient, subject: 'Проверка', body: '', sent_at: new Date(), attempts: 1 })
      .execute();
  return { isSent, text: describe({ isSent, answer }, recipient) };
}

function describe({ isSent, answer }: TestResult, recipient: string): string {
  return isSent ? `Отправлено на\u00a0${recipient}: ${answer}` : `Не\u00a0отправлено: ${answer}`;
}

async function phoneOf(db: Db, userId: number): Promise<string> {
  const { phone } = await db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (phone !== null) return phone;
  throw new Validation('Сначала укажите свой телефон в\u00a0профиле', 'kind');
}
