import { getCustomerPartNumbers, learnCustomerPartNumbers } from '@shop/contracts/basket-order/quick-order';
import type { CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { callKey, queryClient } from '@shop/platform/query';

/** Stores which offers the company means by its own part numbers. Rejects as the call does. */
export async function learnPartNumbers(
  items: CallInput<typeof learnCustomerPartNumbers>['body']['items'],
): Promise<void> {
  await call(learnCustomerPartNumbers, { body: { items } });
  void queryClient.invalidateQueries({ queryKey: callKey(getCustomerPartNumbers) });
}
