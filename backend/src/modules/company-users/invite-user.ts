import type { Db } from '../../platform/database/database.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { queueEmail } from '../../platform/message-outbox/queue-message.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { hashUnknownPassword, issueSecret } from '../session/session.api.ts';
import { invitationEmail } from './invitation-emails.ts';

/** Three days; after that the user requests another link himself (`/forgot-password/`). */
const LINK_MAX_AGE_S = 259_200;

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly lastName: string;
  readonly secondName: string;
  /** Eleven digits, or an empty string. */
  readonly phone: string;
  readonly workPosition: string;
}

interface Invitation {
  readonly companyName: string;
  /** «Имя Фамилия» of the inviter. */
  readonly invitedBy: string;
}

type Site = Pick<Settings, 'publicUrl' | 'siteName'>;

/**
 * Creates a customer account without a usable password and emails a link to set one: access to the mailbox proves
 * ownership. Call it in a transaction. Returns the user's id. Throws `Validation` at `email` or `personal_phone` if
 * another account has it.
 */
export async function inviteUser(db: Db, site: Site, user: NewUser, invitation: Invitation): Promise<number> {
  await refuseTaken(db, user);
  const { email, name, lastName: last_name, secondName: second_name, workPosition: work_position } = user;
  const added = await db
    .insertInto('users')
    .values({
      login: email,
      // Not a login yet: the phone may belong to somebody else, so its owner has to prove it (decision 061).
      given_phone: user.phone || null,
      password_hash: await hashUnknownPassword(),
      role: 'CUSTOMER',
      ...{ name, last_name, second_name, work_position },
      invited_at: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // A concurrent request inserted the same login or phone.
  if (added === undefined) return refuseTaken(db, user).then(() => inviteUser(db, site, user, invitation));
  await sendInvitation(db, site, { ...invitation, userId: added.id, email, name });
  return added.id;
}

/** Emails the link, again if the account still has no password. */
export async function sendInvitation(
  db: Db,
  site: Site,
  { userId, email, ...invitation }: Invitation & { userId: number; email: string; name: string },
): Promise<void> {
  const checkWord = await issueSecret(db, { purpose: 'recovery', userId }, LINK_MAX_AGE_S);
  const message = invitationEmail(site, { ...invitation, checkWord });
  const expiresAt = new Date(Date.now() + LINK_MAX_AGE_S * 1000);
  await queueEmail(db, { recipient: email, ...message }, { expiresAt });
}

async function refuseTaken(db: Db, { email, phone }: Pick<NewUser, 'email' | 'phone'>): Promise<void> {
  const owner = await db
    .selectFrom('users')
    .select('login')
    .where(({ eb, or }) => or([eb('login', '=', email), eb('phone', '=', phone)]))
    .orderBy((order) => order.eb('login', '=', email), 'desc')
    .executeTakeFirst();
  if (owner === undefined) return;
  if (owner.login !== email)
    throw new Validation('Этот телефон уже указан в другой учётной записи', 'personal_phone');
  throw new Validation(
    'С\u00a0этой почтой уже есть учётная запись. Попросите менеджера добавить её в\u00a0компанию',
    'email',
  );
}
