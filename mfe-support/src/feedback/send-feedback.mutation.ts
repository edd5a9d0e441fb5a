import { sendFeedback } from '@shop/contracts/support/feedback';
import { getCaptchaToken } from '@shop/kit/captcha';
import { readTextsAgain } from '@shop/kit/consents';
import { call } from '@shop/platform/http';
import { logFailedCall } from '@shop/remote';
import type { FeedbackDraft } from './feedback-schema.ts';

/**
 * Runs the captcha and sends a message with the texts that were ticked. Rejects as the call or the captcha does; a
 * failed captcha is logged too.
 */
export async function sendMessage(message: FeedbackDraft, consents: number[] | undefined): Promise<void> {
  const captchaToken = await getCaptchaToken().catch((error: unknown) => {
    logFailedCall('support', 'captcha', error);
    throw error;
  });
  await call(sendFeedback, { body: { ...message, captchaToken, consents } }).catch(readTextsAgain);
}
