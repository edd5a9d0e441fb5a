import { registerCompany } from '@shop/contracts/account/registration';
import type { CallAnswer } from '@shop/contracts/platform/call';
import { getCaptchaToken } from '@shop/kit/captcha';
import { call } from '@shop/platform/http';
import type { companySchema, Registering } from './registration-schema.ts';

/** Runs the captcha and registers a company with its first user. Rejects as the call or the captcha does. */
export async function sendCompany(
  values: Registering<typeof companySchema>,
): Promise<CallAnswer<typeof registerCompany>> {
  return call(registerCompany, { body: { ...values, captchaToken: await getCaptchaToken() } });
}
