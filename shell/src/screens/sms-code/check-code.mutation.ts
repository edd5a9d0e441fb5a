import { checkSmsCode } from '@shop/contracts/account/account';
import type { CallInput } from '@shop/contracts/platform/call';
import { call } from '@shop/platform/http';

/** Exchanges the code of a text message for a verification token, `checkWord`. Rejects as the call does. */
export async function checkCode(proof: CallInput<typeof checkSmsCode>['body']): Promise<string> {
  const { checkWord } = await call(checkSmsCode, { body: proof });
  return checkWord;
}
