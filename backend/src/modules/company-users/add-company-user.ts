import { isAllowed } from '@shop/contracts/account/permissions';
import type { CompanyUser, createCompanyUser } from '@shop/contracts/manager/company';
import type * as v from 'valibot';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { publish } from '../../platform/events/live-events.ts';
import { queueMail } from '../../platform/outbox/outbox.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { type ActorThere, actorsAtOwnCompanies } from '../access/access.api.ts';
import { recordHistory } from '../history/history.api.ts';
import { holdAsAdmin } from './company-admin.ts';
import { companyUsersAt, roleOf } from './company-users.repository.ts';
import { addedLetter } from './invitation-letter.ts';
import { inviteUser, sendInvitation } from './invite-user.ts';
import { addToCompany } from './membership.ts';
import { tellOfNewMember } from './new-member-news.ts';

type NewCompanyUser = v.InferOutput<NonNullable<typeof createCompanyUser.body>>;
type Site = Pick<Settings, 'publicUrl' | 'siteName'>;

/**
 * A new user of the company, or one of the own companies' people, who keeps his name and phone. Throws what
 * `holdAsAdmin` and `inviteUser` throw, and `Validation` of `email` for who belongs to it already.
 */
export async function addCompanyUser(
  tx: Db,
  site: Site,
  actor: ActingUser,
  { contragent, isAdmin, rights, ...person }: NewCompanyUser,
): Promise<CompanyUser> {
  const there = await holdAsAdmin(tx, actor, contragent);
  const { counterpartyId } = there;
  const company = await tx
    .selectFrom('counterparties')
    .select('name')
    .where('id', '=', counterpartyId)
    .executeTakeFirstOrThrow();
  const invitation = { companyName: company.name, invitedBy: actor.name };
  const known = await findOwnPerson(tx, actor, there, person.email);
  if (known !== undefined) refuseKnown(known);
  const role = roleOf({ isAdmin, rights });
  const userId = known?.id ?? (await inviteUser(tx, site, person, invitation));
  await addToCompany(tx, { counterpartyId, userId }, role);
  if (known !== undefined) await tellKnown(tx, site, { ...known, ...invitation });
  await tellOfNewMember(tx, { counterpartyId, userId, by: actor.userId });
  const { belongs: _, isSwitchedOff: __, ...added } = await companyUsersAt(tx, there).byId(userId);
  await recordHistory(tx, actor, {
    counterpartyId,
    action: 'user.added',
    details: { userId, name: `${added.name} ${added.lastName}`, email: added.email, ...role },
  });
  await publish(tx, 'company.changed', {}, { counterpartyId });
  return added;
}

/** Whose people the actor may see anyway: of the own companies with the right `company`, and who was taken out of this one. */
async function findOwnPerson(db: Db, actor: ActingUser, { counterpartyId }: ActorThere, email: string) {
  const own = await actorsAtOwnCompanies(db, actor);
  const ids = own.filter((one) => isAllowed('company.edit', one.actor)).map(({ id }) => id);
  const rows = await unscoped(db, 'the own companies, one by one')
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

function refuseKnown({ isHere, active }: { readonly isHere: boolean; readonly active: boolean }): void {
  if (isHere) throw new Validation('Этот человек уже есть в\u00a0компании', 'email');
  if (active) return;
  throw new Validation('Эту учётную запись отключил магазин. Обратитесь к\u00a0менеджеру', 'email');
}

interface Known {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly invitedAt: Date | null;
  readonly companyName: string;
  readonly invitedBy: string;
}

async function tellKnown(db: Db, site: Site, { id, email, invitedAt, ...letter }: Known): Promise<void> {
  if (invitedAt !== null) await sendInvitation(db, site, { ...letter, userId: id, email });
  else await queueMail(db, { recipient: email, ...addedLetter(site, letter) });
}
