import { sql } from 'kysely';

/**
 * Who somebody is in lists, as columns. The phone is the one that somebody else has written down for him before the
 * one he logs in by, for it is the newer of the two, and it is said whether he has proven it by a code.
 */
export function personColumns(person: 'users' | 'person') {
  const column = <Type>(name: string) => sql.ref<Type>(`${person}.${name}`);
  const given = column<string | null>('given_phone');
  return [
    column<number>('id').as('id'),
    column<string>('name').as('name'),
    column<string>('last_name').as('lastName'),
    column<string>('second_name').as('secondName'),
    column<string>('login').as('email'),
    sql<string>`coalesce(${given}, ${column('phone')}, '')`.as('phone'),
    sql<boolean>`${given} is null`.as('isPhoneProven'),
    column<string>('work_position').as('workPosition'),
  ] as const;
}
