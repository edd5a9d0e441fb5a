import { getQuestions } from '@shop/contracts/catalog/product-questions';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { callQuery } from '@shop/platform/query';

export type Question = CallAnswer<typeof getQuestions>['items'][number];

/** A page of questions about a product, newest first. */
export function questionsQuery(productId: number, page: number) {
  return callQuery(getQuestions, { params: { id: productId }, query: { page } });
}
