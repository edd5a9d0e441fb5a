import type { sendFeedback } from '@shop/contracts/support/feedback';
import { formatPhone } from '@shop/domain/format/phone';
import type * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { queueEmail } from '../../platform/message-outbox/queue-message.ts';
import { siteOf } from '../site/site.api.ts';

type Feedback = Pick<v.InferOutput<typeof sendFeedback.body & {}>, 'name' | 'phone' | 'message'>;

/** Saves a message and queues an email to the shop, in one transaction. Returns the number of the message. */
export async function saveFeedback(db: Db, actor: Actor | null, feedback: Feedback): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('feedback')
      .values({ ...feedback, user_id: actor?.userId ?? null, acted_by: actor?.actedBy?.id ?? null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { email } = await siteOf(tx).footer();
    // Without an email address, the shop reads the table.
    if (email !== '') await queueEmail(tx, { recipient: email, ...emailOf(id, actor, feedback) });
    return id;
  });
}

/** Plain text, no user input in the subject, and quoted lines: markup has no effect, and no line can imitate ours. */
function emailOf(id: number, actor: Actor | null, { name, phone, message }: Feedback) {
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
