import { getHistory } from '@shop/contracts/manager/history';
import { getManagedCounterparties, getManagedCounterparty } from '@shop/contracts/manager/manager';
import { getManagedSalePoints } from '@shop/contracts/manager/manager-sale-points';
import {
  getManagedUsers,
  getReassignForm,
  getUserForm,
  getUsersToAdd,
} from '@shop/contracts/manager/manager-users';
import { callKey, callQuery, queryClient } from '@shop/platform/query';

/** A client of the manager's by its code. */
export const customerQuery = (code: string) => callQuery(getManagedCounterparty, { params: { code } });

/** After a write of a manager: what is on screen is read again, the rest when it is shown next. Resolves once it is read. */
export async function refreshManaged(): Promise<void> {
  const lists = [
    ...[getManagedCounterparties, getManagedCounterparty, getManagedSalePoints, getHistory],
    ...[getManagedUsers, getUsersToAdd, getUserForm, getReassignForm],
  ];
  await Promise.all(lists.map((list) => queryClient.invalidateQueries({ queryKey: callKey(list) })));
}
