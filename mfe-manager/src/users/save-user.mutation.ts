import { saveUserForm } from '@shop/contracts/manager/manager-users';
import type { CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { refreshManaged } from '../common/managed.queries.ts';

/** Saves what a manager may change of a user (§3). Rejects as the call does. */
export async function saveUser(user: CallInput<typeof saveUserForm>['body']): Promise<void> {
  await call(saveUserForm, { body: user });
  void refreshManaged();
}
