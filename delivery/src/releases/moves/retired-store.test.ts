import assert from 'node:assert/strict';
import { test } from 'node:test';
import { candidateWith } from '../../testing/release.builder.ts';
import { testStores } from '../../testing/test-stores.ts';
import { verifyStore } from '../reports/verify.ts';
import { PointerMovedError } from '../store/store.ts';
import { publish } from './publish.ts';
import { retire } from './retire.ts';
import { rollback } from './rollback.ts';

const by = { by: 'test', why: null };
const catalog = (version: string) => candidateWith({ area: 'catalog', version });

for (const [kind, open] of Object.entries(testStores))
  test(`${kind}: a decision on an area that was retired and came back meanwhile is a conflict`, async (t) => {
    const { store } = await open(t);
    await publish(store, [candidateWith({ area: 'shell' }), catalog('1.0.0')], by);
    await publish(store, [catalog('1.1.0')], by);
    const expected = (await store.pointers()).get('catalog')!.revision;
    await retire(store, 'catalog', by);
    for (const version of ['2.0.0', '2.1.0', '2.2.0']) {
      await publish(store, [catalog(version)], by);
      await assert.rejects(rollback(store, 'catalog', undefined, { ...by, expected }), PointerMovedError);
    }
    assert.equal((await store.pointers()).get('catalog')?.live, '2.2.0');
    assert.deepEqual(await verifyStore(store), []);
  });
