import * as v from 'valibot';

/** Path of the sandboxed frame that runs the captcha (decision 029); 404 in a shop without one. */
export const CAPTCHA_FRAME = '/embed/captcha';

/** The provider's origin: it serves the script, and the API verifies tokens there. */
export const CAPTCHA_ORIGIN = 'https://smartcaptcha.cloud.yandex.ru';

/**
 * Messages from the frame to the page. `shown` and `hidden`: whether the visitor has a task to solve, so the frame
 * must be visible. `passed` and `failed` are final; the reason `closed` means that the visitor has closed the task.
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

/** The captcha token of a call (§1); empty in a shop without a captcha. A server with a captcha verifies it first. */
export const captchaToken = v.optional(v.pipe(v.string(), v.maxLength(4000)), '');
