import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../src/platform/database/database.ts';

/** Calls `work` with the URL of an empty database beside the one of `url`; drops it afterwards. */
export async function withFreshDatabase(url: string, work: (fresh: string) => Promise<void>): Promise<void> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  await onServer(url, (db) => sql`create database ${sql.id(name)}`.execute(db));
  try {
    await work(fresh.href);
  } finally {
    await onServer(url, (db) => sql`drop database ${sql.id(name)} with (force)`.execute(db));
  }
}

async function onServer(url: string, work: (db: Kysely<never>) => Promise<unknown>): Promise<void> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  try {
    await work(database.db as unknown as Kysely<never>);
  } finally {
    await database.close();
  }
}
