import { admit } from '../../captcha/admit.ts';
import type { RegisteringCompany } from '../../database/tables/entrance.ts';
import { Validation } from '../../http/errors.ts';
import type { Visitor } from '../../http/visitor.ts';
import { queueMail } from '../../outbox/outbox.ts';
import type { Services } from '../../services.ts';
import { refuseKnownPassword, refuseLoginAsPassword } from '../password/known-passwords.ts';
import { triesOfLetter } from '../session/letter-limits.ts';
import { hashPassword } from '../session/password.ts';
import { recordSecurityEvent } from '../session/security-events.ts';
import { issueSecret } from '../session/single-use-secrets.ts';
import { spendPhoneCheckWord } from '../sms-codes/phone-check-word.ts';
import { findCompany } from './company.ts';

import { alreadyRegisteredLetter, welcomeLetter } from './registration-letters.ts';

const LINK_MAX_AGE_S = 86_400;

interface Applicant {
  readonly name: string;
  readonly lastName: string;
  readonly secondName: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly checkWord: string;
  readonly company: RegisteringCompany | null;
  readonly captchaToken: string;
}

/**
 * Keeps the registration until the link of its letter is opened (`open-registration.ts`); no account exists before. An
 * e-mail that has an account gets a letter that says so, in the same time. Throws `Validation` of the password, the
 * check word, or a phone that another account has: whoever brings the check word has proven to own it. Throws `Limit`, and `Validation` of the
 * captcha.
 */
export async function register(
  services: Pick<Services, 'db' | 'settings' | 'log'>,
  applicant: Applicant,
  visitor: Visitor,
): Promise<void> {
  const { db, settings } = services;
  const { name, lastName, secondName, email, phone, password, checkWord, company } = applicant;
  refuseKnownPassword(password);
  refuseLoginAsPassword(password, email);
  await admit(services, await triesOfLetter(db, email, visitor), applicant.captchaToken, visitor);
  const passwordHash = await hashPassword(password);
  const expiresAt = new Date(Date.now() + LINK_MAX_AGE_S * 1000);
  await db.transaction().execute(async (tx) => {
    await spendPhoneCheckWord(tx, checkWord, phone, 'checkWord');
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
        password_hash: passwordHash,
        name,
        last_name: lastName,
        second_name: secondName,
        company: company && JSON.stringify(company),
        expires_at: expiresAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const loginCode = await issueSecret(tx, { purpose: 'registration', registrationId }, LINK_MAX_AGE_S);
    const isKnown = company !== null && (await findCompany(tx, company)) !== undefined;
    const welcome = welcomeLetter(
      settings,
      { name, phone, company: company && { name: company.name, inn: company.inn, isKnown } },
      loginCode,
    );
    // The code of a registration that nobody is to open stands in no letter.
    const letter = owner === undefined ? welcome : alreadyRegisteredLetter(settings);
    await queueMail(tx, { recipient: email, ...letter }, { expiresAt });
    await recordSecurityEvent(tx, visitor, { kind: 'registration', userId: owner?.id });
  });
}
