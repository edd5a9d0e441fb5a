import { sendSmsCode } from '@shop/contracts/account/account';
import { getCaptchaToken } from '@shop/kit/captcha';
import { call } from '@shop/platform/http';
import { useState } from 'react';
import { dropCode, keepCode, recallCode, type SmsPurpose } from './kept-code.ts';

/** A code is on its way: where to, and from when on another may be asked for (`performance.now()`). */
export interface SentCode {
  readonly phone: string;
  readonly resendAtMs: number;
}

/** Codes by text message for one purpose; one that is on its way survives a reload. `send` throws what the call throws. */
export function useSmsCode(purpose: SmsPurpose) {
  const [sent, setSent] = useState(() => recall(purpose));
  async function send(phone: string) {
    const captchaToken = await getCaptchaToken();
    const { resendAfterS } = await call(sendSmsCode, { body: { phone, purpose, captchaToken } });
    const sentAtMs = Date.now();
    keepCode(purpose, { phone, sentAtMs, resendAtMs: sentAtMs + resendAfterS * 1000 });
    setSent({ phone, resendAtMs: performance.now() + resendAfterS * 1000 });
  }
  function forget() {
    dropCode(purpose);
    setSent(undefined);
  }
  return { sent, send, forget, used: () => dropCode(purpose) };
}

function recall(purpose: SmsPurpose): SentCode | undefined {
  const kept = recallCode(purpose);
  return kept && { phone: kept.phone, resendAtMs: performance.now() + kept.resendAtMs - Date.now() };
}
