import { sendPasswordLink } from '@shop/contracts/account/account';
import { getCaptchaToken } from '@shop/kit/captcha';
import { call } from '@shop/platform/http';

/** Runs the captcha and emails a link to `/change-password/`. Rejects as the call or the captcha does. */
export async function emailPasswordLink(email: string): Promise<void> {
  const captchaToken = await getCaptchaToken();
  await call(sendPasswordLink, { body: { email, captchaToken } });
}
