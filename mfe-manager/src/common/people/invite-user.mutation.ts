import { inviteClientUser } from '@shop/contracts/manager/manager-users';
import type { CallAnswer, CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { refreshManaged } from '../managed.queries.ts';

/** Invites a person to a client, or adds an existing account. Rejects as the call does. */
export async function inviteUser(
  invitation: CallInput<typeof inviteClientUser>['body'],
): Promise<CallAnswer<typeof inviteClientUser>> {
  const answer = await call(inviteClientUser, { body: invitation });
  void refreshManaged();
  return answer;
}
