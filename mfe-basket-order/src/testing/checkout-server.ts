import { getCheckout } from '@shop/contracts/basket-order/checkout';
import type { stubApi } from '@shop/testing/api.ts';
import { buildCheckoutWith, type WireCheckout } from './checkout.builder.ts';

/** Answers each question for the checkout and remembers what was asked. */
export function answerCheckout(
  api: ReturnType<typeof stubApi>,
  answer: (asked: URLSearchParams) => WireCheckout = () => buildCheckoutWith(),
): string[] {
  const asked: string[] = [];
  api.answers(getCheckout, (request) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams.toString());
    return answer(searchParams);
  });
  return asked;
}
