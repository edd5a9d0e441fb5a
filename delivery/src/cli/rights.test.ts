import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openReleaseShop, overHttp } from '../testing/store-and-origin.ts';

test("a team's token changes its own area, and for another the command exits with 5 and says whose it is", async (t) => {
  const { store, release, publish } = await openReleaseShop(t, overHttp, 'finances');
  const { code, err } = await publish({ area: 'catalog' });
  assert.deepEqual([code, err], [5, 'Your token is for finances, not for catalog\n']);
  assert.equal((await publish({ area: 'finances' })).code, 3, 'allowed, but there is no shell yet');
  assert.equal((await release('token', 'list')).code, 5);
  assert.equal((await release('prune')).code, 5);
  assert.equal((await release('status')).code, 0);
  for (const { id } of await store.tokens.list()) await store.tokens.remove(id);
  const revoked = await release('status', '--json');
  assert.equal(revoked.code, 5);
  assert.equal(JSON.parse(revoked.out).error.code, 'unauthorized');
});
