import { confirmEmail, requestEmailChange } from '@shop/contracts/account/profile';
import type { CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';
import { queryClient } from '@shop/platform/query';
import { checkSession } from '@shop/platform/session';
import { refreshProfile, sessionsQuery } from './profile.queries.ts';

/** Sends a link to the new e-mail. Rejects as the call does. */
export async function askForEmail(body: CallInput<typeof requestEmailChange>['body']): Promise<void> {
  await call(requestEmailChange, { body });
}

/** Makes the e-mail of the link the login, and answers it; other sessions end. Rejects as the call does. */
export async function proveEmail(code: string): Promise<string> {
  const { email } = await call(confirmEmail, { body: { code } });
  await Promise.allSettled([checkSession(), refreshProfile()]);
  void queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey });
  return email;
}
