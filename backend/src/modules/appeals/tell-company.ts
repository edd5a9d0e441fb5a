import { APPEAL_CLOSES_AFTER_DAYS, type AppealStatus } from '@shop/contracts/support/appeal-rules';
import { countOf } from '@shop/domain/format/number';
import { type SqlBool, sql } from 'kysely';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { queueMail } from '../../platform/outbox/outbox.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { notifyAll, whoWantMail } from '../notifications/notifications.api.ts';
import type { HeldAppeal } from './held-appeal.ts';

interface Answer {
  readonly message: string;
  readonly attachmentCount: number;
  /** What the appeal has come to by it. */
  readonly status: AppealStatus;
}

/** Tells in the shop those of the company whom the appeal concerns. */
export async function tellCompany(
  db: Db,
  { id, counterpartyId, subject, createdBy }: HeldAppeal,
  title: string,
): Promise<void> {
  const people = await concerned(db, id, counterpartyId, createdBy);
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

/** Sends them an answer of the shop by mail, unless they want no letters about appeals. */
export async function sendAnswer(
  db: Db,
  settings: Settings,
  actor: ActingUser,
  { id, number, subject, counterpartyId, createdBy }: HeldAppeal,
  { message, attachmentCount, status }: Answer,
): Promise<void> {
  const people = await concerned(db, id, counterpartyId, createdBy);
  const wanted = await whoWantMail(
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
    if (wanted.has(person.id))
      await queueMail(db, { recipient: person.login, subject: `Ответ по обращению ${number}`, body });
}

function closing(status: AppealStatus): readonly string[] {
  if (status === 'closed') return ['Обращение закрыто. Если вопрос остался, откройте его снова.'];
  if (status !== 'solved') return [];
  const term = countOf(APPEAL_CLOSES_AFTER_DAYS, 'день', 'дня', 'дней');
  return [`Обращение решено. Если вопрос остался, напишите: через ${term} оно закроется само.`];
}

/** Whoever opened the appeal or wrote in it for the company, works there still and may see appeals. */
function concerned(db: Db, appealId: number, counterpartyId: number, createdBy: number) {
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
