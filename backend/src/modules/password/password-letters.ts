import { formatInstant } from '@shop/domain/format/date';
import type { Db } from '../../platform/database/database.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { queueMail } from '../../platform/outbox/outbox.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { deviceName } from '../session/session.api.ts';

type Site = Pick<Settings, 'publicUrl' | 'siteName'>;

/** The link to a new password; nothing is queued, in the same time, where nobody has the mailbox. */
export async function sendPasswordLetter(
  db: Db,
  { publicUrl, siteName }: Site,
  letter: {
    readonly email: string;
    readonly checkWord: string;
    readonly expiresAt: Date;
    readonly isWanted: boolean;
  },
): Promise<void> {
  const { email, checkWord, expiresAt, isWanted } = letter;
  const body = [
    'Здравствуйте!',
    `Чтобы задать новый пароль на сайте «${siteName}», откройте ссылку. Она действует один час и открывается один раз:`,
    `${publicUrl}/change-password/?checkword=${checkWord}`,
    'Если вы не просили сменить пароль, ничего не делайте: прежний пароль продолжает действовать.',
  ].join('\n\n');
  await queueMail(db, { recipient: email, subject: 'Новый пароль', body }, { expiresAt, isWanted });
}

/** Tells the owner that the password is another one now, so that a stranger's change does not stay unseen. */
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
  await queueMail(db, { recipient, subject: 'Пароль изменён', body });
}
