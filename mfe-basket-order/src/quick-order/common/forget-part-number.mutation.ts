import { forgetCustomerPartNumber, getCustomerPartNumbers } from '@shop/contracts/basket-order/quick-order';
import { call } from '@shop/platform/http';
import { callKey, queryClient } from '@shop/platform/query';

/** Deletes one of the company's own part numbers. Rejects as the call does. */
export async function forgetPartNumber(id: number): Promise<void> {
  await call(forgetCustomerPartNumber, { params: { id } });
  void queryClient.invalidateQueries({ queryKey: callKey(getCustomerPartNumbers) });
}
