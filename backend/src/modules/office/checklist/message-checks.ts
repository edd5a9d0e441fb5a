import type { ChecklistItem } from '@shop/contracts/office/checklist';
import { formatInstant } from '@shop/domain/format/date';
import type { Db } from '../../../platform/database/database.ts';
import { findMailRefusal } from '../../../platform/message-outbox/test-message.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

type Kind = 'email' | 'sms';

/** Checks that the mail server lets the shop in now, and that it has really accepted a message. */
export async function checkEmails(db: Db, { smtpUrl }: Pick<Settings, 'smtpUrl'>): Promise<ChecklistItem> {
  const base = { code: 'emails', title: 'Письма уходят', link: null };
  if (smtpUrl === undefined)
    return { ...base, state: 'todo', text: 'SMTP_URL не\u00a0задан: письма остаются в\u00a0очереди' };
  const refusal = await findMailRefusal(smtpUrl);
  if (refusal !== null)
    return { ...base, state: 'todo', text: `Почтовый сервер не\u00a0пускает магазин: ${refusal}` };
  const { sentAt, lastError } = await readTraffic(db, 'email');
  if (lastError !== null)
    return { ...base, state: 'todo', text: `Последнее письмо не\u00a0ушло: ${lastError}` };
  if (sentAt === null)
    return { ...base, state: 'todo', text: 'Сервер отвечает. Отправьте себе проверочное письмо' };
  return { ...base, state: 'done', text: `Сервер принял письмо ${formatInstant(sentAt.toISOString())}` };
}

/** Checks that the gateway has really accepted a text message: it cannot be asked without sending one. */
export async function checkTextMessages(db: Db, { sms }: Pick<Settings, 'sms'>): Promise<ChecklistItem> {
  const base = { code: 'sms', title: 'Смс уходят', link: null };
  if (sms === undefined)
    return {
      ...base,
      state: 'later',
      text: 'SMS_URL не\u00a0задан: по\u00a0телефону нельзя ни войти, ни\u00a0зарегистрироваться',
    };
  const { sentAt, lastError } = await readTraffic(db, 'sms');
  if (lastError !== null) return { ...base, state: 'todo', text: `Последнее смс не\u00a0ушло: ${lastError}` };
  if (sentAt === null) return { ...base, state: 'todo', text: 'Шлюз указан. Отправьте себе проверочное смс' };
  return { ...base, state: 'done', text: `Шлюз принял смс ${formatInstant(sentAt.toISOString())}` };
}

/** When the last message was accepted, and the error of the last attempt if that one failed. */
async function readTraffic(db: Db, kind: Kind) {
  const sent = await db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.max('sent_at').as('at'), fn.max('id').as('id')])
    .where('kind', '=', kind)
    .where('sent_at', 'is not', null)
    .executeTakeFirst();
  const failed = await db
    .selectFrom('outbox')
    .select('last_error')
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .where('id', '>', sent?.id ?? 0)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return {
    sentAt: sent?.at ?? null,
    lastError: failed?.last_error ? withoutAddresses(failed.last_error) : null,
  };
}

/** Servers quote the recipient, who may be a customer. */
function withoutAddresses(error: string): string {
  return error.replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '…').replace(/\+?\d(?:[\s()-]*\d){9,}/g, '…');
}
