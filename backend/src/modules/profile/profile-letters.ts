import { formatInstant } from '@shop/shared/format/date';
import { formatPhone } from '@shop/shared/format/phone';
import type { Db } from '../../database/database.ts';
import type { Visitor } from '../../http/visitor.ts';
import { queueMail } from '../../outbox/outbox.ts';
import type { Settings } from '../../settings.ts';
import { deviceName } from '../session/device-name.ts';

/** Tells the owner by which phone the account opens now, so that a stranger's change does not stay unseen. */
export async function sendPhoneChanged(
  db: Db,
  { publicUrl, siteName }: Pick<Settings, 'publicUrl' | 'siteName'>,
  { recipient, phone }: { readonly recipient: string; readonly phone: string },
  visitor: Visitor,
): Promise<void> {
  const body = [
    'Здравствуйте!',
    `Для входа в вашу учётную запись на сайте «${siteName}» теперь служит телефон ${formatPhone(phone)}. Он изменён: ${formatInstant(new Date().toISOString())}, ${deviceName(visitor.userAgent)}. На других устройствах сеансы завершены.`,
    `Если это были не вы, сразу задайте новый пароль и напишите нам: ${publicUrl}/forgot-password/`,
  ].join('\n\n');
  await queueMail(db, { recipient, subject: 'Телефон для входа изменён', body });
}
