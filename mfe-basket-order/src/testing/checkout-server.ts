import { getCheckout } from '@shop/contracts/basket-order/checkout';
import type { stubApi } from '@shop/testing/api.ts';
import { buildCheckoutWith, type WireCheckout } from './checkout.builder.ts';

/** Answers checkout calls and collects their query strings. */
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
