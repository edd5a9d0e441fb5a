import { APPEAL_CLOSES_AFTER_DAYS, type AppealStatus } from '@shop/contracts/support/appeal-rules';
import { countOf } from '@shop/domain/format/number';
import { type SqlBool, sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { queueEmail } from '../../platform/message-outbox/queue-message.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { notifyAll, usersAcceptingEmail } from '../notifications/notifications.api.ts';
import type { LockedAppeal } from './lock-appeal.ts';

interface Answer {
  readonly message: string;
  readonly attachmentCount: number;
  /** The status after the answer. */
  readonly status: AppealStatus;
}

/** Notifies the company's users who take part in the appeal. */
export async function notifyCompany(
  db: Db,
  { id, counterpartyId, subject, createdBy }: LockedAppeal,
  title: string,
): Promise<void> {
  const people = await participants(db, id, counterpartyId, createdBy);
  await notifyAll(
    db,
    people.map(({ id: userId }) => ({
      userId,
      counterpartyId,
      kind: 'appeal',
      title,
      message: subject,
      link: `/appeal/${id}/`,
    })),
  );
}

/** Emails them the shop's answer, unless they turned off emails about appeals. */
export async function emailAnswer(
  db: Db,
  settings: Settings,
  actor: Actor,
  { id, number, subject, counterpartyId, createdBy }: LockedAppeal,
  { message, attachmentCount, status }: Answer,
): Promise<void> {
  const people = await participants(db, id, counterpartyId, createdBy);
  const subscribed = await usersAcceptingEmail(
    db,
    people.map((person) => person.id),
    'appeal',
  );
  const body = [
    'Здравствуйте!',
    `На обращение ${number} «${subject}» пришёл ответ. Отвечает ${actor.name}:`,
    ...(message === '' ? [] : [message]),
    ...(attachmentCount === 0
      ? []
      : [`К сообщению приложено: ${countOf(attachmentCount, 'файл', 'файла', 'файлов')}.`]),
    ...closing(status),
    `Переписка и ответ на сайте «${settings.siteName}»: ${settings.publicUrl}/appeal/${id}/`,
  ].join('\n\n');
  for (const person of people)
    if (subscribed.has(person.id))
      await queueEmail(db, { recipient: person.login, subject: `Ответ по обращению ${number}`, body });
}

function closing(status: AppealStatus): readonly string[] {
  if (status === 'closed') return ['Обращение закрыто. Если вопрос остался, откройте его снова.'];
  if (status !== 'solved') return [];
  const term = countOf(APPEAL_CLOSES_AFTER_DAYS, 'день', 'дня', 'дней');
  return [`Обращение решено. Если вопрос остался, напишите: через ${term} оно закроется само.`];
}

/** Selects users who opened the appeal or wrote in it for the company and may still see its appeals. */
function participants(db: Db, appealId: number, counterpartyId: number, createdBy: number) {
  return unscoped(db, 'a manager answers people of another company')
    .selectFrom('users')
    .innerJoin('counterparty_users as membership', 'membership.user_id', 'users.id')
    .select(['users.id', 'users.login'])
    .where('membership.counterparty_id', '=', counterpartyId)
    .where('users.active', '=', true)
    .where(sql<SqlBool>`(membership.is_admin or 'appeals' = any(membership.rights))`)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('users.id', '=', createdBy),
        eb(
          'users.id',
          'in',
          selectFrom('appeal_messages')
            .select('author_id')
            .where('appeal_id', '=', appealId)
            .where('side', '=', 'customer'),
        ),
      ]),
    )
    .orderBy('users.id')
    .execute();
}
