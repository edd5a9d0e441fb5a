import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TableMarks } from '../../platform/database/personal-data/marks.ts';
import type { Person } from './person.ts';

/** The condition under which rows of a table belong to the person; null for a table whose rows belong to nobody. */
export function isOwnedBy({ owners }: TableMarks, person: Person): RawBuilder<SqlBool> | null {
  const values = { user: [person.id], email: person.emails, phone: person.phones };
  const conditions = owners
    .filter(({ is }) => values[is].length > 0)
    .map(({ column, is }) =>
      is === 'user'
        ? sql`${sql.ref(column)} = ${person.id}`
        : sql`${sql.ref(column)} = any(${[...values[is]]}::text[])`,
    );
  return conditions.length === 0 ? null : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
