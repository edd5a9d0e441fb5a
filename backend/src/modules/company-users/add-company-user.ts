import { isAllowed } from '@shop/contracts/account/permissions';
import type { CompanyUser, createCompanyUser } from '@shop/contracts/manager/company';
import type * as v from 'valibot';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { publish } from '../../platform/events/live-events.ts';
import { queueEmail } from '../../platform/message-outbox/queue-message.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { actorsAtOwnCompanies, type CompanyActor } from '../access/access.api.ts';
import { recordHistory } from '../history/history.api.ts';
import { companyUsersAt, roleOf } from './company-users.repository.ts';
import { companyAddedEmail } from './invitation-emails.ts';
import { inviteUser, sendInvitation } from './invite-user.ts';
import { lockAsAdmin } from './lock-as-admin.ts';
import { addToCompany } from './membership.ts';
import { notifyNewMember } from './notify-new-member.ts';

type NewCompanyUser = v.InferOutput<NonNullable<typeof createCompanyUser.body>>;
type Site = Pick<Settings, 'publicUrl' | 'siteName'>;

/**
 * Creates a user of the company, or adds a person from the actor's other companies, who keeps his name and phone.
 * Returns the user. Throws like `lockAsAdmin` and `inviteUser`, and `Validation` at `email` for a person who is in the
 * company already.
 */
export async function addCompanyUser(
  tx: Db,
  site: Site,
  actor: Actor,
  { contragent, isAdmin, rights, ...person }: NewCompanyUser,
): Promise<CompanyUser> {
  const companyActor = await lockAsAdmin(tx, actor, contragent);
  const { counterpartyId } = companyActor;
  const company = await tx
    .selectFrom('counterparties')
    .select('name')
    .where('id', '=', counterpartyId)
    .executeTakeFirstOrThrow();
  const invitation = { companyName: company.name, invitedBy: actor.name };
  const existing = await findOwnPerson(tx, actor, companyActor, person.email);
  if (existing !== undefined) refuseExisting(existing);
  const role = roleOf({ isAdmin, rights });
  const userId = existing?.id ?? (await inviteUser(tx, site, person, invitation));
  await addToCompany(tx, { counterpartyId, userId }, role);
  if (existing !== undefined) await emailKnownPerson(tx, site, { ...existing, ...invitation });
  await notifyNewMember(tx, { counterpartyId, userId, by: actor.userId });
  const { belongs: _, isSwitchedOff: __, ...added } = await companyUsersAt(tx, companyActor).byId(userId);
  await recordHistory(tx, actor, {
    counterpartyId,
    action: 'user.added',
    details: { userId, name: `${added.name} ${added.lastName}`, email: added.email, ...role },
  });
  await publish(tx, 'company.changed', {}, { counterpartyId });
  return added;
}

/**
 * Finds a person whom the actor may know about: from his companies where he has the right `company`, or a former member
 * of this one.
 */
async function findOwnPerson(db: Db, actor: Actor, { counterpartyId }: CompanyActor, email: string) {
  const own = await actorsAtOwnCompanies(db, actor);
  const ids = own.filter((one) => isAllowed('company.edit', one.actor)).map(({ id }) => id);
  const rows = await unscoped(db, 'limited to the user’s own companies')
    .selectFrom('users')
    .leftJoin('counterparty_users as member', 'member.user_id', 'users.id')
    .leftJoin('former_members as former', (join) =>
      join.onRef('former.user_id', '=', 'users.id').on('former.counterparty_id', '=', counterpartyId),
    )
    .select([
      'users.id',
      'users.name',
      'users.login as email',
      'users.active',
      'users.invited_at as invitedAt',
    ])
    .select('member.counterparty_id as memberOf')
    .where('users.login', '=', email)
    .where('users.role', '=', 'CUSTOMER')
    .where(({ or, eb }) =>
      or([eb('member.counterparty_id', 'in', ids), eb('former.user_id', 'is not', null)]),
    )
    .execute();
  const [person] = rows;
  return person && { ...person, isHere: rows.some(({ memberOf }) => memberOf === counterpartyId) };
}

function refuseExisting({ isHere, active }: { readonly isHere: boolean; readonly active: boolean }): void {
  if (isHere) throw new Validation('Этот человек уже есть в\u00a0компании', 'email');
  if (active) return;
  throw new Validation('Эту учётную запись отключил магазин. Обратитесь к\u00a0менеджеру', 'email');
}

interface ExistingPerson {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly invitedAt: Date | null;
  readonly companyName: string;
  readonly invitedBy: string;
}

async function emailKnownPerson(
  db: Db,
  site: Site,
  { id, email, invitedAt, ...invitation }: ExistingPerson,
): Promise<void> {
  if (invitedAt !== null) await sendInvitation(db, site, { ...invitation, userId: id, email });
  else await queueEmail(db, { recipient: email, ...companyAddedEmail(site, invitation) });
}
