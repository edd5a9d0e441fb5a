import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { Credentials, Validation } from '../../platform/errors/errors.ts';
import type { Visitor } from '../../platform/http/session/visitor.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { acceptInvitations } from '../company-users/company-users.api.ts';
import { recordConsents } from '../consents/consents.api.ts';
import { recordSecurityEvent, spendSecret } from '../session/session.api.ts';
import { joinCompany } from './join-company.ts';

type Site = Pick<Settings, 'publicUrl' | 'siteName'>;

interface Completion {
  /** The single-use code of the link. */
  readonly code: string;
  readonly passwordHash: string;
  readonly isOwnPhone: boolean;
}

/**
 * Creates the account of a pending registration by the code of its link, and answers its id. Throws `Credentials` for a
 * code that is unknown, used or expired, and where the e-mail has been taken meanwhile, and `Validation` of `own_phone`
 * where the phone has been taken. Call it in a transaction, which a throw rolls back.
 */
export async function openRegistration(
  tx: Db,
  site: Site,
  { code, passwordHash, isOwnPhone }: Completion,
  visitor: Visitor,
): Promise<number> {
  const opened = await spendSecret(tx, 'registration', code);
  const registration = await tx
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', opened?.registrationId ?? 0)
    .executeTakeFirst();
  if (registration === undefined) throw deadLink();
  // The mailbox does not prove the phone: a stranger may have registered with a phone of his own.
  const phone = isOwnPhone ? registration.phone : null;
  if (phone !== null) await refuseTaken(tx, phone);
  const userId = await addUser(tx, { ...registration, phone, passwordHash });
  if (userId === undefined) throw deadLink();
  // A second email to the same mailbox replaces the first, whose link opens nothing any more.
  await tx.deleteFrom('registrations').where('email', '=', registration.email).execute();
  await recordSecurityEvent(tx, visitor, { kind: 'account-opened', userId });
  // A stranger may have registered with this mailbox: only the browser that ticked the boxes speaks for its owner.
  const own = registration.consents.filter(
    ({ address, userAgent }) => address === visitor.address && userAgent === visitor.userAgent,
  );
  await recordConsents(tx, userId, 'registration', own);
  if (phone !== null) await acceptInvitations(tx, userId, phone);
  if (registration.company)
    await joinCompany(tx, site, { ...registration, phone, userId, company: registration.company });
  return userId;
}

export function deadLink(): Credentials {
  return new Credentials('Ссылка уже не действует: она устарела или её уже открывали. Войдите по паролю');
}

async function refuseTaken(db: Db, phone: string): Promise<void> {
  const owner = await db.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst();
  if (owner === undefined) return;
  throw new Validation(
    'С\u00a0этим телефоном уже есть учётная запись. Снимите отметку или войдите по коду из\u00a0смс',
    'own_phone',
  );
}

type NewAccount = Omit<Selectable<Schema['registrations']>, 'phone'> & {
  readonly phone: string | null;
  readonly passwordHash: string;
};

/** Gives undefined where the e-mail has an account by now. */
async function addUser(db: Db, account: NewAccount): Promise<number | undefined> {
  const { email, phone, passwordHash: password_hash, name, last_name, second_name } = account;
  const user = await db
    .insertInto('users')
    .values({ login: email, phone, password_hash, name, last_name, second_name, role: 'CUSTOMER' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return user?.id;
}
