import { NO_CONSENT_REFUSALS } from '@shop/contracts/account/consents';
import { checkVisitor } from '../../platform/captcha/check-visitor.ts';
import type { RegisteringCompany } from '../../platform/database/schema.ts';
import { Validation } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import { queueEmail } from '../../platform/message-outbox/queue-message.ts';
import { readTicked } from '../consents/consents.api.ts';
import { emailAttempts, issueSecret, recordSecurityEvent } from '../session/session.api.ts';
import { spendPhoneToken } from '../sms-codes/sms-codes.api.ts';

import { alreadyRegisteredEmail, registrationEmail } from './registration-emails.ts';

const LINK_MAX_AGE_S = 86_400;

interface Applicant {
  readonly name: string;
  readonly lastName: string;
  readonly secondName: string;
  readonly email: string;
  readonly phone: string;
  readonly checkWord: string;
  readonly company: RegisteringCompany | null;
  readonly captchaToken: string;
  /** Ids of the texts that were ticked; undefined for a client that asks for none. */
  readonly consents?: readonly number[] | undefined;
}

/**
 * Stores the registration until the owner of the mailbox completes it (`complete-registration.ts`); no account exists
 * before. An address that already has an account gets an email that says so, in the same time. Throws `Validation` of
 * the verification token, or of a phone that another account has (the token proves who owns it), `Limit`, and
 * `Validation` of the captcha or of `consents`.
 */
export async function register(
  services: Pick<Services, 'db' | 'settings' | 'log'>,
  applicant: Applicant,
  visitor: Visitor,
): Promise<void> {
  const { db, settings } = services;
  const { name, lastName, secondName, email, phone, checkWord, company } = applicant;
  await checkVisitor(services, await emailAttempts(db, email, visitor), applicant.captchaToken, visitor);
  const consents = await readTickedConsents(db, applicant, visitor);
  const expiresAt = new Date(Date.now() + LINK_MAX_AGE_S * 1000);
  await db.transaction().execute(async (tx) => {
    await spendPhoneToken(tx, checkWord, phone, 'checkWord');
    const rival = await tx.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst();
    if (rival !== undefined) {
      throw new Validation('С этим телефоном уже есть учётная запись. Войдите по коду из СМС', 'phone');
    }
    const owner = await tx.selectFrom('users').select('id').where('login', '=', email).executeTakeFirst();
    const { id: registrationId } = await tx
      .insertInto('registrations')
      .values({
        email,
        phone,
        name,
        last_name: lastName,
        second_name: secondName,
        company: company && JSON.stringify(company),
        consents: JSON.stringify(consents),
        expires_at: expiresAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const code = await issueSecret(tx, { purpose: 'registration', registrationId }, LINK_MAX_AGE_S);
    // No email holds the code of a registration that nobody may open.
    const message =
      owner === undefined ? registrationEmail(settings, code) : alreadyRegisteredEmail(settings);
    await queueEmail(tx, { recipient: email, ...message }, { expiresAt });
    await recordSecurityEvent(tx, visitor, { kind: 'registration', userId: owner?.id });
  });
}

function readTickedConsents(db: Services['db'], { consents }: Applicant, visitor: Visitor) {
  return consents === undefined ? [] : readTicked(db, consents, visitor, NO_CONSENT_REFUSALS.registration);
}
