import { formatInstant } from '@shop/domain/format/date';
import { formatPhone } from '@shop/domain/format/phone';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { queueEmail } from '../../platform/message-outbox/queue-message.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { deviceName } from '../session/session.api.ts';

interface WrittenPhone {
  readonly recipient: string;
  readonly manager: string;
  /** The phone that the manager has typed; null where nothing has to be proven. */
  readonly given: string | null;
  /** The phone that opens the account now. */
  readonly opens: string | null;
  /** The phone that no longer opens the account. */
  readonly closed: string | null;
}

/** Notifies the owner of the phone that a manager has typed, and whether it opens the account. */
export async function sendPhoneWritten(
  db: Db,
  { publicUrl, siteName }: Pick<Settings, 'publicUrl' | 'siteName'>,
  { recipient, manager, given, opens, closed }: WrittenPhone,
): Promise<void> {
  const body = [
    'Здравствуйте!',
    `Менеджер ${manager} изменил телефон в вашей учётной записи на сайте «${siteName}».`,
    given !== null &&
      `Указан номер ${formatPhone(given)}. Войти по нему нельзя, пока вы не подтвердите его кодом из смс в профиле: ${publicUrl}/my-profile/`,
    opens !== null && `Для входа по-прежнему служит номер ${formatPhone(opens)}.`,
    closed !== null &&
      `По номеру ${formatPhone(closed)} больше нельзя войти и восстановить пароль, открытые сеансы завершены. Входите по почте и паролю: ${publicUrl}/auth`,
    'Если вы об этом не просили, напишите нам.',
  ];
  await queueEmail(db, {
    recipient,
    subject: closed === null ? 'Проверьте свой телефон' : 'Вход по телефону закрыт',
    body: body.filter((line) => line !== false).join('\n\n'),
  });
}

/** Notifies the owner which phone opens the account now, so that a stranger's change does not stay unseen. */
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
  await queueEmail(db, { recipient, subject: 'Телефон для входа изменён', body });
}
