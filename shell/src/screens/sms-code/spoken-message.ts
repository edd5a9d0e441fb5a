import { messageOf } from '@shop/platform/http';

/** What to tell of an error: the captcha's are meant for the visitor too. */
export function spokenMessage(error: unknown): string {
  return error instanceof Error && error.name === 'CaptchaError' ? error.message : messageOf(error);
}
