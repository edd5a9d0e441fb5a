import type { Services } from '../http/services.ts';
import type { Visitor } from '../http/session/visitor.ts';
import { type Attempt, countAttempts, returnAttempt } from '../limits/rate-limit.ts';
import { verifyCaptcha } from './verify-captcha.ts';

/**
 * Checks a visitor who asks the shop to send a message. The rate limits come first, so that a visitor cannot make the
 * shop call the captcha provider without end. A visitor whom the captcha refuses counts against the address, not
 * against the recipient. Throws `Limit`, and `Validation` at `captchaToken`.
 */
export async function checkVisitor(
  services: Pick<Services, 'db' | 'settings' | 'log'>,
  attempts: readonly Attempt[],
  captchaToken: string,
  { address }: Visitor,
): Promise<void> {
  const { db } = services;
  await countAttempts(db, attempts);
  try {
    await verifyCaptcha(services, captchaToken, address);
  } catch (error) {
    for (const one of attempts) if (one.isOfRecipient) await returnAttempt(db, one);
    throw error;
  }
}
