import assert from 'node:assert/strict';
import { rename, rm, writeFile } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import Fastify from 'fastify';
import { candidateWith } from '../testing/release.builder.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { FileReleaseStore } from './file-store.ts';
import { LiveReleases } from './live-releases.ts';
import { pointTo } from './pointer.ts';
import { publish } from './publish.ts';
import { rollback } from './rollback.ts';

const by = { by: 'test', why: null };

async function openLive(t: TestContext) {
  const store = await FileReleaseStore.open(`${await temporaryFolder(t)}/releases`);
  const live = new LiveReleases(store, Fastify().log);
  t.after(() => live.close());
  await publish(store, [candidateWith({ area: 'shell' }), candidateWith({ area: 'catalog' })], by);
  const versionOf = async (area: string) => (await live.current()).areas.get(area)?.live.version;
  return { store, live, versionOf };
}

test('a change is seen by the very next reader', async (t) => {
  const { store, versionOf } = await openLive(t);
  assert.equal(await versionOf('catalog'), '1.0.0');
  for (let turn = 1; turn <= 20; turn += 1) {
    await publish(store, [candidateWith({ area: 'catalog', version: `1.${turn}.0` })], by);
    assert.equal(await versionOf('catalog'), `1.${turn}.0`);
  }
  await rollback(store, 'catalog', undefined, by);
  assert.equal(await versionOf('catalog'), '1.19.0');
});

test('readers that come together during changes never get an older release than was live when they asked', async (t) => {
  const { store, versionOf } = await openLive(t);
  for (let turn = 1; turn <= 10; turn += 1) {
    const version = `1.${turn}.0`;
    const early = [versionOf('catalog'), versionOf('catalog')];
    await publish(store, [candidateWith({ area: 'catalog', version })], by);
    const late = await Promise.all([versionOf('catalog'), versionOf('catalog'), ...early]);
    assert.deepEqual(late.slice(0, 2), [version, version]);
  }
});

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

test('a pointer to a release whose files are gone does not replace a good one', async (t) => {
  const { store, versionOf } = await openLive(t);
  await publish(store, [candidateWith({ area: 'catalog', version: '1.1.0' })], by);
  assert.equal(await versionOf('catalog'), '1.1.0');
  await rm(`${store.folder}/catalog/1.0.0`, { recursive: true });
  const current = (await store.pointers()).get('catalog');
  await store.change(async (change) =>
    change.point(pointTo('catalog', '1.0.0', current), { command: 'rollback', ...by }),
  );
  assert.equal(await versionOf('catalog'), '1.1.0');
});
