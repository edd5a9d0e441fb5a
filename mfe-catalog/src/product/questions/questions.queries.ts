import { addQuestion, answerQuestion, getQuestions } from '@shop/contracts/catalog/product-questions';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { callKey, callQuery, queryClient } from '@shop/platform/query';

export type Question = CallAnswer<typeof getQuestions>['items'][number];

/** Three questions about a product, newest first. */
export function questionsQuery(productId: number, page: number) {
  return callQuery(getQuestions, { params: { id: productId }, query: { page } });
}

/** Asks, and looks at the list again, where the question comes first. */
export async function ask(productId: number, text: string, idempotencyKey: string): Promise<void> {
  await call(addQuestion, { params: { id: productId }, body: { text } }, { idempotencyKey });
  await queryClient.invalidateQueries({ queryKey: callKey(getQuestions) });
}

/** A manager's answer. */
export async function answer(questionId: number, text: string, idempotencyKey: string): Promise<void> {
  await call(answerQuestion, { body: { questionId, text } }, { idempotencyKey });
  await queryClient.invalidateQueries({ queryKey: callKey(getQuestions) });
}
