import { admit } from '../../platform/captcha/admit.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { issueSecret, recordSecurityEvent, triesOfLetter } from '../session/session.api.ts';
import { sendPasswordLetter } from './password-letters.ts';

const LINK_MAX_AGE_S = 3600;

/** Sends the link, or does all the same for an unknown e-mail and sends nothing. Throws `Limit`, and `Validation` of the captcha. */
export async function askForPasswordLink(
  services: Pick<Services, 'db' | 'settings' | 'log'>,
  { email, captchaToken }: { readonly email: string; readonly captchaToken: string },
  visitor: Visitor,
): Promise<void> {
  const { db, settings } = services;
  await admit(services, await triesOfLetter(db, email, visitor), captchaToken, visitor);
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
    await sendPasswordLetter(tx, settings, { email, checkWord, expiresAt, isWanted: userId !== null });
  });
}
