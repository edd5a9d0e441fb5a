import { messageOf } from '@shop/platform/http';

/** Returns the message to show for an error; the captcha's errors are written for visitors too. */
export function smsErrorMessage(error: unknown): string {
  return error instanceof Error && error.name === 'CaptchaError' ? error.message : messageOf(error);
}
