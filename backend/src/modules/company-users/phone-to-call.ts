import { sql } from 'kysely';

/**
 * The phone of a person in lists, as columns: the one that somebody else has written down for him before the one he
 * logs in by, for it is the newer of the two, and whether he has proven it by a code.
 */
export function phoneToCall<Alias extends 'users' | 'person'>(person: Alias) {
  const given = sql.ref<string | null>(`${person}.given_phone`);
  const proven = sql.ref<string | null>(`${person}.phone`);
  return [
    sql<string>`coalesce(${given}, ${proven}, '')`.as('phone'),
    sql<boolean>`${given} is null`.as('isPhoneProven'),
  ] as const;
}
