import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { notify } from '../notifications/notifications.api.ts';
import { questionsLink } from './ask-question.ts';

/**
 * Saves a manager's answer and notifies the author of the question. A second answer replaces the first and notifies
 * again, unless it is the same. Throws `NotFound` for an unknown question.
 */
export async function answerQuestion(
  db: Db,
  manager: Actor,
  { questionId, text }: { readonly questionId: number; readonly text: string },
): Promise<void> {
  const question = await db
    .selectFrom('product_questions')
    .innerJoin('products', 'products.id', 'product_questions.product_id')
    .select([
      'product_questions.asked_by as askedBy',
      'product_questions.answer',
      'products.code',
      'products.name',
    ])
    .where('product_questions.id', '=', questionId)
    .forNoKeyUpdate('product_questions')
    .executeTakeFirstOrThrow(() => new NotFound('Такого вопроса нет'));
  if (question.answer === text) return;
  await db
    .updateTable('product_questions')
    .set({ answer: text, answered_by: manager.userId, answered_at: new Date() })
    .where('id', '=', questionId)
    .execute();
  await notify(db, {
    userId: question.askedBy,
    counterpartyId: null,
    kind: 'question',
    title: question.answer === null ? 'Ответ на ваш вопрос' : 'Новый ответ на ваш вопрос',
    message: question.name,
    link: questionsLink(question.code),
  });
}
