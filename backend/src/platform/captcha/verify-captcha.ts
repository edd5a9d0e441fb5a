import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { Validation } from '../errors/errors.ts';
import type { Settings } from '../settings/settings.ts';

const TIMEOUT_MS = 3000;

const verdict = v.object({ status: v.picklist(['ok', 'failed']), message: v.optional(v.string(), '') });
const ABOUT_THE_KEY = /^Authentication failed/;

/** The part of `Services` that the captcha needs. */
interface AsksCaptcha {
  readonly settings: Pick<Settings, 'captchaServerKey' | 'captchaOrigin'>;
  readonly log: { error(details: object, message: string): void };
}

/**
 * Lets a visitor's form pass if the captcha says that a person sent it (§1, Yandex SmartCaptcha). `token` comes from
 * the captcha's page, `address` is the visitor's. Without `CAPTCHA_SERVER_KEY` every form passes. If the provider does
 * not answer or answers with 5xx, the form passes too, as its documentation advises, and an error is logged: the form's
 * rate limits still hold. Any other answer but `ok` refuses the form, because visitors choose the token that is asked
 * about; an answer that is not about the token is logged, since the key may be wrong. Throws `Validation` at
 * `captchaToken`.
 */
export async function verifyCaptcha(
  { settings, log }: AsksCaptcha,
  token: string,
  address: string,
): Promise<void> {
  const { captchaServerKey: secret, captchaOrigin } = settings;
  if (secret === undefined) return;
  if (token === '') throw refusal();
  const answer = await ask(captchaOrigin, { secret, token, ip: address }).catch((error: unknown) => {
    log.error({ err: error }, 'the captcha does not answer: a form passes unchecked');
    return undefined;
  });
  if (answer === undefined) return;
  const { status, message } = answer;
  if (status === 'ok') return;
  if (status !== 'failed' || ABOUT_THE_KEY.test(message))
    log.error(
      { status, message },
      'the captcha refuses the shop, and no form passes: look at CAPTCHA_SERVER_KEY',
    );
  throw refusal();
}

/** Warns at the start, because a shop without a captcha has to know it. */
export function warnWithoutCaptcha({ captchaServerKey }: Settings, log: FastifyBaseLogger): void {
  if (captchaServerKey === undefined)
    log.warn('CAPTCHA_SERVER_KEY is not set: forms of visitors are taken without a captcha');
}

/**
 * Returns the provider's verdict, or `unclear` for an answer that its documentation does not list. Throws if the
 * provider does not answer.
 */
async function ask(origin: string, fields: Record<string, string>) {
  const answer = await fetch(new URL('/validate', origin), {
    method: 'POST',
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.status >= 500) throw new Error(`the captcha answered ${answer.status}`);
  const text = await answer.text();
  const parsed = answer.ok ? v.safeParse(v.pipe(v.string(), v.parseJson(), verdict), text) : undefined;
  if (parsed?.success) return parsed.output;
  return { status: 'unclear', message: `HTTP ${answer.status}` } as const;
}

function refusal(): Validation {
  return new Validation('Проверка «Я не робот» не пройдена. Попробуйте ещё раз', 'captchaToken');
}
