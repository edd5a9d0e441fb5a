import { type Selectable, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

type User = Selectable<Schema['users']>;

/**
 * Columns of a person in lists. The phone is the unproven one that an administrator entered, if any, since it is newer
 * than the login phone; `isPhoneProven` tells which of them it is.
 */
export function personColumns(person: 'users' | 'person') {
  const column = <Name extends keyof User>(name: Name) => sql.ref<User[Name]>(`${person}.${name}`);
  const enteredPhone = column('given_phone');
  return [
    column('id').as('id'),
    column('name').as('name'),
    column('last_name').as('lastName'),
    column('second_name').as('secondName'),
    column('login').as('email'),
    sql<string>`coalesce(${enteredPhone}, ${column('phone')}, '')`.as('phone'),
    sql<boolean>`${enteredPhone} is null`.as('isPhoneProven'),
    column('work_position').as('workPosition'),
  ] as const;
}
