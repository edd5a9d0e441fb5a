import { sendSmsCode } from '@shop/contracts/account/account';
import { getCaptchaToken } from '@shop/kit/captcha';
import { call } from '@shop/platform/http';
import { useState } from 'react';
import { deleteSentCode, readSentCode, type SmsPurpose, storeSentCode } from './sent-code-storage.ts';

/** A sent code: its phone number, and when another may be requested (`performance.now()`). */
export interface SentCode {
  readonly phone: string;
  readonly resendAtMs: number;
}

/** Sends codes by text message for one purpose; a sent one survives a reload. `send` throws what the call throws. */
export function useSmsCode(purpose: SmsPurpose) {
  const [sent, setSent] = useState(() => recall(purpose));
  async function send(phone: string) {
    const captchaToken = await getCaptchaToken();
    const { resendAfterS } = await call(sendSmsCode, { body: { phone, purpose, captchaToken } });
    const sentAtMs = Date.now();
    storeSentCode(purpose, { phone, sentAtMs, resendAtMs: sentAtMs + resendAfterS * 1000 });
    setSent({ phone, resendAtMs: performance.now() + resendAfterS * 1000 });
  }
  function forget() {
    deleteSentCode(purpose);
    setSent(undefined);
  }
  return { sent, send, forget, used: () => deleteSentCode(purpose) };
}

function recall(purpose: SmsPurpose): SentCode | undefined {
  const kept = readSentCode(purpose);
  return kept && { phone: kept.phone, resendAtMs: performance.now() + kept.resendAtMs - Date.now() };
}
