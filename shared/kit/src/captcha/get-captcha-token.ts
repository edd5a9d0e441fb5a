import { readShopConfig } from '@shop/platform/http';

/** The frame that is open, or was the last. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the invisible captcha (§1) and answers its token, good for one call and five minutes; empty in a shop without
 * one. A visitor whom it doubts gets a task in a dialog over everything. One at a time; a minute at most. Rejects with
 * an error named `CaptchaError`, whose message is for the visitor.
 */
export function getCaptchaToken(): Promise<string> {
  if (!readShopConfig().captchaKey) return Promise.resolve('');
  const token = last.then(askInFrame);
  last = token.catch(() => undefined);
  return token;
}

/** Most shops have no captcha, and no page needs it to be shown. */
async function askInFrame(): Promise<string> {
  return (await import(/* webpackChunkName: "captcha" */ './ask-in-frame.ts')).askInFrame();
}
