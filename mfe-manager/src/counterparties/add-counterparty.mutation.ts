import { addManagedCounterparty } from '@shop/contracts/manager/manager';
import type { CallAnswer, CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { refreshManaged } from '../common/managed.queries.ts';

/** Adds a client company and resolves to its code. Rejects as the call does. */
export async function addCounterparty(
  requisites: CallInput<typeof addManagedCounterparty>['body'],
): Promise<CallAnswer<typeof addManagedCounterparty>> {
  const added = await call(addManagedCounterparty, { body: requisites });
  void refreshManaged();
  return added;
}
