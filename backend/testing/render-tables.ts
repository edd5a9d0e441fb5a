import { generate, PostgresDialect } from 'kysely-codegen';
import type { Database } from '../src/platform/database/database.ts';

/** `src/platform/database/tables.ts` as the migrated database says it has to be. */
export function renderTables({ db }: Database): Promise<string> {
  return generate({
    db,
    dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'number' }),
    // The records of the migrations are the Migrator's own.
    excludePattern: '*migration*',
    outFile: null,
    typeMapping: { int8: 'number', numeric: 'number', bytea: 'Uint8Array' },
    typeOnlyImports: true,
  });
}
