import { getManagedSalePoints } from '@shop/contracts/manager/manager-sale-points';
import { getSalePoints } from '@shop/contracts/manager/sale-points';
import { callKey, queryClient } from '@shop/platform/query';

/** Refreshes the visible lists of customers and managers after a write. */
export function refreshSalePoints(): void {
  for (const list of [getSalePoints, getManagedSalePoints])
    void queryClient.invalidateQueries({ queryKey: callKey(list) });
}
