import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import { candidateWith } from '../../testing/release.builder.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { verifyStore } from '../reports/verify.ts';
import { FileReleaseStore } from '../store/file-store.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';

const by = { by: 'test', why: null };
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

async function storeWith(t: TestContext, versions: number) {
  const store = await FileReleaseStore.open(await temporaryFolder(t));
  await publish(store, [candidateWith({ area: 'shell' })], by);
  for (let minor = 0; minor < versions; minor += 1)
    await publish(store, [candidateWith({ area: 'catalog', version: `1.${minor}.0` })], by);
  return store;
}

test('after the kept window only what one can go back to is left', async (t) => {
  const store = await storeWith(t, 15);
  const pruned = await prune(store, { keepDays: 30, now: inDays(31) });
  assert.deepEqual(pruned.map(({ version }) => version).sort(), ['1.0.0', '1.1.0', '1.2.0']);
  assert.deepEqual((await store.versions('catalog')).length, 12);
  assert.deepEqual(await verifyStore(store), []);
});

test('within the window nothing goes, because open tabs may still load its chunks', async (t) => {
  const store = await storeWith(t, 15);
  assert.deepEqual(await prune(store, { keepDays: 30, now: inDays(29) }), []);
  await assert.rejects(
    prune(store, { keepDays: 30, area: 'catalog', version: '1.0.0', now: inDays(29) }),
    /tabs that are still open may load chunks of 1\.0\.0: it stays until/,
  );
});

for (const version of ['1.14.0', '1.13.0', '1.5.0'])
  test(`refuses to delete ${version}, which a pointer names`, async (t) => {
    const store = await storeWith(t, 15);
    await assert.rejects(
      prune(store, { keepDays: 0, area: 'catalog', version, now: inDays(400) }),
      /go back to/,
    );
  });

test('what a killed prune has left behind stops no other', async (t) => {
  const store = await storeWith(t, 13);
  await mkdir(`${store.folder}/.staging/removed-catalog-1.0.0/chunks`, { recursive: true });
  const pruned = await prune(store, { keepDays: 30, now: inDays(31) });
  assert.deepEqual(pruned, [{ area: 'catalog', version: '1.0.0' }]);
});

test('a dry run deletes nothing', async (t) => {
  const store = await storeWith(t, 15);
  const pruned = await prune(store, { keepDays: 30, now: inDays(31), isDryRun: true });
  assert.equal(pruned.length, 3);
  assert.equal((await store.versions('catalog')).length, 15);
});

test('a release that is deleted while it is being published goes live with its files', async (t) => {
  const store = await storeWith(t, 15);
  const candidate = candidateWith({ area: 'catalog', version: '1.0.0' });
  const change = store.change.bind(store);
  let changes = 0;
  // Runs between the first judgement of a publish and its change of the pointer.
  store.change = async (work) => {
    changes += 1;
    if (changes === 2) await change((own) => own.remove('catalog', '1.0.0'));
    return change(work);
  };
  await publish(store, [candidate], by);
  assert.equal((await store.pointers()).get('catalog')?.live, '1.0.0');
  assert.deepEqual(await verifyStore(store), []);
});
