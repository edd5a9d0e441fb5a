import {
  addQuestion,
  answerQuestion as answerQuestionCall,
  getQuestions,
} from '@shop/contracts/catalog/product-questions';
import { route, write } from '../../platform/http/route.ts';
import { answerQuestion } from './answer-question.ts';
import { askQuestion } from './ask-question.ts';
import { presentQuestion } from './product-question.presenter.ts';
import { findQuestions, findSoldProduct } from './product-questions.repository.ts';

/** Questions about a product: customers ask, managers answer on the product's page. */
export const productQuestionRoutes = [
  route(getQuestions, async ({ db, actor, params, query }) => {
    await findSoldProduct(db, params.id);
    const { questions, pageNavigation } = await findQuestions(db, actor, params.id, query);
    return { items: questions.map((question) => presentQuestion(question, actor)), pageNavigation };
  }),

  write(addQuestion, ({ db, actor, params, body }) => askQuestion(db, actor, params.id, body.text)),

  write(answerQuestionCall, ({ db, actor, body }) => answerQuestion(db, actor, body)),
];
