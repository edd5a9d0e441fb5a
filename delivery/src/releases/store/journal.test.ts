import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { candidateWith } from '../../testing/release.builder.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { publish } from '../moves/publish.ts';
import { retire } from '../moves/retire.ts';
import { rollback } from '../moves/rollback.ts';
import { readHistory, verifyHistory } from '../reports/history.ts';
import { FileReleaseStore } from './file-store.ts';

const by = { by: 'anna', why: 'быстрее' };

async function storeWithHistory(folder: string) {
  const store = await FileReleaseStore.open(folder);
  await publish(store, [candidateWith({ area: 'shell' }), candidateWith({ area: 'catalog' })], by);
  await publish(store, [candidateWith({ area: 'catalog', version: '1.1.0' })], by);
  await rollback(store, 'catalog', undefined, { by: 'boris', why: 'не те суммы' });
  return store;
}

test('the journal tells who did what, when and why, latest first', async (t) => {
  const store = await storeWithHistory(await temporaryFolder(t));
  const history = await readHistory(store, { area: 'catalog' });
  assert.deepEqual(
    history.map(({ command, by, why, from, to }) => [command, by, why, from, to]),
    [
      ['rollback', 'boris', 'не те суммы', '1.1.0', '1.0.0'],
      ['publish', 'anna', 'быстрее', '1.0.0', '1.1.0'],
      ['publish', 'anna', 'быстрее', null, '1.0.0'],
    ],
  );
  assert.deepEqual(await verifyHistory(store), []);
});

const tamperings = {
  'another name': [
    (lines: string[]) => [lines[0]!, lines[1]!.replace('anna', 'olga'), ...lines.slice(2)],
    /line 2/,
  ],
  'another reason': [(lines: string[]) => [...lines.slice(0, 3), lines[3]!.replace('не те', 'те')], /line 4/],
  'another version': [(lines: string[]) => lines.map((line) => line.replaceAll('1.1.0', '1.1.1')), /line 3/],
  'another time': [
    (lines: string[]) => lines.map((line) => line.replace(/"at":"20\d\d/, '"at":"1999')),
    /line 1/,
  ],
  'a line left out': [
    (lines: string[]) => lines.filter((_, index) => index !== 1),
    /between entries 1 and 3/,
  ],
  'lines swapped': [(lines: string[]) => [lines[1]!, lines[0]!, ...lines.slice(2)], /missing|follow/],
  'a line that is none': [(lines: string[]) => [...lines, 'hello'], /line 5 is not an entry/],
  'the first line left out': [(lines: string[]) => lines.slice(1), /between entries 0 and 2/],
} satisfies Record<string, [(lines: string[]) => string[], RegExp]>;

for (const [what, [tamper, expected]] of Object.entries(tamperings))
  test(`finds ${what} in the journal`, async (t) => {
    const store = await storeWithHistory(await temporaryFolder(t));
    const file = path.join(store.folder, 'journal.jsonl');
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    await writeFile(file, `${tamper(lines).join('\n')}\n`);
    assert.match((await verifyHistory(store)).join('\n'), expected);
  });

test('lines cut off the end are missed as soon as another change has been made', async (t) => {
  const store = await storeWithHistory(await temporaryFolder(t));
  await publish(store, [candidateWith({ area: 'finances' })], by);
  const file = path.join(store.folder, 'journal.jsonl');
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  await writeFile(file, `${lines.slice(0, 3).join('\n')}\n`);
  assert.match((await verifyHistory(store)).join('\n'), /between entries 3 and 5|journal knows nothing/);
});

test('the end of an area is missed when it is cut off', async (t) => {
  const store = await storeWithHistory(await temporaryFolder(t));
  const file = path.join(store.folder, 'journal.jsonl');
  const before = await readFile(file);
  await retire(store, 'catalog', by);
  await writeFile(file, before);
  const live = path.join(store.folder, 'live.json');
  const { areas } = JSON.parse(await readFile(live, 'utf8'));
  await writeFile(live, JSON.stringify({ areas, entries: [] }));
  assert.match(
    (await verifyHistory(store)).join(),
    /catalog is off the shop, of which the journal knows nothing/,
  );
});

test('an area that is taken off the shop leaves its history and comes back by any kept release', async (t) => {
  const store = await storeWithHistory(await temporaryFolder(t));
  await retire(store, 'catalog', by);
  assert.deepEqual([...(await store.pointers()).keys()], ['shell']);
  assert.equal((await readHistory(store, { area: 'catalog', limit: 1 }))[0]?.command, 'retire');
  assert.deepEqual(await verifyHistory(store), []);
  await rollback(store, 'catalog', '1.1.0', by);
  assert.equal((await store.pointers()).get('catalog')?.live, '1.1.0');
  assert.deepEqual(await verifyHistory(store), []);
});
