import type { inviteClientUser } from '@shop/contracts/manager/manager-users';
import { formatPhone } from '@shop/domain/format/phone';
import type * as v from 'valibot';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { Validation } from '../../../platform/errors/errors.ts';
import { queueSms } from '../../../platform/message-outbox/queue-message.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { lockCompany } from '../../access/access.api.ts';
import { addToCompany, inviteUser, roleOf } from '../../company-users/company-users.api.ts';
import { recordCompanyChange } from '../history/record-company-change.ts';
import { attachUser } from './attach-user.ts';
import { attachablePeople } from './managed-people.ts';

type Given = v.InferOutput<NonNullable<typeof inviteClientUser.body>>;
type Site = Pick<Settings, 'publicUrl' | 'siteName'>;
type Company = Awaited<ReturnType<typeof lockCompany>>;

/** Two weeks, because the recipient of a text message cannot request another one. */
const INVITATION_MAX_AGE_MS = 14 * 86_400_000;

/**
 * Invites a person to a client: by email with a link to set a password, or by a text message to register with that
 * phone, which opens the company once the phone is confirmed (accept-invitations.ts). An account that could be attached
 * to the client is attached at once. Throws `NotFound` for a company that is not the manager's, and `Validation` of
 * `email` or `personal_phone` for an account that the manager may not attach.
 */
export async function invitePerson(
  tx: Db,
  site: Site,
  actor: Actor,
  { contragent, email, ...given }: Given,
): Promise<{ state: 'invited' | 'attached' }> {
  const company = await lockCompany(tx, actor, contragent);
  const known = await findAttachable(tx, actor, { email, phone: given.phone });
  if (known !== undefined) {
    const { isAdmin, rights } = given;
    await attachUser(tx, site, actor, { userId: known.id, contragents: [contragent], isAdmin, rights });
    return { state: 'attached' };
  }
  if (email === '') await inviteByPhone(tx, site, actor, company, given);
  else await inviteByMail(tx, site, actor, company, { ...given, email });
  return { state: 'invited' };
}

/** Finds the account by email, or without one by its confirmed phone. */
async function findAttachable(db: Db, actor: Actor, { email, phone }: Pick<Given, 'email' | 'phone'>) {
  return attachablePeople(db, actor)
    .select('person.id')
    .where(email === '' ? 'person.phone' : 'person.login', '=', email === '' ? phone : email)
    .where('person.active', '=', true)
    .executeTakeFirst();
}

async function inviteByMail(
  db: Db,
  site: Site,
  actor: Actor,
  company: Company,
  person: Omit<Given, 'contragent'>,
): Promise<void> {
  const role = roleOf(person);
  const invitation = { companyName: company.name, invitedBy: actor.name };
  const userId = await inviteUser(db, site, person, invitation);
  await addToCompany(db, { counterpartyId: company.id, userId }, role);
  await recordCompanyChange(db, actor, [company.id], {
    action: 'user.added',
    details: { userId, name: `${person.name} ${person.lastName}`, email: person.email, ...role },
  });
}

async function inviteByPhone(
  db: Db,
  { publicUrl, siteName }: Site,
  actor: Actor,
  company: Company,
  { phone, name, lastName, ...given }: Omit<Given, 'email' | 'contragent'>,
): Promise<void> {
  const owner = await db.selectFrom('users').select('id').where('phone', '=', phone).executeTakeFirst();
  if (owner !== undefined)
    throw new Validation(
      'С\u00a0этим телефоном уже есть учётная запись у\u00a0клиента другого менеджера',
      'personal_phone',
    );
  const { isAdmin: is_admin, rights } = roleOf(given);
  const expires_at = new Date(Date.now() + INVITATION_MAX_AGE_MS);
  const invitation = { is_admin, rights: [...rights], invited_by: actor.userId, expires_at };
  await unscoped(db, 'the company is the manager’s')
    .insertInto('phone_invitations')
    .values({ counterparty_id: company.id, phone, ...invitation })
    .onConflict((conflict) => conflict.columns(['counterparty_id', 'phone']).doUpdateSet(invitation))
    .execute();
  const body = `${siteName}: вас приглашают работать от имени ${company.name}. Зарегистрируйтесь с этим номером: ${publicUrl}/registration`;
  await queueSms(db, phone, body);
  await recordCompanyChange(db, actor, [company.id], {
    action: 'user.invited',
    details: { name: `${name} ${lastName}`.trim(), phone: formatPhone(phone) },
  });
}
