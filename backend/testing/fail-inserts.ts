import { sql } from 'kysely';
import type { Db } from '../src/platform/database/database.ts';

/** Makes every insert into the table fail, as if the database did; `end` repairs it. */
export async function failInserts(db: Db, table: 'sessions' | 'single_use_secrets') {
  const constraint = sql.ref(`no_${table}`);
  await sql`alter table ${sql.table(table)} add constraint ${constraint} check (false) not valid`.execute(db);
  return {
    end: async () => {
      await sql`alter table ${sql.table(table)} drop constraint ${constraint}`.execute(db);
    },
  };
}
