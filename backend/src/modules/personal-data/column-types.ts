import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export interface ColumnType {
  readonly isJson: boolean;
  readonly isNullable: boolean;
}

/** The columns of the database that can be written and hold text, by `table.column`. */
export async function readColumnTypes(db: Db): Promise<ReadonlyMap<string, ColumnType>> {
  const { rows } = await sql<{ name: string; isJson: boolean; isNullable: boolean }>`
    select table_name || '.' || column_name as name, udt_name = 'jsonb' as "isJson", is_nullable = 'YES' as "isNullable"
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and udt_name in ('text', 'jsonb')`.execute(db);
  return new Map(rows.map(({ name, ...type }) => [name, type]));
}
