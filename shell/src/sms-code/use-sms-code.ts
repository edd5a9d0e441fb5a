import { getCaptchaToken } from '@shop/shared/captcha';
import { sendSmsCode } from '@shop/shared/contracts/account';
import type { CallInput } from '@shop/shared/contracts/call';
import { call } from '@shop/shared/http';
import { useState } from 'react';

export type SmsPurpose = CallInput<typeof sendSmsCode>['body']['purpose'];

/** A code is on its way: where to, and from when on another may be asked for (`performance.now()`). */
export interface SentCode {
  readonly phone: string;
  readonly resendAtMs: number;
}

/** Codes by text message for one purpose. `send` throws what the call throws. */
export function useSmsCode(purpose: SmsPurpose) {
  const [sent, setSent] = useState<SentCode>();
  async function send(phone: string) {
    const captchaToken = await getCaptchaToken();
    const { resendAfterS } = await call(sendSmsCode, { body: { phone, purpose, captchaToken } });
    setSent({ phone, resendAtMs: performance.now() + resendAfterS * 1000 });
  }
  return { sent, send, forget: () => setSent(undefined) };
}
