import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { ReleaseStoreError } from '../store.ts';

const folder = new URL('./schema/', import.meta.url);
/** An arbitrary constant: one advisory lock for all who migrate this database. */
const LOCK = 7_316_003;

/**
 * Migrates the schema `releases` by the numbered `.sql` files. It only reads when nothing is missing, so an
 * origin needs no right to create tables. Throws `ReleaseStoreError` when the database is newer than this
 * program.
 */
export async function migrate(client: pg.ClientBase): Promise<void> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  if ((await missing(client, names)).length === 0) return;
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('create schema if not exists releases');
    await client.query(`create table if not exists releases.migrations (
      name text primary key, applied_at timestamptz not null default now())`);
    for (const name of await missing(client, names)) {
      await client.query(readFileSync(new URL(name, folder), 'utf8'));
      await client.query('insert into releases.migrations (name) values ($1)', [name]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function missing(client: pg.ClientBase, names: readonly string[]): Promise<readonly string[]> {
  const { rows: tables } = await client.query<{ found: string | null }>(
    `select to_regclass('releases.migrations') as found`,
  );
  if (tables[0]?.found === null) return names;
  const { rows } = await client.query<{ name: string }>('select name from releases.migrations');
  const applied = rows.map(({ name }) => name);
  const unknown = applied.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new ReleaseStoreError(`The release store is newer than this program: it has had ${unknown}`);
  return names.filter((name) => !applied.includes(name));
}
