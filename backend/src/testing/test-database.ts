import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { type Database, openDatabase, openEmbedded } from '../database/database.ts';
import { migrate, readMigrations } from '../database/migrate.ts';
import { seedTestPeople } from './seed-test-people.ts';
import { startEngineQuickly } from './short-lived.ts';

export interface TestDatabaseOptions {
  /** Demo people and the foreign company of `seed-test-people.ts`; default true. */
  readonly withPeople?: boolean;
}

export interface TestDatabase extends Database {
  /** Where it is, when it is on a server. */
  readonly url?: string;
}

/**
 * A fresh database for one test file: in memory, from one cached dump; or, with `TEST_DATABASE_URL`, a new database
 * on that server, from one template. Close it in `after`.
 */
export async function openTestDatabase({
  withPeople = true,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOnServer(server, withPeople) : openEmbedded({ dump: await dumpOf(withPeople) });
}

/**
 * The same as `dataDir` of a new shop: for processes that open the embedded database in a folder. It is closed
 * again once `fill` has put into it what the test needs besides.
 */
export async function makeTestFolder(
  dataDir: string,
  fill: (db: Database['db']) => Promise<void> = async () => {},
  { withPeople = true }: TestDatabaseOptions = {},
): Promise<void> {
  const dump = await dumpOf(withPeople);
  mkdirSync(dataDir, { recursive: true });
  const database = await openEmbedded({ folder: path.join(dataDir, 'db'), dump });
  await fill(database.db).finally(() => database.close());
}

/** Path of the cached dump of a prepared database. */
async function dumpOf(withPeople: boolean): Promise<string> {
  startEngineQuickly();
  const name = `shop_test_${fingerprint(withPeople)}`;
  const dump = path.join(os.tmpdir(), `${name}.tar`);
  if (!existsSync(dump)) {
    const fresh = await openEmbedded({});
    await prepare(fresh, withPeople);
    await removeTemplates(fresh);
    const unfinished = `${dump}.${process.pid}`;
    await fresh.dump(unfinished);
    await fresh.close();
    renameSync(unfinished, dump);
    removeOldDumps();
  }
  return dump;
}

/** No test makes a second database inside the embedded one, and each template is a quarter of what a test unpacks. */
async function removeTemplates({ db }: Database): Promise<void> {
  await sql`update pg_database set datistemplate = false where datistemplate`.execute(db);
  for (const name of ['template0', 'template1']) await sql`drop database ${sql.ref(name)}`.execute(db);
}

/** Dumps of yesterday's migrations and people, 30 MB each. */
function removeOldDumps(): void {
  const isOld = (file: string) => Date.now() - statSync(file).mtimeMs > 86_400_000;
  for (const file of globSync(path.join(os.tmpdir(), 'shop_test_*.tar'))) {
    if (isOld(file)) rmSync(file, { force: true });
  }
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

async function prepare(database: Database, withPeople: boolean): Promise<void> {
  await migrate(database.db);
  if (withPeople) await seedTestPeople(database.db);
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Changes with everything the prepared database is made from. */
function fingerprint(withPeople: boolean): string {
  const hash = createHash('sha256').update(String(withPeople));
  for (const { checksum } of readMigrations()) hash.update(checksum);
  if (!withPeople) return hash.digest('hex').slice(0, 12);
  hash.update(readFileSync(new URL('./seed-test-people.ts', import.meta.url)));
  const demo = new URL('../demo/people/', import.meta.url);
  hash.update(readFileSync(new URL('../seed-people.ts', demo)));
  for (const name of readdirSync(demo).sort()) hash.update(readFileSync(new URL(name, demo)));
  // The ledger of the demo people ends today.
  hash.update(new Date().toISOString().slice(0, 10));
  return hash.digest('hex').slice(0, 12);
}
