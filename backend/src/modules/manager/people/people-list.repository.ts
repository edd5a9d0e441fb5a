import type { getManagedUsers, getUsersToAdd, ManagedUser } from '@shop/contracts/manager/manager-users';
import { type SqlBool, sql } from 'kysely';
import type * as v from 'valibot';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import { findPageIds } from '../../../platform/http/find-page-ids.ts';
import { companyIdsOf, UNKNOWN_COMPANY } from '../../access/access.api.ts';
import { personColumns } from '../../company-users/company-users.api.ts';
import { attachablePeople, foundPeople, peopleOf } from './managed-people.ts';

type PeopleFilter = v.InferOutput<typeof getManagedUsers.query & {}>;
type ToAddFilter = v.InferOutput<typeof getUsersToAdd.query & {}>;

/** Reads a page of the people of the manager's clients, by last name; another manager's company has none. */
export async function listPeople(db: Db, actor: Actor, filter: PeopleFilter) {
  let found = foundPeople(peopleOf(db, actor), db, actor, filter.query);
  if (filter.active !== '') found = found.where('person.active', '=', filter.active === 'Y');
  if (filter.contragent !== undefined) {
    const company = companyIdsOf(db, actor).where('company.id', '=', filter.contragent);
    found = found.where(sql<SqlBool>`person.id in (
      select member.user_id from counterparty_users member where member.counterparty_id in (${company}))`);
  }
  const { ids, pageNavigation } = await findPageIds(
    db,
    found.select(['person.id', 'person.search_text as sort']),
    filter,
  );
  return { items: await describePeople(db, actor, ids), pageNavigation };
}

/** Reads a page of the people who can be attached to a company. Throws `NotFound` for one that is not the manager's. */
export async function listPeopleToAdd(db: Db, actor: Actor, filter: ToAddFilter) {
  const company = await companyIdsOf(db, actor)
    .where('company.id', '=', filter.contragent)
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_COMPANY));
  const found = foundPeople(attachablePeople(db, actor), db, actor, filter.query)
    .where('person.active', '=', true)
    .where(sql<SqlBool>`not exists (
      select from counterparty_users member
      where member.user_id = person.id and member.counterparty_id = ${company.id})`);
  const { ids, pageNavigation } = await findPageIds(
    db,
    found.select(['person.id', 'person.search_text as sort']),
    filter,
  );
  const people = await describePeople(db, actor, ids);
  return {
    items: people.map(({ id, lastName, name, email, companies }) => ({
      id,
      name: `${lastName} ${name}`,
      email,
      companies: companies.map((one) => one.name),
    })),
    pageNavigation,
  };
}

/** Reads people in the order of their ids, with the fields a manager may see. */
export async function describePeople(db: Db, actor: Actor, ids: readonly number[]): Promise<ManagedUser[]> {
  if (ids.length === 0) return [];
  const own = companyIdsOf(db, actor);
  const rows = await unscoped(db, 'people who were found to be the manager’s')
    .selectFrom('users as person')
    .select([
      ...personColumns('person'),
      'person.active as isActive',
      sql<boolean>`person.invited_at is not null`.as('isInvited'),
      sql<Date | null>`(
        select max(session.last_seen_at) from sessions session
        where session.user_id = person.id and session.acted_by is null)`.as('lastSeenAt'),
      sql<ManagedUser['companies']>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', company.id, 'code', company.code, 'name', company.name,
          'isAdmin', member.is_admin, 'isActive', company.active) order by company.name, company.id), '[]')
        from counterparty_users member join counterparties company on company.id = member.counterparty_id
        where member.user_id = person.id and company.id in (${own}))`.as('companies'),
      sql<number>`(
        select count(*) from orders placed
        where placed.created_by = person.id and placed.counterparty_id in (${own}))`.as('orderCount'),
    ])
    .where('person.id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ ...row, lastSeenAt: row.lastSeenAt?.toISOString() ?? null }];
  });
}
