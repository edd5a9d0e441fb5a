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

interface EmailProof {
  readonly email: string;
  readonly code: string;
  readonly expiresAt: Date;
  /** Whether an account logs in with this address already. */
  readonly isTaken: boolean;
}

/** Asks the owner of the new mailbox to confirm it; one that has an account is told so, and gets no link. */
export async function sendEmailProof(
  db: Db,
  { publicUrl, siteName }: Pick<Settings, 'publicUrl' | 'siteName'>,
  { email, code, expiresAt, isTaken }: EmailProof,
): Promise<void> {
  const body = isTaken
    ? [
        'Здравствуйте!',
        `Кто-то, возможно вы, хотел входить на сайт «${siteName}» с\u00a0этой почтой. Учётная запись с\u00a0ней уже есть, поэтому для другой она не\u00a0подходит.`,
        `Войти: ${publicUrl}/auth`,
        'Если это были не\u00a0вы, ничего не\u00a0делайте.',
      ]
    : [
        'Здравствуйте!',
        `Эту почту указали для входа на сайт «${siteName}». Чтобы входить с\u00a0ней, откройте ссылку в\u00a0браузере, где вы вошли. Она действует сутки и\u00a0открывается один раз:`,
        `${publicUrl}/my-profile/?email-code=${code}`,
        'Если это были не\u00a0вы, ничего не\u00a0делайте.',
      ];
  const subject = isTaken ? 'У вас уже есть учётная запись' : 'Подтвердите почту для входа';
  await queueEmail(db, { recipient: email, subject, body: body.join('\n\n') }, { expiresAt });
}

interface ChangedEmail {
  /** The old address. */
  readonly recipient: string;
  /** The new one. */
  readonly email: string;
}

/** Tells the old address which one has been asked for, so that a stranger's request does not stay unseen. */
export async function sendEmailChangeAsked(
  db: Db,
  { publicUrl, siteName }: Pick<Settings, 'publicUrl' | 'siteName'>,
  { recipient, email }: ChangedEmail,
  visitor: Visitor,
): Promise<void> {
  const body = [
    'Здравствуйте!',
    `Для вашей учётной записи на сайте «${siteName}» запросили новую почту для входа: ${email}. Запрос сделан ${formatInstant(new Date().toISOString())}, ${deviceName(visitor.userAgent)}.`,
    'Пока её не\u00a0подтвердят по\u00a0ссылке из\u00a0письма, вы входите с\u00a0прежней.',
    `Если это были не\u00a0вы, сразу задайте новый пароль, и\u00a0запрос отменится: ${publicUrl}/forgot-password/`,
  ].join('\n\n');
  await queueEmail(db, { recipient, subject: 'Запрошена смена почты для входа', body });
}

/** Tells the old address that it no longer opens the account. */
export async function sendEmailChanged(
  db: Db,
  { siteName }: Pick<Settings, 'siteName'>,
  { recipient, email }: ChangedEmail,
  visitor: Visitor,
): Promise<void> {
  const body = [
    'Здравствуйте!',
    `Для входа в\u00a0вашу учётную запись на сайте «${siteName}» теперь служит почта ${email}, а\u00a0эта больше не\u00a0подходит. Изменено ${formatInstant(new Date().toISOString())}, ${deviceName(visitor.userAgent)}. На других устройствах сеансы завершены.`,
    'Если это были не\u00a0вы, сразу напишите нам.',
  ].join('\n\n');
  await queueEmail(db, { recipient, subject: 'Почта для входа изменена', body });
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
