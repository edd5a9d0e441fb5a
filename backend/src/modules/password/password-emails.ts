import { formatInstant } from '@shop/domain/format/date';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { queueEmail } from '../../platform/message-outbox/queue-message.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { deviceName } from '../session/session.api.ts';

type Site = Pick<Settings, 'publicUrl' | 'siteName'>;

/**
 * Queues the email with the link to a new password. Where nobody has the mailbox it queues nothing, in the same time.
 */
export async function sendPasswordEmail(
  db: Db,
  { publicUrl, siteName }: Site,
  message: {
    readonly email: string;
    readonly checkWord: string;
    readonly expiresAt: Date;
    readonly isWanted: boolean;
  },
): Promise<void> {
  const { email, checkWord, expiresAt, isWanted } = message;
  const body = [
    'Здравствуйте!',
    `Чтобы задать новый пароль на сайте «${siteName}», откройте ссылку. Она действует один час и открывается один раз:`,
    `${publicUrl}/change-password/?checkword=${checkWord}`,
    'Если вы не просили сменить пароль, ничего не делайте: прежний пароль продолжает действовать.',
  ].join('\n\n');
  await queueEmail(db, { recipient: email, subject: 'Новый пароль', body }, { expiresAt, isWanted });
}

/** Notifies the owner that the password has changed, so that a stranger's change does not stay unseen. */
export async function sendPasswordChanged(
  db: Db,
  { publicUrl, siteName }: Site,
  recipient: string,
  visitor: Visitor,
): Promise<void> {
  const body = [
    'Здравствуйте!',
    `Пароль вашей учётной записи на сайте «${siteName}» изменён: ${formatInstant(new Date().toISOString())}, ${deviceName(visitor.userAgent)}. На других устройствах сеансы завершены.`,
    `Если это были не вы, сразу задайте новый пароль: ${publicUrl}/forgot-password/`,
  ].join('\n\n');
  await queueEmail(db, { recipient, subject: 'Пароль изменён', body });
}
