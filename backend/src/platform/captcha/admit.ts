import type { Services } from '../http/services.ts';
import type { Visitor } from '../http/session/visitor.ts';
import { giveBack, type Try, takeTries } from '../limits/throttle.ts';
import { verifyCaptcha } from './verify-captcha.ts';

/**
 * Lets through a visitor who asks the shop to write to somebody. First the limits, so that nobody makes the shop ask the
 * provider without end; then the captcha. A refused one counts against the address and not against whoever would have
 * been written to. Throws `Limit`, and `Validation` at `captchaToken`.
 */
export async function admit(
  services: Pick<Services, 'db' | 'settings' | 'log'>,
  tries: readonly Try[],
  captchaToken: string,
  { address }: Visitor,
): Promise<void> {
  const { db } = services;
  await takeTries(db, tries);
  try {
    await verifyCaptcha(services, captchaToken, address);
  } catch (error) {
    for (const one of tries) if (one.isOfRecipient) await giveBack(db, one);
    throw error;
  }
}
