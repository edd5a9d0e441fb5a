import { changePassword } from '@shop/contracts/account/account';
import type { CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';

/** Sets a new password of the logged-in user by the old one. Rejects as the call does. */
export async function replacePassword(passwords: CallInput<typeof changePassword>['body']): Promise<void> {
  await call(changePassword, { body: passwords });
}
