import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase, openEmbedded } from '../src/platform/database/database.ts';
import { dumpOf, fingerprint, prepare } from './test-dump.ts';

export interface TestDatabaseOptions {
  /** Whether to seed the demo people and the foreign company of `seed-test-people.ts`; true by default. */
  readonly withPeople?: boolean;
}

export interface TestDatabase extends Database {
  /** The URL of a database on a server. */
  readonly url?: string;
}

/**
 * A fresh database for one test file: in memory, from one cached dump; or, with `TEST_DATABASE_URL`, a new database on
 * that server, from one template. Close it in `after`.
 */
export async function openTestDatabase({
  withPeople = true,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) return openOnServer(server, withPeople);
  return openEmbedded({ dump: await dumpOf(withPeople) });
}

async function openOnServer(server: string, withPeople: boolean): Promise<TestDatabase> {
  const template = `shop_test_${fingerprint(withPeople)}`;
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query('select pg_advisory_lock(7316002)');
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (rowCount === 0) {
    await admin.query(`drop database if exists ${template}_unfinished`);
    await admin.query(`create database ${template}_unfinished`);
    const fresh = await openDatabase({ databaseUrl: urlOf(server, `${template}_unfinished`), dataDir: '' });
    await prepare(fresh, withPeople);
    await fresh.close();
    await admin.query(`alter database ${template}_unfinished rename to ${template}`);
  }
  await admin.query(`create database ${name} template ${template}`);
  await admin.query('select pg_advisory_unlock(7316002)');
  const url = urlOf(server, name);
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  const close = async () => {
    await database.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { ...database, url, close };
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
