import { completeRegistration } from '@shop/contracts/account/registration';
import type { CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { beginSession } from '@shop/platform/session';

/** Creates the account of a registration and logs in. Rejects as the calls do. */
export async function createAccount(account: CallInput<typeof completeRegistration>['body']): Promise<void> {
  await beginSession(await call(completeRegistration, { body: account }));
}
