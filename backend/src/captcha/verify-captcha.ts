import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { Validation } from '../http/errors.ts';
import type { Settings } from '../settings.ts';

const TIMEOUT_MS = 3000;

const verdict = v.object({ status: v.picklist(['ok', 'failed']), message: v.optional(v.string(), '') });

/** What is wrong with the key is the shop's fault and no visitor's. */
const ABOUT_THE_KEY = /^Authentication failed/;

/** The part of `Services` that it needs. */
interface AsksCaptcha {
  readonly settings: Pick<Settings, 'captchaServerKey' | 'captchaOrigin'>;
  readonly log: { error(details: object, message: string): void };
}

/**
 * Lets a visitor's form through if the captcha says that a person sent it (§1, Yandex SmartCaptcha). `token` is what
 * the page of the captcha gave, `address` the visitor's. Without `CAPTCHA_SERVER_KEY` everything passes. A provider
 * that fails lets pass too, as its documentation advises, and is logged: the other limits of the form still hold.
 * Throws `Validation` at `captchaToken`.
 */
export async function verifyCaptcha(
  { settings, log }: AsksCaptcha,
  token: string,
  address: string,
): Promise<void> {
  const { captchaServerKey: secret, captchaOrigin } = settings;
  if (secret === undefined) return;
  if (token === '') throw refusal();
  const { status, message } = await ask(captchaOrigin, { secret, token, ip: address }).catch(
    (error: unknown) => {
      log.error({ err: error }, 'the captcha does not answer: a form passes unchecked');
      return { status: 'ok', message: '' };
    },
  );
  if (status === 'ok') return;
  if (!ABOUT_THE_KEY.test(message)) throw refusal();
  log.error({ message }, 'the captcha refuses CAPTCHA_SERVER_KEY: a form passes unchecked');
}

/** Said once at the start, for a shop without a captcha must know it. */
export function tellOfCaptcha({ captchaServerKey }: Settings, log: FastifyBaseLogger): void {
  if (captchaServerKey === undefined)
    log.warn('CAPTCHA_SERVER_KEY is not set: forms of visitors are taken without a captcha');
}

async function ask(origin: string, fields: Record<string, string>) {
  const answer = await fetch(new URL('/validate', origin), {
    method: 'POST',
    body: new URLSearchParams(fields),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.status !== 200) throw new Error(`the captcha answered ${answer.status}`);
  return v.parse(verdict, await answer.json());
}

function refusal(): Validation {
  return new Validation('Проверка «Я не робот» не пройдена. Попробуйте ещё раз', 'captchaToken');
}
