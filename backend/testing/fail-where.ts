import { sql } from 'kysely';
import type { Db } from '../src/platform/database/database.ts';

/** From now on nothing can be added to the table, as if the database failed there; `end` mends it. */
export async function failWhere(db: Db, table: 'sessions' | 'single_use_secrets') {
  const constraint = sql.ref(`no_${table}`);
  await sql`alter table ${sql.table(table)} add constraint ${constraint} check (false) not valid`.execute(db);
  return {
    end: async () => {
      await sql`alter table ${sql.table(table)} drop constraint ${constraint}`.execute(db);
    },
  };
}
