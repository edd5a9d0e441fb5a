import { getManagedSalePoints } from '@shop/contracts/manager/manager-sale-points';
import { getSalePoints } from '@shop/contracts/manager/sale-points';
import { callKey, queryClient } from '@shop/platform/query';

/** After a write: lists that are on screen are read again, the customer's and the manager's alike. */
export function refreshSalePoints(): void {
  for (const list of [getSalePoints, getManagedSalePoints])
    void queryClient.invalidateQueries({ queryKey: callKey(list) });
}
