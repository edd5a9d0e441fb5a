import type { addUserToCompanies } from '@shop/contracts/manager/manager-users';
import type * as v from 'valibot';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import { queueMail } from '../../../platform/outbox/outbox.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { holdCompanies, holdCompany } from '../../access/access.api.ts';
import {
  addedLetter,
  addToCompany,
  roleOf,
  takeBackIntoCompany,
  takeOutOfCompany,
  tellOfNewMember,
} from '../../company-users/company-users.api.ts';
import { tellCompanies } from '../tell-companies.ts';
import { attachablePeople, holdPerson, UNKNOWN_USER } from './managed-people.ts';

type Attaching = v.InferOutput<typeof addUserToCompanies.body & {}>;
type Site = Pick<Settings, 'publicUrl' | 'siteName'>;

/**
 * Makes a user a member of companies: a new one with the rights given, one who was taken out with what he had. Answers
 * where he is one only now. Throws `NotFound` at the company or user that is not the manager's; then nothing has happened.
 */
export async function attachUser(
  db: Db,
  site: Site,
  actor: ActingUser,
  { userId, contragents, ...given }: Attaching,
): Promise<{ added: number[] }> {
  const role = roleOf(given);
  const companies = await holdCompanies(db, actor, contragents);
  const person = await attachablePeople(db, actor)
    .select(['person.id', 'person.login', 'person.name', 'person.last_name as lastName'])
    .where('person.id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_USER, 'user_id'));
  const added: number[] = [];
  for (const company of companies) {
    const member = { counterpartyId: company.id, userId };
    const isBack = await hasLeft(db, member);
    if (isBack) await takeBackIntoCompany(db, member);
    else if (!(await addToCompany(db, member, role))) continue;
    added.push(company.id);
    await tellCompanies(db, actor, [company.id], {
      action: isBack ? 'user.taken-back' : 'user.added',
      details: {
        userId,
        name: `${person.name} ${person.lastName}`,
        ...(isBack ? {} : role),
      },
    });
    if (!isBack) await writeToPerson(db, site, actor, person, company);
    await tellOfNewMember(db, { ...member, by: actor.userId, isBack });
  }
  return { added };
}

/** Takes a user out of a company. Throws `NotFound` for who is not there, `Conflict` for its last administrator. */
export async function detachUser(
  db: Db,
  actor: ActingUser,
  { userId, contragent }: { readonly userId: number; readonly contragent: number },
): Promise<void> {
  await holdCompany(db, actor, contragent);
  const { name, lastName } = await holdPerson(db, actor, userId);
  await takeOutOfCompany(db, { counterpartyId: contragent, userId }, actor.userId);
  await tellCompanies(db, actor, [contragent], {
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
  actor: ActingUser,
  person: { readonly login: string; readonly name: string },
  company: { readonly name: string },
): Promise<void> {
  const letter = addedLetter(site, {
    name: person.name,
    invitedBy: actor.name,
    companyName: company.name,
  });
  await queueMail(db, { recipient: person.login, ...letter });
}
