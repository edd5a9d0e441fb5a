import { PAGE_SIZE } from '@shop/domain/constants';
import * as v from 'valibot';
import { defineCall } from '../platform/call.ts';
import { id, instant, nothing, pageNavigation, queryNumber } from '../platform/fields.ts';

/** A question about a product. Its author and managers see it at once, others after it has been answered. */
const question = v.object({
  id,
  text: v.string(),
  /** «Ирина С.» */
  author: v.string(),
  askedAt: instant,
  isOwn: v.boolean(),
  answer: v.nullable(v.object({ text: v.string(), author: v.string(), answeredAt: instant })),
});
export type ProductQuestion = v.InferOutput<typeof question>;

/** Questions of the product `{id}`, newest first. */
export const getQuestions = defineCall({
  method: 'GET',
  path: '/api/catalog/productsFAQ/getQuestions/{id}/',
  summary: 'Questions about a product',
  access: 'shop.use',
  params: v.object({ id }),
  query: v.object({
    page: queryNumber(1, 1_000_000),
    pageSize: queryNumber(PAGE_SIZE.productQuestions, 100),
  }),
  names: { pageSize: 'page_size' },
  answer: v.object({ items: v.array(question), pageNavigation }),
});

/** The text of a question, or of an answer to it. */
export const questionText = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Это поле обязательно для заполнения'),
  // Text of zero-width characters only counts as empty.
  v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'Это поле обязательно для заполнения'),
  v.maxLength(2000, 'Не больше 2000 символов'),
);

export const addQuestion = defineCall({
  method: 'PUT',
  path: '/api/catalog/productsFAQ/addQuestion/{id}/',
  summary: 'Ask about a product',
  access: 'question.ask',
  params: v.object({ id }),
  body: v.object({ text: questionText }),
  answer: v.object({ id }),
});

/** Answers a question on the product page, as a manager; a second answer replaces the first. */
export const answerQuestion = defineCall({
  method: 'POST',
  path: '/api/manager/productsFAQ/answer/',
  summary: 'Answer a question about a product',
  access: 'question.answer',
  body: v.object({ questionId: id, text: questionText }),
  names: { questionId: 'question_id' },
  answer: nothing,
});
