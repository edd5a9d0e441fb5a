import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rollback } from '../releases/moves/rollback.ts';
import { openReleaseShop, ways } from '../testing/store-and-origin.ts';

for (const way of ways)
  test(`${way.name}: whoever decides on what is no longer so reads that, and changes nothing`, async (t) => {
    const { store, publish, release, releaseAnswering } = await openReleaseShop(t, way);
    for (const build of [{ area: 'shell' }, { area: 'catalog' }, { area: 'catalog', version: '1.1.0' }])
      assert.equal((await publish(build)).code, 0);
    const whileAsked = async () => {
      await rollback(store, 'catalog', undefined, { by: 'the other operator', why: 'slow' });
      return 'slow';
    };
    const { code, out, err } = await releaseAnswering([whileAsked], 'rollback', 'catalog');
    assert.deepEqual([code, out], [4, '']);
    assert.match(err, /The pointer of catalog is at revision 3, not 2: somebody else has just changed it/);
    const [last] = JSON.parse((await release('history', '--limit', '1', '--json')).out);
    assert.deepEqual([last.number, last.by, last.to], [4, 'the other operator', '1.0.0']);
  });
