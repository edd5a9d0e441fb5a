import { generate, PostgresDialect } from 'kysely-codegen';
import type { Database } from '../src/platform/database/database.ts';

/** The text that `src/platform/database/tables.ts` should have according to the migrated database. */
export function renderTables({ db }: Database): Promise<string> {
  return generate({
    db,
    dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'number' }),
    // The records of migrations belong to the Migrator.
    excludePattern: '*migration*',
    outFile: null,
    typeMapping: { int8: 'number', numeric: 'number', bytea: 'Uint8Array' },
    typeOnlyImports: true,
  });
}
