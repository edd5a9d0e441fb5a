import { readShopConfig } from '@shop/platform/http';

/** The current frame, or the last one. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the invisible captcha (§1) and returns its token, which is valid for one call and five minutes; empty in a shop
 * without a captcha. A doubtful visitor gets a task in a dialog. One run at a time, for a minute at most. Rejects with
 * an error named `CaptchaError`, whose message is shown to the visitor.
 */
export function getCaptchaToken(): Promise<string> {
  if (!readShopConfig().captchaKey) return Promise.resolve('');
  const token = last.then(runInFrame);
  last = token.catch(() => undefined);
  return token;
}

/** A lazy chunk: most shops have no captcha, and no page needs one to render. */
async function runInFrame(): Promise<string> {
  return (await import(/* webpackChunkName: "captcha" */ './run-in-frame.ts')).runInFrame();
}
