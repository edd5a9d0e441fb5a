import { addQuestion, getQuestions } from '@shop/contracts/catalog/product-questions';
import { call } from '@shop/platform/http';
import { callKey, queryClient } from '@shop/platform/query';

/** Asks about a product and refreshes the list, where the new question comes first. Rejects when the server refuses. */
export async function askQuestion(productId: number, text: string, idempotencyKey: string): Promise<void> {
  await call(addQuestion, { params: { id: productId }, body: { text } }, { idempotencyKey });
  await queryClient.invalidateQueries({ queryKey: callKey(getQuestions) });
}
