import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { candidateWith } from '../../testing/release.builder.ts';
import { testStores } from '../../testing/test-stores.ts';
import { readStatus } from '../reports/status.ts';
import type { ReleaseStore } from '../store/store.ts';
import { setCanary } from './canary.ts';
import { publish } from './publish.ts';
import { rollback, withdraw } from './rollback.ts';
import { readTakenBack } from './taken-back.ts';

const by = { by: 'test', why: null };
const failing = { by: 'automatic', why: 'не работал на 8 из 8 страниц' };
const release = (version: string) => candidateWith({ area: 'catalog', version });

/** The catalogue's 1.2.0 has just been withdrawn. */
async function storeAfterWithdrawal(t: TestContext, kind: string): Promise<ReleaseStore> {
  const { store } = await testStores[kind]!(t);
  await publish(store, [candidateWith({ area: 'shell' })], by);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(store, [release(version)], by);
  await withdraw(store, 'catalog', '1.2.0', failing);
  return store;
}

const ways: Readonly<Record<string, (store: ReleaseStore, accepts?: boolean) => Promise<unknown>>> = {
  'rollback --to': (store, acceptsWithdrawn) =>
    rollback(store, 'catalog', '1.2.0', { ...by, acceptsWithdrawn }),
  canary: (store, acceptsWithdrawn) => setCanary(store, 'catalog', '1.2.0', 5, { ...by, acceptsWithdrawn }),
  'publish of the same build': (store, acceptsWithdrawn) =>
    publish(store, [release('1.2.0')], { ...by, acceptsWithdrawn }),
};

for (const kind of Object.keys(testStores)) {
  for (const [name, goBack] of Object.entries(ways))
    test(`${kind}: ${name} brings no withdrawn release back unless that is confirmed`, async (t) => {
      const store = await storeAfterWithdrawal(t, kind);
      await assert.rejects(goBack(store), {
        name: 'ReleaseWithdrawn',
        message: /1\.2\.0 was withdrawn on .+ by automatic: не работал на 8 из 8 страниц/,
      });
      assert.equal((await store.pointers()).get('catalog')?.live, '1.1.0');
      await goBack(store, true);
      const { live, canary } = (await store.pointers()).get('catalog')!;
      assert.equal(canary?.version ?? live, '1.2.0');
      assert.equal((await readTakenBack(store, 'catalog')).size, 0);
    });

  test(`${kind}: a withdrawal steps over releases that were withdrawn before`, async (t) => {
    const store = await storeAfterWithdrawal(t, kind);
    await setCanary(store, 'catalog', '1.0.0', 5, by);
    await withdraw(store, 'catalog', '1.0.0', failing);
    await assert.rejects(withdraw(store, 'catalog', '1.1.0', failing), /every release before 1\.1\.0/);
    await publish(store, [release('1.3.0')], by);
    await withdraw(store, 'catalog', '1.3.0', failing);
    assert.equal((await store.pointers()).get('catalog')?.live, '1.1.0');
  });

  test(`${kind}: the status marks what was withdrawn and what was rolled back`, async (t) => {
    const store = await storeAfterWithdrawal(t, kind);
    await rollback(store, 'catalog', '1.0.0', { ...by, why: 'slow' });
    const catalog = (await readStatus(store)).find(({ area }) => area === 'catalog');
    assert.deepEqual(
      catalog?.takenBack.map(({ version, how, why }) => [version, how, why]),
      [
        ['1.1.0', 'rollback', 'slow'],
        ['1.2.0', 'withdraw', failing.why],
      ],
    );
  });
}

test('a way forward says nothing against the release it leaves', async (t) => {
  const { store } = await testStores.files!(t);
  await publish(store, [candidateWith({ area: 'shell' })], by);
  for (const version of ['1.0.0', '1.1.0']) await publish(store, [release(version)], by);
  await rollback(store, 'catalog', '1.0.0', by);
  await rollback(store, 'catalog', '1.1.0', by);
  assert.equal((await readTakenBack(store, 'catalog')).size, 0);
});
