import { createHash } from 'node:crypto';
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
import path from 'node:path';
import { sql } from 'kysely';
import { type Database, openEmbedded } from '../src/platform/database/database.ts';
import { migrate, readMigrations } from '../src/platform/database/migrate.ts';
import { seedTestPeople } from './seed-test-people.ts';
import { startEngineQuickly } from './short-lived.ts';

const cache = path.join(import.meta.dirname, '../node_modules/.cache/test-databases');

/** Path of the cached dump of a prepared database; the first caller makes it. */
export async function dumpOf(withPeople: boolean): Promise<string> {
  startEngineQuickly();
  const name = `shop_test_${fingerprint(withPeople)}`;
  const dump = path.join(cache, `${name}.tar`);
  if (!existsSync(dump)) {
    mkdirSync(cache, { recursive: true });
    const fresh = await openEmbedded({});
    await prepare(fresh, withPeople);
    await removeTemplates(fresh);
    await removeOldLog(fresh);
    const unfinished = `${dump}.${process.pid}`;
    await fresh.dump(unfinished);
    await fresh.close();
    renameSync(unfinished, dump);
    removeOldDumps();
  }
  return dump;
}

/** No test creates a second database inside the embedded one, and each template is a quarter of what a test unpacks. */
async function removeTemplates({ db }: Database): Promise<void> {
  await sql`update pg_database set datistemplate = false where datistemplate`.execute(db);
  for (const name of ['template0', 'template1']) await sql`drop database ${sql.ref(name)}`.execute(db);
}

/** A database starts from the log's last checkpoint; what was written before would be half of what a test unpacks. */
async function removeOldLog({ db }: Database): Promise<void> {
  await sql`checkpoint`.execute(db);
}

/** Dumps of earlier migrations or people, 30 MB each. */
function removeOldDumps(): void {
  const isOld = (file: string) => Date.now() - statSync(file).mtimeMs > 86_400_000;
  for (const file of globSync(path.join(cache, 'shop_test_*.tar'))) {
    if (isOld(file)) rmSync(file, { force: true });
  }
}

/** Migrates the database and seeds people if wanted. */
export async function prepare(database: Database, withPeople: boolean): Promise<void> {
  await migrate(database.db);
  if (withPeople) await seedTestPeople(database.db);
}

/** Changes with everything that the prepared database depends on. */
export function fingerprint(withPeople: boolean): string {
  const hash = createHash('sha256').update(String(withPeople));
  for (const { checksum } of readMigrations()) hash.update(checksum);
  if (!withPeople) return hash.digest('hex').slice(0, 12);
  hash.update(readFileSync(new URL('./seed-test-people.ts', import.meta.url)));
  const demo = new URL('../src/processes/demo/people/', import.meta.url);
  hash.update(readFileSync(new URL('../seed-people.ts', demo)));
  for (const name of readdirSync(demo).sort()) hash.update(readFileSync(new URL(name, demo)));
  // The ledger of the demo people ends today.
  hash.update(new Date().toISOString().slice(0, 10));
  return hash.digest('hex').slice(0, 12);
}
