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

/** The card of a client by its code. */
export const customerQuery = (code: string) => callQuery(getManagedCounterparty, { params: { code } });

/**
 * Refreshes the manager's queries after a write: active ones now, the others when they are shown next. Resolves once
 * the active ones are read.
 */
export async function refreshManaged(): Promise<void> {
  const lists = [
    ...[getManagedCounterparties, getManagedCounterparty, getManagedSalePoints, getHistory],
    ...[getManagedUsers, getUsersToAdd, getUserForm, getReassignForm],
  ];
  await Promise.all(lists.map((list) => queryClient.invalidateQueries({ queryKey: callKey(list) })));
}
