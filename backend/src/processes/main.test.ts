import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { productionFile } from '@shop/server/testing/production-file';
import { buildCatalogue } from '../../testing/builders/basket/catalogue.builder.ts';
import { NO_SETTINGS, SHORT_LIVED } from '../../testing/short-lived.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { refuseDemoAccounts } from './demo/demo-accounts.ts';

const main = path.join(import.meta.dirname, 'main.ts');

function makeFolder(t: TestContext): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shop-main-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the API as a process with only these settings. */
function start(t: TestContext, env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [...SHORT_LIVED, main], { env: { ...NO_SETTINGS, ...env } });
  t.after(() => child.kill('SIGKILL'));
  return child;
}

async function endOf(child: ChildProcess): Promise<readonly [number, string]> {
  const exited = once(child, 'exit');
  const output = await text(child.stderr!);
  const [code] = await exited;
  return [code, output];
}

for (const [slip, named] of [
  [undefined, ''],
  ['DATABSE_URL', '\n  DATABSE_URL: is no setting, but nearly DATABASE_URL'],
  ['DATABASE_URI', '\n  DATABASE_URI: is no setting, but nearly DATABASE_URL'],
] as const)
  test(`the file of docs/operations.md with ${slip ?? 'nothing'} in the place of DATABASE_URL opens no shop`, async (t) => {
    const folder = makeFolder(t);
    const { DATABASE_URL = '', ...file } = productionFile();
    const env = { ...file, DATA_DIR: folder, ...(slip && { [slip]: DATABASE_URL }) };
    const list = `  DATABASE_URL: must be set (postgres://user@host/name)${named}`;
    assert.deepEqual(await endOf(start(t, env)), [1, `The settings have mistakes:\n${list}\n`]);
    assert.deepEqual(readdirSync(folder), []);
  });

test('a database with demo accounts opens only if the settings ask for them, and then a warning is logged', async (t) => {
  const DATA_DIR = makeFolder(t);
  // Use a small catalogue, because the demo catalogue takes a minute.
  await makeTestFolder(DATA_DIR, { fill: async (db) => void (await buildCatalogue(db)) });
  const env = { DATA_DIR, EMBEDDED_DATABASE: '1', API_PORT: '0', BACK_OFFICE: 'off' };
  const [code, output] = await endOf(start(t, env));
  assert.equal(code, 1);
  assert.match(
    output,
    /^This database has \d+ demo accounts, whose password is public\. .*DEMO_USERS=1\.\n$/,
  );
  const expected = start(t, { ...env, DEMO_USERS: '1' });
  let printed = '';
  while (!printed.includes('API ready')) printed += String((await once(expected.stdout, 'data'))[0]);
  assert.match(printed, /"level":40,.*password of the demo accounts is public/);
});

test('switched-off demo accounts are no obstacle', async () => {
  const database = await openTestDatabase();
  try {
    await assert.rejects(refuseDemoAccounts(database.db), { name: 'DemoAccountsError' });
    await database.db.updateTable('users').set({ active: false }).where('is_demo', '=', true).execute();
    await refuseDemoAccounts(database.db);
  } finally {
    await database.close();
  }
});
