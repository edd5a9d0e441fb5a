import type { sendFeedback } from '@shop/contracts/support/feedback';
import { formatPhone } from '@shop/domain/format/phone';
import type * as v from 'valibot';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/outbox/outbox.ts';
import { siteOf } from '../site/site.api.ts';

type Feedback = Pick<v.InferOutput<typeof sendFeedback.body & {}>, 'name' | 'phone' | 'message'>;

/** Keeps what was written and queues the letter to the shop's e-mail, both or neither. Answers its number. */
export async function keepFeedback(db: Db, actor: ActingUser | null, feedback: Feedback): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('feedback')
      .values({ ...feedback, user_id: actor?.userId ?? null, acted_by: actor?.actedBy?.id ?? null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { email } = await siteOf(tx).footer();
    // A shop without an e-mail reads the table.
    if (email !== '') await queueMail(tx, { recipient: email, ...letterOf(id, actor, feedback) });
    return id;
  });
}

/** Plain text, and nothing typed in the subject: markup stays letters, and no line of it looks like ours. */
function letterOf(id: number, actor: ActingUser | null, { name, phone, message }: Feedback) {
  const from = [
    `Имя: ${name}`,
    `Телефон: ${formatPhone(phone)}`,
    actor ? `Пользователь: ${actor.login}` : 'Отправлено без входа в магазин',
    ...(actor?.actedBy ? [`От его имени писал менеджер: ${actor.actedBy.name}`] : []),
  ];
  const quoted = message.split('\n').map((line) => `> ${line}`);
  return {
    subject: `Обратная связь: сообщение № ${id}`,
    body: [from.join('\n'), quoted.join('\n')].join('\n\n'),
  };
}
