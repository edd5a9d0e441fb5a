import assert from 'node:assert/strict';
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import { candidateWith } from '../../testing/release.builder.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { publish } from '../moves/publish.ts';
import { FileReleaseStore } from '../store/file-store.ts';
import { verifyStore } from './verify.ts';

const by = { by: 'test', why: null };

async function openStore(t: TestContext) {
  const store = await FileReleaseStore.open(await temporaryFolder(t));
  await publish(store, [candidateWith({ area: 'shell' }), candidateWith({ area: 'catalog' })], by);
  return store;
}

test('a store as it was written has no fault', async (t) => {
  assert.deepEqual(await verifyStore(await openStore(t)), []);
});

test('finds what somebody did to the files of a release', async (t) => {
  const store = await openStore(t);
  await appendFile(`${store.folder}/catalog/1.0.0/page.js`, ' steal()');
  await rm(`${store.folder}/catalog/1.0.0/tile.js`);
  await writeFile(`${store.folder}/shell/1.0.0/vendor.js.br`, 'not brotli');
  assert.deepEqual([...(await verifyStore(store))].sort(), [
    'catalog 1.0.0: page.js is not what was published',
    'catalog 1.0.0: tile.js is missing',
    'shell 1.0.0: vendor.js.br holds something else',
  ]);
  assert.equal((await verifyStore(store, ['shell'])).length, 1);
});

test('finds a live release that is gone', async (t) => {
  const store = await openStore(t);
  await rm(`${store.folder}/catalog/1.0.0`, { recursive: true });
  assert.deepEqual(await verifyStore(store), ['catalog 1.0.0 is pointed to, but not kept']);
});

test('an area there is not is no area in order', async (t) => {
  assert.deepEqual(await verifyStore(await openStore(t), ['catalogue']), [
    'catalogue: no release of it is kept',
  ]);
});
