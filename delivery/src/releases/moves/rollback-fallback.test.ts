import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import { type BuildWith, candidateWith } from '../../testing/release.builder.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { FileReleaseStore } from '../store/file-store.ts';
import { setCanary } from './canary.ts';
import { publish } from './publish.ts';
import { rollback, withdraw } from './rollback.ts';

const by = { by: 'test', why: null };

async function storeWith(t: TestContext, ...builds: readonly BuildWith[]) {
  const store = await FileReleaseStore.open(await temporaryFolder(t));
  for (const build of builds) await publish(store, [candidateWith(build)], by);
  const pointer = async (area = 'catalog') => (await store.pointers()).get(area)!;
  return { store, pointer };
}

/** The shell dropped `call` after `catalog` 1.0.0, which needs it, had stopped being a fallback. */
const modern = { '@shop/platform/http': ['send'] };
const history: readonly BuildWith[] = [
  { area: 'shell' },
  { area: 'catalog', version: '1.0.0' },
  { area: 'catalog', version: '1.1.0', shared: modern },
  { area: 'catalog', version: '1.2.0', shared: modern },
  { area: 'shell', version: '2.0.0', shared: modern },
];

test('a release from long ago that the shell of today cannot run bars no way back', async (t) => {
  const { store, pointer } = await storeWith(t, ...history);
  await rollback(store, 'catalog', undefined, by);
  assert.deepEqual([(await pointer()).live, (await pointer()).previous], ['1.1.0', null]);
});

test('nor does it keep a failing release from being withdrawn', async (t) => {
  const { store, pointer } = await storeWith(t, ...history);
  await withdraw(store, 'catalog', '1.2.0', by);
  assert.equal((await pointer()).live, '1.1.0');
});

test('a release that is too heavy for the shell of today may be rolled back to, and not published', async (t) => {
  const store = await FileReleaseStore.open(await temporaryFolder(t));
  const weighing = (build: BuildWith, file: string, brotliBytes: number) => {
    const { manifest, files } = candidateWith(build);
    const weighed = Object.entries(manifest.files).map(
      ([name, facts]) => [name, { ...facts, brotliBytes: name === file ? brotliBytes : 10 }] as const,
    );
    return { manifest: { ...manifest, files: Object.fromEntries(weighed) }, files };
  };
  const page = (version: string, bytes: number) => weighing({ area: 'catalog', version }, 'page.js', bytes);
  const publishAll = async (...candidates: readonly ReturnType<typeof weighing>[]) => {
    for (const candidate of candidates) await publish(store, [candidate], by);
  };
  await publishAll(weighing({ area: 'shell' }, 'layout.js', 50_000));
  await publishAll(page('1.0.0', 120_000), page('1.1.0', 50_000), page('1.2.0', 50_000));
  await publishAll(weighing({ area: 'shell', version: '2.0.0' }, 'layout.js', 100_000));
  await assert.rejects(publishAll(page('1.3.0', 120_000)), /weighs 220/);
  await rollback(store, 'catalog', '1.0.0', by);
  assert.equal((await store.pointers()).get('catalog')?.live, '1.0.0');
});

test('a rollback that comes after the withdrawal of the same release leaves the good one live', async (t) => {
  const { store, pointer } = await storeWith(
    t,
    { area: 'shell' },
    { area: 'catalog' },
    { area: 'catalog', version: '1.1.0' },
    { area: 'catalog', version: '1.2.0' },
  );
  await withdraw(store, 'catalog', '1.2.0', by);
  await assert.rejects(rollback(store, 'catalog', undefined, by), /1\.1\.0 is back since .* name a release/);
  assert.equal((await pointer()).live, '1.1.0');
  await rollback(store, 'catalog', '1.0.0', by);
  assert.equal((await pointer()).live, '1.0.0');
});

test('files lost in one area keep no other area from going back', async (t) => {
  const { store, pointer } = await storeWith(
    t,
    { area: 'shell' },
    { area: 'finances' },
    { area: 'catalog' },
    { area: 'catalog', version: '1.1.0' },
  );
  await rm(`${store.folder}/finances/1.0.0`, { recursive: true });
  await rollback(store, 'catalog', undefined, by);
  assert.equal((await pointer()).live, '1.0.0');
});

test('a fallback whose release.json is damaged keeps nobody from going back to another', async (t) => {
  const { store, pointer } = await storeWith(
    t,
    { area: 'shell' },
    { area: 'catalog' },
    { area: 'catalog', version: '1.1.0' },
    { area: 'catalog', version: '1.2.0' },
  );
  await writeFile(`${store.folder}/catalog/1.0.0/release.json`, '{');
  await rollback(store, 'catalog', undefined, by);
  assert.equal((await pointer()).live, '1.1.0');
});

test('a canary whose files are lost can be ended', async (t) => {
  const { store, pointer } = await storeWith(t, { area: 'shell' }, { area: 'catalog' });
  await publish(store, [candidateWith({ area: 'catalog', version: '1.1.0' })], { ...by, percent: 10 });
  await rm(`${store.folder}/catalog/1.1.0`, { recursive: true });
  await setCanary(store, 'catalog', undefined, 0, by);
  assert.equal((await pointer()).canary, null);
});

test('ending a canary that does not run leaves the one that does', async (t) => {
  const { store, pointer } = await storeWith(
    t,
    { area: 'shell' },
    { area: 'catalog' },
    { area: 'catalog', version: '1.1.0' },
  );
  await publish(store, [candidateWith({ area: 'catalog', version: '1.2.0' })], { ...by, percent: 10 });
  await assert.rejects(setCanary(store, 'catalog', '1.0.0', 0, by), /1\.0\.0 is not its canary/);
  assert.equal((await pointer()).canary?.version, '1.2.0');
});
