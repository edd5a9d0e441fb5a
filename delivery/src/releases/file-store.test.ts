import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { candidateWith } from '../testing/release.builder.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { FileReleaseStore } from './file-store.ts';
import { pointTo } from './pointer.ts';
import { PointerMovedError, ReleaseStoreError } from './store.ts';
import { withLock } from './store-lock.ts';

const WRITERS = 4;
const TIMES = 25;
const act = { command: 'publish', by: 'test', why: null } as const;

test('writers of several processes lose no change, and readers never see a torn pointer', async (t) => {
  const store = await FileReleaseStore.open(await temporaryFolder(t));
  let isWriting = true;
  let reads = 0;
  const reading = (async () => {
    let last = 0;
    while (isWriting) {
      const pointer = (await store.pointers()).get('catalog');
      assert.ok(!(pointer instanceof ReleaseStoreError), 'a torn pointer');
      assert.ok((pointer?.revision ?? 0) >= last, 'a pointer went back in time');
      last = pointer?.revision ?? 0;
      reads += 1;
    }
  })();
  const exits = await Promise.all(
    Array.from({ length: WRITERS }, (_, index) => write(store.folder, `w${index}`)),
  );
  isWriting = false;
  await reading;
  assert.deepEqual(exits, Array(WRITERS).fill(0));
  assert.ok(reads > TIMES);
  const pointer = (await store.pointers()).get('catalog');
  assert.ok(pointer && !(pointer instanceof ReleaseStoreError));
  assert.equal(pointer.revision, WRITERS * TIMES);
  const journal = (await readFile(path.join(store.folder, 'journal.jsonl'), 'utf8')).trim().split('\n');
  const revisions = journal.map((line) => JSON.parse(line).revision);
  assert.deepEqual(
    revisions,
    Array.from({ length: WRITERS * TIMES }, (_, index) => index + 1),
  );
  assert.deepEqual(await readdir(path.join(store.folder, 'pointers')), ['catalog.json']);
});

async function write(folder: string, name: string): Promise<number | null> {
  const script = path.join(import.meta.dirname, '../testing/point-many-times.ts');
  const child = spawn(process.execPath, [script, folder, 'catalog', name, String(TIMES)], {
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  return code;
}

test('a change that did not see the last one is refused', async (t) => {
  const store = await FileReleaseStore.open(await temporaryFolder(t));
  const stale = pointTo('catalog', '1.0.0', undefined);
  await store.change((change) => change.point(stale, act));
  await assert.rejects(
    store.change((change) => change.point({ ...stale, live: '2.0.0' }, act)),
    PointerMovedError,
  );
});

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

test('a damaged pointer stops writers with a word on what to do', async (t) => {
  const store = await FileReleaseStore.open(await temporaryFolder(t));
  await writeFile(path.join(store.folder, 'pointers/catalog.json'), '{"area":"catalog","li');
  await assert.rejects(
    store.change(async () => undefined),
    /catalog\.json is damaged; remove it and publish catalog again/,
  );
});

test('a staged release is invisible until it is kept, and leaves nothing when it is given up', async (t) => {
  const store = await FileReleaseStore.open(await temporaryFolder(t));
  const staged = await store.stage(candidateWith({ area: 'catalog' }));
  assert.equal(await store.release('catalog', '1.0.0'), undefined);
  await staged.discard();
  assert.deepEqual(await readdir(path.join(store.folder, '.staging')), []);
});

for (const version of ['..', '.', '../shell', '', 'a/b', '.hidden'])
  test(`a version named «${version}» is no way out of the store`, async (t) => {
    const store = await FileReleaseStore.open(await temporaryFolder(t));
    assert.equal(await store.release('catalog', version), undefined);
  });
