import { getCaptchaToken } from '@shop/shared/captcha';
import { sendSmsCode } from '@shop/shared/contracts/account';
import { call } from '@shop/shared/http';
import type { SentCode } from './phone-change.tsx';

/** Sends a code to a phone that is to be the user's. Throws what the captcha and the call throw. */
export async function sendCode(phone: string): Promise<SentCode> {
  const captchaToken = await getCaptchaToken();
  const body = { phone, purpose: 'registration', captchaToken } as const;
  const { resendAfterS } = await call(sendSmsCode, { body });
  return { phone, resendAfterS, at: Date.now() };
}
