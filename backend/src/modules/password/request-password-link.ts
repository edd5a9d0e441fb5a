import { checkVisitor } from '../../platform/captcha/check-visitor.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { emailAttempts, issueSecret, recordSecurityEvent } from '../session/session.api.ts';
import { sendPasswordEmail } from './password-emails.ts';

const LINK_MAX_AGE_S = 3600;

/**
 * Sends the link by email. For an unknown address it does the same work and sends nothing. Throws `Limit`, and
 * `Validation` of the captcha.
 */
export async function requestPasswordLink(
  services: Pick<Services, 'db' | 'settings' | 'log'>,
  { email, captchaToken }: { readonly email: string; readonly captchaToken: string },
  visitor: Visitor,
): Promise<void> {
  const { db, settings } = services;
  await checkVisitor(services, await emailAttempts(db, email, visitor), captchaToken, visitor);
  await db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select('id')
      .where('login', '=', email)
      .where('active', '=', true)
      .executeTakeFirst();
    const userId = user?.id ?? null;
    const checkWord = await issueSecret(tx, { purpose: 'recovery', userId }, LINK_MAX_AGE_S);
    await recordSecurityEvent(tx, visitor, { kind: 'recovery-asked', userId: user?.id });
    const expiresAt = new Date(Date.now() + LINK_MAX_AGE_S * 1000);
    await sendPasswordEmail(tx, settings, { email, checkWord, expiresAt, isWanted: userId !== null });
  });
}
