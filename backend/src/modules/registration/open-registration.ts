import type { Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { RegistrationsTable } from '../../database/tables/entrance.ts';
import { Credentials } from '../../http/errors.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Settings } from '../../settings.ts';
import { recordSecurityEvent } from '../session/security-events.ts';
import { spendSecret } from '../session/single-use-secrets.ts';
import { joinCompany } from './join-company.ts';

type Site = Pick<Settings, 'publicUrl' | 'siteName'>;

/**
 * Makes the account of a pending registration by the code of its letter, and answers whose it is. Throws `Credentials`
 * for a code that is unknown, used or old, and where somebody else has taken the e-mail or the phone meanwhile. In a
 * transaction, which a throw takes back.
 */
export async function openRegistration(
  tx: Db,
  site: Site,
  loginCode: string,
  visitor: Visitor,
): Promise<number> {
  const opened = await spendSecret(tx, 'registration', loginCode);
  const registration = await tx
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', opened?.registrationId ?? 0)
    .executeTakeFirst();
  const userId = registration && (await addUser(tx, registration));
  if (registration === undefined || userId === undefined) {
    throw new Credentials('Ссылка уже не действует: она устарела или её уже открывали. Войдите по паролю');
  }
  // Another letter to the same mailbox opens nothing any more.
  await tx.deleteFrom('registrations').where('email', '=', registration.email).execute();
  await recordSecurityEvent(tx, visitor, { kind: 'account-opened', userId });
  if (registration.company)
    await joinCompany(tx, site, { ...registration, userId, company: registration.company });
  return userId;
}

/** Undefined where the e-mail or the phone has an account by now. */
async function addUser(db: Db, registration: Selectable<RegistrationsTable>): Promise<number | undefined> {
  const { email, phone, password_hash, name, last_name, second_name } = registration;
  const user = await db
    .insertInto('users')
    .values({ login: email, phone, password_hash, name, last_name, second_name, role: 'CUSTOMER' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return user?.id;
}
