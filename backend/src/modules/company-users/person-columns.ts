import { type Selectable, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type User = Selectable<Schema['users']>;

/**
 * Who somebody is in lists, as columns. The phone is the one that somebody else has written down for him before the
 * one he logs in by, for it is the newer of the two, and it is said whether he has proven it by a code.
 */
export function personColumns(person: 'users' | 'person') {
  const column = <Name extends keyof User>(name: Name) => sql.ref<User[Name]>(`${person}.${name}`);
  const given = column('given_phone');
  return [
    column('id').as('id'),
    column('name').as('name'),
    column('last_name').as('lastName'),
    column('second_name').as('secondName'),
    column('login').as('email'),
    sql<string>`coalesce(${given}, ${column('phone')}, '')`.as('phone'),
    sql<boolean>`${given} is null`.as('isPhoneProven'),
    column('work_position').as('workPosition'),
  ] as const;
}
