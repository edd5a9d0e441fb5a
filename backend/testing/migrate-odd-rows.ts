import assert from 'node:assert/strict';
import { CompiledQuery } from 'kysely';
import { type Database, openEmbedded } from '../src/platform/database/database.ts';
import { readMigrations } from '../src/platform/database/migrate.ts';

/** A database after all migrations, with `rows` inserted just before the named one ran. */
export async function migrateOddRows(migration: string, rows: string): Promise<Database> {
  const database = await openEmbedded({});
  const run = (text: string) =>
    database.db.transaction().execute((tx) => tx.executeQuery(CompiledQuery.raw(text)));
  const migrations = readMigrations();
  assert.ok(
    migrations.some(({ name }) => name === migration),
    `There is no migration ${migration}`,
  );
  for (const { name, text } of migrations) {
    if (name === migration) await run(rows);
    await run(text);
  }
  return database;
}
