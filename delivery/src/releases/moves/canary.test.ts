import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { candidateWith } from '../../testing/release.builder.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { FileReleaseStore } from '../store/file-store.ts';
import { PointerMovedError } from '../store/store.ts';
import { promote, setCanary } from './canary.ts';
import { publish } from './publish.ts';
import { rollback, withdraw } from './rollback.ts';

const by = { by: 'test', why: null };

async function openStore(t: TestContext) {
  const store = await FileReleaseStore.open(await temporaryFolder(t));
  await publish(store, [candidateWith({ area: 'shell' }), candidateWith({ area: 'catalog' })], by);
  const pointer = async () => (await store.pointers()).get('catalog')!;
  const canary = (version: string, percent: number) =>
    publish(store, [candidateWith({ area: 'catalog', version })], { ...by, percent });
  return { store, pointer, canary };
}

test('a canary grows, goes live, and what was live is its fallback', async (t) => {
  const { store, pointer, canary } = await openStore(t);
  await canary('1.1.0', 5);
  const first = await pointer();
  assert.deepEqual([first.live, first.canary?.version, first.canary?.percent], ['1.0.0', '1.1.0', 5]);
  await setCanary(store, 'catalog', undefined, 50, by);
  assert.deepEqual(
    [(await pointer()).canary?.percent, (await pointer()).canary?.since],
    [50, first.canary?.since],
  );
  await promote(store, 'catalog', by);
  const last = await pointer();
  assert.deepEqual([last.live, last.previous, last.canary, last.liveBy], ['1.1.0', '1.0.0', null, 'promote']);
});

test('a rollback takes back the canary first, then the live release', async (t) => {
  const { store, pointer, canary } = await openStore(t);
  await publish(store, [candidateWith({ area: 'catalog', version: '1.1.0' })], by);
  await canary('1.2.0', 10);
  await rollback(store, 'catalog', undefined, by);
  assert.deepEqual([(await pointer()).live, (await pointer()).canary], ['1.1.0', null]);
  await rollback(store, 'catalog', undefined, by);
  assert.equal((await pointer()).live, '1.0.0');
});

test('a canary set to 0 % ends', async (t) => {
  const { store, pointer, canary } = await openStore(t);
  await canary('1.1.0', 10);
  await setCanary(store, 'catalog', undefined, 0, by);
  assert.equal((await pointer()).canary, null);
});

test('what is withdrawn is the release that failed, whoever is live by then', async (t) => {
  const { store, pointer, canary } = await openStore(t);
  await canary('1.1.0', 10);
  await withdraw(store, 'catalog', '1.1.0', by);
  assert.deepEqual([(await pointer()).live, (await pointer()).canary], ['1.0.0', null]);
  const { revision } = await pointer();
  await withdraw(store, 'catalog', '1.1.0', by);
  assert.equal((await pointer()).revision, revision);
  const again = { ...by, acceptsWithdrawn: true };
  await publish(store, [candidateWith({ area: 'catalog', version: '1.1.0' })], again);
  await withdraw(store, 'catalog', '1.1.0', by);
  assert.deepEqual([(await pointer()).live, (await pointer()).liveBy], ['1.0.0', 'withdraw']);
});

test('of two operators who decided on the same state one wins and the other hears of it', async (t) => {
  const { store, pointer, canary } = await openStore(t);
  await canary('1.1.0', 10);
  const expected = (await pointer()).revision;
  const both = await Promise.allSettled([
    promote(store, 'catalog', { ...by, expected }),
    rollback(store, 'catalog', undefined, { ...by, expected }),
  ]);
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
  const lost = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  assert.ok(lost.reason instanceof PointerMovedError);
  assert.match(lost.reason.message, /somebody else has just changed it/);
});

test('a canary that cannot run on the live shell is refused', async (t) => {
  const { store } = await openStore(t);
  const needy = candidateWith({
    area: 'catalog',
    version: '1.1.0',
    shared: { '@shop/platform/http': ['stream'] },
  });
  await assert.rejects(
    publish(store, [needy], { ...by, percent: 5 }),
    /uses stream of @shop\/platform\/http/,
  );
});

test('a shell that a running canary cannot run on is refused', async (t) => {
  const { store, canary } = await openStore(t);
  await canary('1.1.0', 5);
  const poor = candidateWith({
    area: 'shell',
    version: '2.0.0',
    shared: { '@shop/platform/http': ['send'] },
  });
  await assert.rejects(publish(store, [poor], by), /uses call of @shop\/platform\/http/);
});

test('a release brought back that was never live before is watched like a new one', async (t) => {
  const { store, pointer, canary } = await openStore(t);
  await canary('1.1.0', 10);
  await withdraw(store, 'catalog', '1.1.0', by);
  await rollback(store, 'catalog', '1.1.0', { ...by, acceptsWithdrawn: true });
  assert.deepEqual([(await pointer()).live, (await pointer()).liveBy], ['1.1.0', 'publish']);
});
