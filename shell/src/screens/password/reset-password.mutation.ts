import { changePasswordByToken } from '@shop/contracts/account/account';
import { readTextsAgain } from '@shop/kit/consents';
import { call } from '@shop/platform/http';
import { history } from '@shop/platform/router';
import { beginSession } from '@shop/platform/session';

interface NewPassword {
  readonly token: string;
  readonly password: string;
  /** Ids of the texts that were ticked; undefined where none were asked. */
  readonly consents: number[] | undefined;
  /** The user was invited and had no password before. */
  readonly isFirst: boolean;
}

/** Sets a new password by a verification token and logs in. Rejects as the calls do. */
export async function resetPassword({ token, password, consents, isFirst }: NewPassword): Promise<void> {
  const body = { checkWord: token, password, consents };
  const session = await call(changePasswordByToken, { body }).catch(readTextsAgain);
  // The password is changed even if the login fails; the token is used up, so it leaves the address.
  history.replace(`/change-password/?changed${isFirst ? '&first' : ''}`);
  await beginSession(session);
}
