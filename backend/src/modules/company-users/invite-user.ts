import { randomBytes } from 'node:crypto';
import type { Db } from '../../platform/database/database.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { queueMail } from '../../platform/outbox/outbox.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { hashPassword, issueSecret } from '../session/session.api.ts';
import { invitationLetter } from './invitation-letter.ts';

/** Three days: whoever comes later asks for another link by himself (`/forgot-password/`). */
const LINK_MAX_AGE_S = 259_200;

export interface NewUser {
  readonly email: string;
  readonly name: string;
  readonly lastName: string;
  readonly secondName: string;
  /** Eleven digits, or empty. */
  readonly phone: string;
  readonly workPosition: string;
}

interface Invitation {
  readonly companyName: string;
  /** «Имя Фамилия» of whoever invites. */
  readonly invitedBy: string;
}

type Site = Pick<Settings, 'publicUrl' | 'siteName'>;

/**
 * An account of a customer that no password opens yet, and a letter with the link to set one. Whoever has the mailbox is
 * the owner. In a transaction. Throws `Validation` of `email` or `personal_phone` where another account has it.
 */
export async function inviteUser(db: Db, site: Site, user: NewUser, invitation: Invitation): Promise<number> {
  await refuseTaken(db, user);
  const { email, name, lastName: last_name, secondName: second_name, workPosition: work_position } = user;
  const added = await db
    .insertInto('users')
    .values({
      login: email,
      // Whoever has it may not be who is meant: it opens nothing until its owner proves it (decision 061).
      given_phone: user.phone || null,
      // Of a password that nobody knows.
      password_hash: await hashPassword(randomBytes(32).toString('base64url')),
      role: 'CUSTOMER',
      ...{ name, last_name, second_name, work_position },
      invited_at: new Date(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  // Somebody was faster by a moment.
  if (added === undefined) return refuseTaken(db, user).then(() => inviteUser(db, site, user, invitation));
  await sendInvitation(db, site, { ...invitation, userId: added.id, email, name });
  return added.id;
}

/** The letter with its link, once more where the account still waits for its first password. */
export async function sendInvitation(
  db: Db,
  site: Site,
  { userId, email, ...invitation }: Invitation & { userId: number; email: string; name: string },
): Promise<void> {
  const checkWord = await issueSecret(db, { purpose: 'recovery', userId }, LINK_MAX_AGE_S);
  const letter = invitationLetter(site, { ...invitation, checkWord });
  const expiresAt = new Date(Date.now() + LINK_MAX_AGE_S * 1000);
  await queueMail(db, { recipient: email, ...letter }, { expiresAt });
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
