import { authenticateByPhone } from '@shop/contracts/account/account';
import type { CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { beginSession } from '@shop/platform/session';

/** Logs in by the code of a text message (§2, §5). Rejects as the calls do. */
export async function logInByCode(proof: CallInput<typeof authenticateByPhone>['body']): Promise<void> {
  await beginSession(await call(authenticateByPhone, { body: proof }));
}
