import type { Db } from '../../platform/database/database.ts';
import { queueEmail } from '../../platform/message-outbox/queue-message.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { findMember } from './list-staff.ts';
import { issueStaffLink, type OfficeActor } from './manage-staff.ts';

/** Three days, as for the people of customers. */
const LINK_MAX_AGE_S = 259_200;

/**
 * Emails a member of staff a link to set a password; earlier links stop working. Needs a transaction. Throws
 * `Validation` at `email` for somebody who is no active member of staff.
 */
export async function emailStaffLink(
  db: Db,
  by: OfficeActor,
  { publicUrl, siteName }: Pick<Settings, 'publicUrl' | 'siteName'>,
  login: string,
): Promise<void> {
  const secret = await issueStaffLink(db, by, login, LINK_MAX_AGE_S);
  const { name, isInvited } = await findMember(db, login);
  const purpose = isInvited
    ? `${by.name} приглашает вас работать в\u00a0магазине «${siteName}». Чтобы задать пароль, откройте ссылку.`
    : `Чтобы задать новый пароль в\u00a0магазине «${siteName}», откройте ссылку.`;
  const body = [
    `Здравствуйте, ${name}!`,
    `${purpose} Она действует три дня и\u00a0открывается один раз:`,
    `${publicUrl}/change-password/?checkword=${secret}${isInvited ? '&first=staff' : ''}`,
    `Ваш логин: ${login}`,
  ].join('\n\n');
  const subject = isInvited ? `Приглашение в\u00a0магазин «${siteName}»` : 'Новый пароль';
  const expiresAt = new Date(Date.now() + LINK_MAX_AGE_S * 1000);
  await queueEmail(db, { recipient: login, subject, body }, { expiresAt });
}
