import { allRights } from '@shop/contracts/account/permissions';
import type { CompanyUser, getCompanyUsers, memberRights } from '@shop/contracts/manager/company';
import { sql } from 'kysely';
import type * as v from 'valibot';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { scoped } from '../../platform/database/scoped.ts';
import { NotFound } from '../../platform/errors/errors.ts';
import { clampPage } from '../../platform/http/paging.ts';
import { wordsOf } from '../../platform/text/search-words.ts';
import { type CompanyActor, containsText } from '../access/access.api.ts';
import { type MemberRole, UNKNOWN_USER } from './membership.ts';
import { personColumns } from './person-columns.ts';

type Filter = Omit<v.InferOutput<NonNullable<typeof getCompanyUsers.query>>, 'contragent'>;
type Input = v.InferOutput<v.ObjectSchema<typeof memberRights, undefined>>;

/** Current and former members of the company that the actor is at. */
export function companyUsersAt(db: Db, companyActor: CompanyActor) {
  const people = () => {
    const members = scoped(db, companyActor)
      .selectFrom('counterparty_users')
      .select(['user_id', 'is_admin', 'rights', sql<boolean>`true`.as('belongs')]);
    const former = scoped(db, companyActor)
      .selectFrom('former_members')
      .select(['user_id', 'is_admin', 'rights', sql<boolean>`false`.as('belongs')]);
    return db
      .selectFrom(members.unionAll(former).as('member'))
      .innerJoin('users', 'users.id', 'member.user_id');
  };
  const filtered = ({ query, active }: Filter) => {
    let found = people();
    if (active !== '')
      found = found.where(sql<boolean>`(member.belongs and users.active) = ${active === 'Y'}`);
    for (const word of wordsOf(query)) found = found.where(containsText(sql.ref('users.search_text'), word));
    return found;
  };
  const shown = (found: ReturnType<typeof people>) =>
    found.select([
      ...personColumns('users'),
      'users.invited_at as invitedAt',
      'users.active',
      'member.is_admin as isAdmin',
      'member.rights',
      'member.belongs',
      sql<Date | null>`(select max(last_seen_at) from sessions
        where sessions.user_id = users.id and sessions.acted_by is null)`.as('lastSeenAt'),
    ]);

  return {
    /** Returns a page of them, ordered by name. */
    list: async (filter: Filter) => {
      const found = filtered(filter);
      const count = await countRows(found);
      const { offset, pageNavigation } = clampPage(filter, count);
      const rows = await shown(found)
        .orderBy(sql`users.last_name collate "und-x-icu", users.name collate "und-x-icu", users.id`)
        .limit(filter.pageSize)
        .offset(offset)
        .execute();
      return { items: rows.map((row) => companyUserOf(row, companyActor)), pageNavigation };
    },

    /** Includes whether the user is still a member. Throws `NotFound` for anyone else. */
    byId: async (id: number) => {
      const row = await shown(people())
        .where('users.id', '=', id)
        .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_USER));
      return { ...companyUserOf(row, companyActor), belongs: row.belongs, isSwitchedOff: !row.active };
    },
  };
}

interface Row extends Omit<CompanyUser, 'isActive' | 'isInvited' | 'isSelf' | 'lastSeenAt'> {
  readonly invitedAt: Date | null;
  readonly active: boolean;
  readonly belongs: boolean;
  readonly lastSeenAt: Date | null;
}

function companyUserOf(
  { invitedAt, active, belongs, lastSeenAt, rights, ...person }: Row,
  { userId }: CompanyActor,
): CompanyUser {
  return {
    ...person,
    rights: person.isAdmin ? [...allRights] : rights,
    isActive: belongs && active,
    isInvited: invitedAt !== null,
    isSelf: person.id === userId,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}

/** Normalises a role for storing: unique rights in a fixed order, none for an administrator, who has all of them. */
export function roleOf({ isAdmin, rights }: Input): MemberRole {
  return { isAdmin, rights: isAdmin ? [] : allRights.filter((right) => rights.includes(right)) };
}
