import { answerQuestion, getQuestions } from '@shop/contracts/catalog/product-questions';
import { call } from '@shop/platform/http';
import { callKey, queryClient } from '@shop/platform/query';

/** Publishes a manager's answer, or replaces the one that is there. Rejects when the server refuses. */
export async function publishAnswer(questionId: number, text: string, idempotencyKey: string): Promise<void> {
  await call(answerQuestion, { body: { questionId, text } }, { idempotencyKey });
  await queryClient.invalidateQueries({ queryKey: callKey(getQuestions) });
}
