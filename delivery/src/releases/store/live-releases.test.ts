import assert from 'node:assert/strict';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import Fastify from 'fastify';
import { candidateWith } from '../../testing/release.builder.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { publish } from '../moves/publish.ts';
import { rollback } from '../moves/rollback.ts';
import { FileReleaseStore } from './file-store.ts';
import { LiveReleases } from './live-releases.ts';

const by = { by: 'test', why: null };

async function openLive(t: TestContext, { isWatching = true } = {}) {
  const store = await FileReleaseStore.open(`${await temporaryFolder(t)}/releases`);
  // A watcher may look before the test has done its damage.
  if (!isWatching) t.mock.method(store, 'watch', () => () => undefined);
  const live = new LiveReleases(store, Fastify().log);
  t.after(() => live.close());
  await publish(store, [candidateWith({ area: 'shell' }), candidateWith({ area: 'catalog' })], by);
  const versionOf = async (area: string) => (await live.current()).areas.get(area)?.live.version;
  return { store, live, versionOf };
}

test('a document of pointers that nobody can read leaves what was live', async (t) => {
  const { store, versionOf } = await openLive(t);
  assert.equal(await versionOf('catalog'), '1.0.0');
  await writeFile(`${store.folder}/live.json`, '{"areas":{"cat');
  await rm(`${store.folder}/journal.jsonl`);
  assert.equal(await versionOf('catalog'), '1.0.0');
});

test('pages go on when the store is gone, and follow it again when it is back', async (t) => {
  const { store, versionOf } = await openLive(t);
  assert.equal(await versionOf('catalog'), '1.0.0');
  await rename(store.folder, `${store.folder}-away`);
  assert.equal(await versionOf('catalog'), '1.0.0');
  await rename(`${store.folder}-away`, store.folder);
  await publish(store, [candidateWith({ area: 'catalog', version: '1.1.0' })], by);
  assert.equal(await versionOf('catalog'), '1.1.0');
});

test('a release taken back is gone from pages, though the fallback from then on cannot be read', async (t) => {
  const { store, live, versionOf } = await openLive(t, { isWatching: false });
  for (const version of ['1.1.0', '1.2.0'])
    await publish(store, [candidateWith({ area: 'catalog', version })], by);
  assert.equal(await versionOf('catalog'), '1.2.0');
  const damaged = `${store.folder}/catalog/1.0.0/release.json`;
  const text = await readFile(damaged);
  await rollback(store, 'catalog', undefined, by);
  await writeFile(damaged, '{');
  assert.equal(await versionOf('catalog'), '1.1.0');
  assert.equal((await live.current()).areas.get('catalog')?.previous, undefined);
  await writeFile(damaged, text);
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 1001 });
  assert.equal((await live.current()).areas.get('catalog')?.previous?.version, '1.0.0');
});

test('an origin that starts shows an area though its canary cannot be read', async (t) => {
  const { store } = await openLive(t);
  await publish(store, [candidateWith({ area: 'catalog', version: '1.1.0' })], { ...by, percent: 50 });
  await writeFile(`${store.folder}/catalog/1.1.0/release.json`, '{');
  const fresh = new LiveReleases(store, Fastify().log);
  t.after(() => fresh.close());
  const shown = (await fresh.current()).areas.get('catalog');
  assert.deepEqual([shown?.live.version, shown?.canary], ['1.0.0', undefined]);
});
