import { type SqlBool, sql } from 'kysely';
import type { Actor } from '../../../platform/actor/actor.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import { wordsOf } from '../../../platform/text/search-words.ts';
import { companyIdsOf, containsText } from '../../access/access.api.ts';

export const UNKNOWN_USER = 'Такого пользователя нет';

/** Customers of the shop as `person`; no manager may see or change staff here. */
function customers(db: Db) {
  return unscoped(db, 'a manager sees the people of all his clients')
    .selectFrom('users as person')
    .where('person.role', '=', 'CUSTOMER');
}

export type People = ReturnType<typeof customers>;

/**
 * People of the companies the manager looks after, and people who left one and now belong to none: their orders may
 * have to be reassigned. Every query about people begins here.
 */
export function peopleOf(db: Db, actor: Actor): People {
  const own = companyIdsOf(db, actor);
  // Two conditions instead of a union: each becomes a hash built once, regardless of the search.
  return customers(db).where(sql<SqlBool>`(
    person.id in (select member.user_id from counterparty_users member where member.counterparty_id in (${own}))
    or person.id in (
      select former.user_id from former_members former where former.counterparty_id in (${own})
        and not exists (select from counterparty_users other where other.user_id = former.user_id)))`);
}

/** Also includes people without any company, whom any manager may attach to one. */
export function attachablePeople(db: Db, actor: Actor): People {
  const own = companyIdsOf(db, actor);
  return customers(db).where(sql<SqlBool>`(
    person.id in (select member.user_id from counterparty_users member where member.counterparty_id in (${own}))
    or not exists (select from counterparty_users member where member.user_id = person.id))`);
}

/** Filters people by name, email, phone or company; every word must match one of them. */
export function foundPeople(people: People, db: Db, actor: Actor, query: string): People {
  let found = people;
  for (const word of wordsOf(query)) {
    const companies = companyIdsOf(db, actor).where(containsText(sql.ref('company.search_text'), word));
    found = found.where(
      sql<SqlBool>`(${containsText(sql.ref('person.search_text'), word)} or person.id in (
        select member.user_id from counterparty_users member where member.counterparty_id in (${companies})))`,
    );
  }
  return found;
}

/** Reads one of `peopleOf` without a lock. Throws `NotFound`. */
export function findPerson(db: Db, actor: Actor, userId: number) {
  return peopleOf(db, actor)
    .select(['person.id', 'person.phone', sql<string>`person.name || ' ' || person.last_name`.as('name')])
    .where('person.id', '=', userId)
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_USER));
}

/**
 * Reads one of `peopleOf`, locked until the transaction ends. Throws `NotFound` for anybody else, staff and the manager
 * too.
 */
export function lockPerson(db: Db, actor: Actor, userId: number) {
  return peopleOf(db, actor)
    .select([
      'person.id',
      'person.login',
      'person.phone',
      'person.given_phone as givenPhone',
      'person.name',
      'person.last_name as lastName',
      'person.second_name as secondName',
      'person.work_position as workPosition',
      'person.active',
      // The manager's companies, whose history records changes to this person.
      sql<readonly number[]>`array(
        select member.counterparty_id from counterparty_users member
        where member.user_id = person.id and member.counterparty_id in (${companyIdsOf(db, actor)}))`.as(
        'companyIds',
      ),
    ])
    .where('person.id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_USER));
}
