import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';

const folder = new URL('./migrations/', import.meta.url);
/** Any constant will do: everyone who migrates this database takes the same lock. */
const LOCK = 7_316_001;

interface MigrationFile {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** The numbered `.sql` files in order. */
export function readMigrations(): readonly MigrationFile[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

/**
 * Applies all pending migrations in one transaction and returns their names. Replicas that start together wait for each
 * other. Throws if an applied file was edited since.
 */
export async function migrate(db: Kysely<Schema>): Promise<readonly string[]> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection);
    try {
      return await applyPending(connection);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection);
    }
  });
}

async function applyPending(db: Kysely<Schema>): Promise<readonly string[]> {
  const files = readMigrations();
  const applied = await readRecord(db, files);
  const migrations = { ...Object.fromEntries(applied.map(leave)), ...Object.fromEntries(files.map(toApply)) };
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // After a rollback to an older release the newer release's files stay applied, and a fix for the older one has a
    // lower number.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  const failed = results.find(({ status }) => status === 'Error');
  if (failed)
    throw new Error(`Migration ${failed.migrationName} failed: ${messageOf(error)}`, { cause: error });
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Names of the applied migrations, from the record with checksums. That record is older than Kysely's, which is filled
 * from it.
 */
async function readRecord(db: Kysely<Schema>, files: readonly MigrationFile[]): Promise<readonly string[]> {
  await sql`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(
    db,
  );
  await sql`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null)`.execute(db);
  await sql`insert into kysely_migration (name, timestamp)
    select name, to_char(applied_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from migrations
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{
    name: string;
    checksum: string;
  }>`select name, checksum from migrations`.execute(db);
  const edited = files.find(({ name, checksum }) =>
    rows.some((row) => row.name === name && row.checksum !== checksum),
  );
  if (edited)
    throw new Error(`Migration ${edited.name} was edited after it had been applied: add a new one instead.`);
  return rows.map(({ name }) => name);
}

/** Keeps what a newer release has applied, so that an older one can start again. */
function leave(name: string): [string, Migration] {
  return [name, { up: async () => {} }];
}

function toApply({ name, text, checksum }: MigrationFile): [string, Migration] {
  const up = async (db: Kysely<unknown>) => {
    await db.executeQuery(CompiledQuery.raw(text));
    await sql`insert into migrations (name, checksum) values (${name}, ${checksum})`.execute(db);
  };
  return [name, { up }];
}
