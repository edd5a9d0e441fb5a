import { type SqlBool, sql } from 'kysely';
import type { ActingUser } from '../../../platform/actor/acting-user.ts';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { NotFound } from '../../../platform/errors/errors.ts';
import { wordsOf } from '../../../platform/text/search-words.ts';
import { companyIdsOf, holds } from '../../access/access.api.ts';

export const UNKNOWN_USER = 'Такого пользователя нет';

/** Customers of the shop as `person`; staff are no manager's to see or change. */
function customers(db: Db) {
  return unscoped(db, 'a manager sees the people of all his clients')
    .selectFrom('users as person')
    .where('person.role', '=', 'CUSTOMER');
}

export type People = ReturnType<typeof customers>;

/**
 * People of the companies the manager looks after, and those who have left one and belong to none since: their orders
 * may have to be given to others. Every query about people begins here.
 */
export function peopleOf(db: Db, actor: ActingUser): People {
  const own = companyIdsOf(db, actor);
  // Two conditions and no union: each is a hash that is built once, whoever is looked for.
  return customers(db).where(sql<SqlBool>`(
    person.id in (select member.user_id from counterparty_users member where member.counterparty_id in (${own}))
    or person.id in (
      select former.user_id from former_members former where former.counterparty_id in (${own})
        and not exists (select from counterparty_users other where other.user_id = former.user_id)))`);
}

/** Besides those the people of no company at all, whom any manager may take into one. */
export function attachablePeople(db: Db, actor: ActingUser): People {
  const own = companyIdsOf(db, actor);
  return customers(db).where(sql<SqlBool>`(
    person.id in (select member.user_id from counterparty_users member where member.counterparty_id in (${own}))
    or not exists (select from counterparty_users member where member.user_id = person.id))`);
}

/** Those who are found by name, e-mail and phone, or by a company they belong to: each word by any of it. */
export function foundPeople(people: People, db: Db, actor: ActingUser, query: string): People {
  let found = people;
  for (const word of wordsOf(query)) {
    const companies = companyIdsOf(db, actor).where(holds(sql.ref('company.search_text'), word));
    found = found.where(
      sql<SqlBool>`(${holds(sql.ref('person.search_text'), word)} or person.id in (
        select member.user_id from counterparty_users member where member.counterparty_id in (${companies})))`,
    );
  }
  return found;
}

/** One of `peopleOf`, as it stands now. Throws `NotFound`. */
export function findPerson(db: Db, actor: ActingUser, userId: number) {
  return peopleOf(db, actor)
    .select(['person.id', 'person.phone', sql<string>`person.name || ' ' || person.last_name`.as('name')])
    .where('person.id', '=', userId)
    .executeTakeFirstOrThrow(() => new NotFound(UNKNOWN_USER));
}

/** One of `peopleOf`, held until the transaction ends. Throws `NotFound` for anybody else, staff and the manager too. */
export function holdPerson(db: Db, actor: ActingUser, userId: number) {
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
      // Those of the manager's, whose history keeps what is done to the person.
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
