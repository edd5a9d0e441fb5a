import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

const folder = new URL('./migrations/', import.meta.url);
/** Any constant will do: one lock for everybody who migrates this database. */
const LOCK = 7_316_001;

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** The numbered `.sql` files in their order. */
export function readMigrations(): readonly Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

/**
 * Brings the database up to date and returns the names of what was applied. Replicas starting together wait for
 * each other at the advisory lock. Throws if an applied file was edited since.
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

async function applyPending(connection: Kysely<Schema>): Promise<readonly string[]> {
  await sql`create table if not exists migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(
    connection,
  );
  const { rows } = await sql<{
    name: string;
    checksum: string;
  }>`select name, checksum from migrations`.execute(connection);
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const fresh: string[] = [];
  for (const { name, text, checksum } of readMigrations()) {
    if (applied.get(name) === checksum) continue;
    if (applied.has(name))
      throw new Error(`Migration ${name} was edited after it had been applied: add a new one instead.`);
    await connection.transaction().execute(async (tx) => {
      await tx.executeQuery(CompiledQuery.raw(text));
      await sql`insert into migrations (name, checksum) values (${name}, ${checksum})`.execute(tx);
    });
    fresh.push(name);
  }
  return fresh;
}
