import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EVERY_AREA } from '../../releases/store/tokens.ts';
import { openOperations } from '../../testing/operations-shop.ts';
import { candidateWith } from '../../testing/release.builder.ts';

test('a shell and an area that need each other go at once, and one at a time neither does', async (t) => {
  const { send, put, store } = await openOperations(t, EVERY_AREA);
  const shell = candidateWith({
    area: 'shell',
    version: '2.0.0',
    shared: { '@shop/platform/http': ['call', 'stream'] },
  });
  const catalog = candidateWith({
    area: 'catalog',
    version: '2.0.0',
    shared: { '@shop/platform/http': ['call', 'stream'] },
  });
  const alone = await send('POST', 'publish/plan', { releases: [catalog.manifest] });
  assert.equal(alone.status, 422);
  for (const { files } of [shell, catalog]) for (const content of files.values()) await put(content);
  const releases = [shell.manifest, catalog.manifest];
  const stale = await send('POST', 'publish', { releases, expected: { shell: 1, catalog: 7 } });
  assert.equal(stale.status, 409);
  assert.deepEqual(await store.versions('shell'), ['1.0.0']);
  const done = await send('POST', 'publish', { releases, expected: { shell: 1, catalog: 1 } });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  assert.equal((await store.pointers()).get('catalog')?.live, '2.0.0');
});

test('many publishes at once all get through', async (t) => {
  const { send, put, store } = await openOperations(t);
  const publishOne = async (version: string) => {
    const { manifest, files } = candidateWith({ area: 'catalog', version });
    for (const content of files.values()) await put(content);
    return (await send('POST', 'publish', { releases: [manifest] })).status;
  };
  const statuses = await Promise.all(['2.0.0', '2.1.0', '2.2.0', '2.3.0', '2.4.0'].map(publishOne));
  assert.deepEqual(statuses, [200, 200, 200, 200, 200]);
  assert.equal((await store.pointers()).get('catalog')?.revision, 6);
});
