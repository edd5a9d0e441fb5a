import { getManagedSalePoints } from '@shop/shared/contracts/manager-sale-points';
import { getSalePoints } from '@shop/shared/contracts/sale-points';
import { callKey, queryClient } from '@shop/shared/query';

/** After a write: lists that are on screen are read again, the customer's and the manager's alike. */
export function refreshSalePoints(): void {
  for (const list of [getSalePoints, getManagedSalePoints])
    void queryClient.invalidateQueries({ queryKey: callKey(list) });
}
