import type { sendFeedback } from '@shop/contracts/support/feedback';
import { formatPhone } from '@shop/domain/format/phone';
import type * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';

export type Feedback = Pick<v.InferOutput<typeof sendFeedback.body & {}>, 'name' | 'phone' | 'message'>;

/** Plain text, no user input in the subject, and quoted lines: markup has no effect, and no line can imitate ours. */
export function feedbackEmail(id: number, actor: Actor | null, { name, phone, message }: Feedback) {
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
