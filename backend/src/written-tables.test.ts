import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

const src = import.meta.dirname;
const read = (file: string) => readFileSync(path.join(src, file), 'utf8');

/** Tables whose writer the search by name does not see, with the place that writes them. */
const elsewhere: Readonly<Record<string, readonly [file: string, statement: string]>> = {
  // One repository writes both lists of a user and has the table in a variable.
  favourites: ['modules/favourites/product-list.repository.ts', '.insertInto(\n          table,'],
  comparisons: ['modules/favourites/product-list.repository.ts', '.insertInto(\n          table,'],
  // Cities of the whole country come with the shop, filled by the migration.
  cities: ['platform/database/migrations/006-site.sql', 'insert into cities'],
};

test('every table is written by the shop itself, not by the demo alone', () => {
  const written = new Set([...writtenByCode(), ...writtenByTriggers()]);
  const orphans = allTables().filter((table) => !written.has(table) && !(table in elsewhere));
  assert.deepEqual(
    orphans,
    [],
    'A firm that starts without the demo cannot fill these tables: define a reference or a call',
  );
});

test('tables written under another name are written where this test says', () => {
  for (const [table, [file, statement]] of Object.entries(elsewhere)) {
    assert.ok(allTables().includes(table), table);
    assert.ok(read(file).includes(statement), `${file}: ${statement}`);
    assert.ok(!writtenByCode().has(table), `${table} needs no exception`);
  }
});

function allTables(): readonly string[] {
  const [, all = ''] = read('platform/database/tables.ts').split('export interface DB {');
  return [...all.matchAll(/^ {2}(\w+):/gm)].map(([, table = '']) => table);
}

/** Tables with an insert in code that is neither a test nor the demo. */
function writtenByCode(): ReadonlySet<string> {
  const files = globSync('**/*.ts', { cwd: src }).filter(
    (file) => !file.endsWith('.test.ts') && !file.startsWith(path.join('processes', 'demo')),
  );
  return new Set(files.flatMap((file) => insertsOf(read(file))));
}

/** Tables that functions of the database write. */
function writtenByTriggers(): readonly string[] {
  return globSync('platform/database/migrations/*.sql', { cwd: src }).flatMap((file) =>
    [...read(file).matchAll(/\$\$(.*?)\$\$/gs)].flatMap(([, body = '']) => insertsOf(body)),
  );
}

function insertsOf(text: string): readonly string[] {
  const inserts = text.matchAll(/\binsertInto\(\s*'(\w+)'|\binsert into "?(\w+)/g);
  return [...inserts].map(([, built, raw]) => built ?? raw ?? '');
}
