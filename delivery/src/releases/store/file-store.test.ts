import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { candidateWith } from '../../testing/release.builder.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { verifyHistory } from '../reports/history.ts';
import { FileReleaseStore } from './file-store.ts';
import { pointTo } from './pointer.ts';
import { ReleaseStoreError } from './store.ts';
import { withLock } from './store-lock.ts';

const act = { command: 'publish', by: 'test', why: null } as const;

test('a command killed in the middle does not leave the store locked', async (t) => {
  const file = path.join(await temporaryFolder(t), 'lock.sqlite');
  const holder = spawn(process.execPath, [
    '-e',
    `const { DatabaseSync } = require('node:sqlite');
     new DatabaseSync(${JSON.stringify(file)}).exec('BEGIN EXCLUSIVE'); console.log('held'); setInterval(() => {}, 1000)`,
  ]);
  await once(holder.stdout, 'data');
  await assert.rejects(
    withLock(file, async () => 'free', 100),
    ReleaseStoreError,
  );
  holder.kill('SIGKILL');
  await once(holder, 'close');
  assert.equal(await withLock(file, async () => 'free', 1000), 'free');
});

test('only one holder at a time, also within a process', async (t) => {
  const file = path.join(await temporaryFolder(t), 'lock.sqlite');
  let inside = 0;
  const work = async () => {
    inside += 1;
    assert.equal(inside, 1);
    await delay(5);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withLock(file, work)));
});

test('a damaged document of pointers is read out of the journal, and written anew by the next change', async (t) => {
  const store = await FileReleaseStore.open(await temporaryFolder(t));
  const first = pointTo('catalog', '1.0.0', undefined);
  await store.change(async (change) => change.point(first, act));
  await writeFile(path.join(store.folder, 'live.json'), '{"areas":{"cata');
  assert.deepEqual((await store.pointers()).get('catalog'), first);
  await store.change(async (change) => change.point(pointTo('shell', '1.0.0', undefined), act));
  assert.deepEqual([...(await store.pointers()).keys()], ['catalog', 'shell']);
  assert.deepEqual(await verifyHistory(store), []);
});

test('a damaged document without a journal stops writers', async (t) => {
  const store = await FileReleaseStore.open(await temporaryFolder(t));
  await writeFile(path.join(store.folder, 'live.json'), '{"areas":{"cata');
  await assert.rejects(
    store.change(async () => undefined),
    /live\.json is damaged/,
  );
});

test('a writer killed between pointers and journal leaves no gap in the journal', async (t) => {
  const store = await FileReleaseStore.open(await temporaryFolder(t));
  const journal = path.join(store.folder, 'journal.jsonl');
  await store.change(async (change) => change.point(pointTo('catalog', '1.0.0', undefined), act));
  const before = await readFile(journal, 'utf8');
  const current = (await store.pointers()).get('catalog');
  await store.change(async (change) => change.point(pointTo('catalog', '1.1.0', current), act));
  const after = await readFile(journal, 'utf8');
  for (const left of [before, after.slice(0, before.length + 40)]) {
    await writeFile(journal, left);
    assert.deepEqual(await verifyHistory(store), []);
    assert.equal((await store.journalLines()).length, 2);
  }
  await store.change(async (change) => change.point(pointTo('shell', '1.0.0', undefined), act));
  assert.equal(await readFile(journal, 'utf8').then((text) => text.startsWith(after)), true);
  assert.deepEqual(await verifyHistory(store), []);
});

test('a staged release leaves nothing when it is given up', async (t) => {
  const store = await FileReleaseStore.open(await temporaryFolder(t));
  const staged = await store.stage(candidateWith({ area: 'catalog' }));
  await staged.discard();
  assert.deepEqual(await readdir(path.join(store.folder, '.staging')), []);
});
