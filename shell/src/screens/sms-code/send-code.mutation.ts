import { sendSmsCode } from '@shop/contracts/account/account';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { getCaptchaToken } from '@shop/kit/captcha';
import { call } from '@shop/platform/http';
import type { SmsPurpose } from './sent-code-storage.ts';

/** Runs the captcha and sends a code by text message. Rejects as the call or the captcha does. */
export async function sendCode(phone: string, purpose: SmsPurpose): Promise<CallAnswer<typeof sendSmsCode>> {
  const captchaToken = await getCaptchaToken();
  return call(sendSmsCode, { body: { phone, purpose, captchaToken } });
}
