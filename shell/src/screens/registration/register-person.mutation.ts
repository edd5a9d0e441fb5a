import { registerPerson } from '@shop/contracts/account/registration';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { getCaptchaToken } from '@shop/kit/captcha';
import { call } from '@shop/platform/http';
import type { personSchema, Registering } from './registration-schema.ts';

/** Runs the captcha and registers a person without a company. Rejects as the call or the captcha does. */
export async function sendPerson(
  values: Registering<typeof personSchema>,
): Promise<CallAnswer<typeof registerPerson>> {
  return call(registerPerson, { body: { ...values, captchaToken: await getCaptchaToken() } });
}
