import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { NO_SETTINGS, SHORT_LIVED } from '../../../../testing/short-lived.ts';
import { openTestDatabase, type TestDatabase } from '../../../../testing/test-database.ts';
import { makeTestFolder } from '../../../../testing/test-folder.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { generateCatalog } from '../../demo/catalog/generate-catalog.ts';

let home: string;
/** With a server the command works there, otherwise on the embedded database below `home`. */
let server: TestDatabase | undefined;

before(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'killed-test-'));
  if (process.env.TEST_DATABASE_URL) server = await openTestDatabase({ withPeople: false });
  else await makeTestFolder(path.join(home, 'data'), { withPeople: false });
});
after(async () => {
  await server?.close();
  await rm(home, { recursive: true, force: true });
});

/** Runs the import and kills it once it prints `killAt`. */
function runImport(files: readonly string[], killAt?: string): Promise<NodeJS.Signals | number | null> {
  const command = path.join(import.meta.dirname, '../../catalog-cli.ts');
  const database = server ? { DATABASE_URL: server.url } : { EMBEDDED_DATABASE: '1' };
  const env = { ...NO_SETTINGS, DATA_DIR: path.join(home, 'data'), ...database };
  const child = spawn(process.execPath, [...SHORT_LIVED, command, 'import', ...files], { env });
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
    if (killAt !== undefined && output.includes(killAt)) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.on('close', (code, signal) => resolve(signal ?? code)));
}

async function contents(): Promise<string> {
  const own = { databaseUrl: server?.url, dataDir: path.join(home, 'data') };
  const database = await openDatabase(own);
  try {
    const tables = ['sections', 'properties', 'products', 'product_properties', 'offers', 'prices', 'stocks'];
    const rows = [];
    for (const table of tables)
      rows.push((await sql`select * from ${sql.table(table)} order by 1, 2, 3`.execute(database.db)).rows);
    return JSON.stringify(rows);
  } finally {
    await database.close();
  }
}

test('an import killed while it reads or writes leaves the catalogue as it was, and the next one works', async () => {
  const { importFile, offersFile } = await generateCatalog({ products: 300, out: home });
  assert.equal(await runImport([importFile, offersFile]), 0);
  const before = await contents();
  const dearer = (await readFile(offersFile, 'utf8')).replaceAll('<ЦенаЗаЕдиницу>', '<ЦенаЗаЕдиницу>1');
  await writeFile(offersFile, dearer);
  const renamed = (await readFile(importFile, 'utf8')).replaceAll(/(<Наименование>)(?=[А-Я])/g, '$1Новое: ');
  await writeFile(importFile, renamed);
  for (const moment of ['Чтение: 50%', 'Сравнение']) {
    assert.equal(await runImport([importFile, offersFile], moment), 'SIGKILL');
    assert.equal(await contents(), before, moment);
  }
  assert.equal(await runImport([importFile, offersFile]), 0);
  assert.notEqual(await contents(), before);
});
