import type { Actor } from '../../platform/actor/actor.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { clampPage } from '../../platform/http/paging.ts';
import { isShownTo } from './question-visibility.ts';

export type QuestionRecord = Awaited<ReturnType<typeof findQuestions>>['questions'][number];

/** Throws `NotFound` unless the product is sold. */
export async function findSoldProduct(db: Db, productId: number) {
  return db
    .selectFrom('products')
    .select(['id', 'code', 'name'])
    .where('id', '=', productId)
    .where('active', '=', true)
    .executeTakeFirstOrThrow(() => new NotFound('Такого товара нет'));
}

/** A page of the questions about a product that the actor may see, newest first. */
export async function findQuestions(
  db: Db,
  actor: Actor,
  productId: number,
  paging: { readonly page: number; readonly pageSize: number },
) {
  const shown = db
    .selectFrom('product_questions')
    .where('product_questions.product_id', '=', productId)
    .where(isShownTo(actor));
  const count = await countRows(shown);
  const { offset, pageNavigation } = clampPage(paging, count);
  const questions = await shown
    .innerJoin('users as asker', 'asker.id', 'product_questions.asked_by')
    .leftJoin('users as answerer', 'answerer.id', 'product_questions.answered_by')
    .select([
      'product_questions.id',
      'product_questions.text',
      'product_questions.created_at as askedAt',
      'product_questions.asked_by as askedBy',
      'asker.name as askerName',
      'asker.last_name as askerLastName',
      'product_questions.answer',
      'product_questions.answered_at as answeredAt',
      'answerer.name as answererName',
      'answerer.last_name as answererLastName',
    ])
    .orderBy('product_questions.created_at', 'desc')
    .orderBy('product_questions.id', 'desc')
    .limit(paging.pageSize)
    .offset(offset)
    .execute();
  return { questions, pageNavigation };
}
