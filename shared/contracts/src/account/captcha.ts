import * as v from 'valibot';

/** Where the web origin serves the frame in which the captcha runs; 404 in a shop without one. */
export const CAPTCHA_FRAME = '/embed/captcha';

/** Who keeps the captcha: its script comes from there, and there the API asks about tokens. */
export const CAPTCHA_ORIGIN = 'https://smartcaptcha.cloud.yandex.ru';

/**
 * What the frame tells the page. `shown`: the visitor has a task to solve, so the frame must be seen; `hidden`: no
 * longer. `passed` and `failed` are the last word. `closed`: the visitor has closed the task.
 */
export const captchaMessage = v.union([
  v.object({ captcha: v.literal('shown') }),
  v.object({ captcha: v.literal('hidden') }),
  v.object({
    captcha: v.literal('passed'),
    token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4000)),
  }),
  v.object({ captcha: v.literal('failed'), reason: v.picklist(['closed', 'unreachable']) }),
]);
export type CaptchaMessage = v.InferOutput<typeof captchaMessage>;

/**
 * The token as a call carries it (§1); empty where the shop has no captcha. A server with a captcha asks its provider
 * about it before it does anything.
 */
export const captchaToken = v.optional(v.pipe(v.string(), v.maxLength(4000)), '');
