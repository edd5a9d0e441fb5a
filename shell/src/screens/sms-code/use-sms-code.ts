import { useState } from 'react';
import { sendCode } from './send-code.mutation.ts';
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
    const { resendAfterS } = await sendCode(phone, purpose);
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
