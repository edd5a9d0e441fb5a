import type { addUserToCompanies } from '@shop/contracts/manager/manager-users';
import type * as v from 'valibot';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import { queueEmail } from '../../../platform/message-outbox/queue-message.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { lockCompanies, lockCompany } from '../../access/access.api.ts';
import {
  addToCompany,
  companyAddedEmail,
  notifyNewMember,
  removeFromCompany,
  restoreToCompany,
  roleOf,
} from '../../company-users/company-users.api.ts';
import { recordCompanyChange } from '../history/record-company-change.ts';
import { attachablePeople, lockPerson, UNKNOWN_USER } from './managed-people.ts';

type Attaching = v.InferOutput<typeof addUserToCompanies.body & {}>;
type Site = Pick<Settings, 'publicUrl' | 'siteName'>;

/**
 * Attaches a user to companies, all or none: a new member with the given rights, a former one with the rights held
 * before. Returns the companies newly joined. Throws `NotFound` for a company or user that is not the manager's.
 */
export async function attachUser(
  db: Db,
  site: Site,
  actor: Actor,
  { userId, contragents, ...given }: Attaching,
): Promise<{ added: number[] }> {
  const role = roleOf(given);
  const companies = await lockCompanies(db, actor, contragents);
  const person = await attachablePeople(db, actor)
    .select(['person.id', 'person.login', 'person.name', 'person.last_name as lastName'])
    .where('person.id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_USER, 'user_id'));
  const added: number[] = [];
  for (const company of companies) {
    const member = { counterpartyId: company.id, userId };
    const isBack = await hasLeft(db, member);
    if (isBack) await restoreToCompany(db, member);
    else if (!(await addToCompany(db, member, role))) continue;
    added.push(company.id);
    await recordCompanyChange(db, actor, [company.id], {
      action: isBack ? 'user.taken-back' : 'user.added',
      details: {
        userId,
        name: `${person.name} ${person.lastName}`,
        ...(isBack ? {} : role),
      },
    });
    if (!isBack) await writeToPerson(db, site, actor, person, company);
    await notifyNewMember(db, { ...member, by: actor.userId, isBack });
  }
  return { added };
}

/**
 * Detaches a user from a company. Throws `NotFound` for someone who is not a member, `Conflict` for its last
 * administrator.
 */
export async function detachUser(
  db: Db,
  actor: Actor,
  { userId, contragent }: { readonly userId: number; readonly contragent: number },
): Promise<void> {
  await lockCompany(db, actor, contragent);
  const { name, lastName } = await lockPerson(db, actor, userId);
  await removeFromCompany(db, { counterpartyId: contragent, userId }, actor.userId);
  await recordCompanyChange(db, actor, [contragent], {
    action: 'user.taken-out',
    details: { userId, name: `${name} ${lastName}` },
  });
}

async function hasLeft(
  db: Db,
  { counterpartyId, userId }: { readonly counterpartyId: number; readonly userId: number },
): Promise<boolean> {
  const left = await unscoped(db, 'the company was found to be the manager’s')
    .selectFrom('former_members')
    .select('user_id')
    .where('counterparty_id', '=', counterpartyId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return left !== undefined;
}

async function writeToPerson(
  db: Db,
  site: Site,
  actor: Actor,
  person: { readonly login: string; readonly name: string },
  company: { readonly name: string },
): Promise<void> {
  const email = companyAddedEmail(site, {
    name: person.name,
    invitedBy: actor.name,
    companyName: company.name,
  });
  await queueEmail(db, { recipient: person.login, ...email });
}
