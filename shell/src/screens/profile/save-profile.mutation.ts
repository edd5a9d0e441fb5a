import { getHeader } from '@shop/contracts/account/header';
import { updateProfile } from '@shop/contracts/account/profile';
import type { CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { callKey, queryClient } from '@shop/platform/query';
import { checkSession } from '@shop/platform/session';

/** Saves the user's own names and position, and refreshes the header. Rejects as the call does. */
export async function saveProfile(ownData: CallInput<typeof updateProfile>['body']): Promise<void> {
  await call(updateProfile, { body: ownData });
  void queryClient.invalidateQueries({ queryKey: callKey(getHeader) });
  // The name in the header comes from the session.
  void checkSession().catch(() => undefined);
}
