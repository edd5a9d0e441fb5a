import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { ReleaseRefused } from '../../releases/gate/gate.ts';
import { promote } from '../../releases/moves/canary.ts';
import type { ChangeOptions } from '../../releases/moves/change-pointers.ts';
import { pin, raiseAlarm, unpin } from '../../releases/moves/pin.ts';
import { publish } from '../../releases/moves/publish.ts';
import { rollback, withdraw } from '../../releases/moves/rollback.ts';
import { verifyHistory } from '../../releases/reports/history.ts';
import { FileReleaseStore } from '../../releases/store/file-store.ts';
import { type ReleaseStore, ReleaseStoreError } from '../../releases/store/store.ts';
import { candidateWith } from '../../testing/release.builder.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { testStores } from '../../testing/test-stores.ts';
import { Metrics } from '../metrics/metrics.ts';
import type { Tally } from '../store/telemetry-store.ts';
import { ReleaseWatch, type WatchParts } from './release-watch.ts';

const by = { by: 'test', why: null };

async function openShop(t: TestContext): Promise<FileReleaseStore> {
  const store = await FileReleaseStore.open(`${await temporaryFolder(t)}/releases`);
  for (const area of ['shell', 'catalog']) await publish(store, [candidateWith({ area })], by);
  return store;
}

const tally = (area: string, version: string, kind: Tally['kind'], count: number): Tally => ({
  area,
  version,
  kind,
  count,
  weight: count,
});

/** Hundred visitors of the catalogue's new release, for so many of whom it failed, and as many of all else. */
const pages = (failed: number, shaken = 0): readonly Tally[] => [
  tally('catalog', '2.0.0', 'page', 100),
  tally('catalog', '2.0.0', 'failed', failed),
  ...(['network', 'account'] as const).flatMap((unit) => [
    tally('catalog', '2.0.0', `session ${unit} tried`, 100),
    tally('catalog', '2.0.0', `session ${unit} failed`, failed),
    tally('catalog', '1.0.0', `session ${unit} tried`, 100),
    tally('shell', '2.0.0', `session ${unit} tried`, 100),
    tally('shell', '2.0.0', `session ${unit} shaken`, shaken),
    tally('shell', '1.0.0', `session ${unit} tried`, 100),
  ]),
];

function watchOver(store: ReleaseStore, tallies: () => readonly Tally[], parts: Partial<WatchParts> = {}) {
  const log: string[] = [];
  const watch = new ReleaseWatch({
    pointers: () => store.pointers(),
    telemetry: {
      tallies: async () => tallies(),
      crowd: async () => ({ networks: 100, far: 100 }),
      messages: async () => [],
    },
    withdraw: (area, version, options: ChangeOptions) => withdraw(store, area, version, options),
    raiseAlarm: (area, version, options: ChangeOptions) => raiseAlarm(store, area, version, options),
    limits: { share: 0.05 },
    log: {
      warn: () => void log.push('withdrawn'),
      info: () => void log.push('moved'),
      error: () => void log.push('impossible'),
    } as unknown as WatchParts['log'],
    ...parts,
  });
  return { watch, log };
}

const liveOf = async (store: ReleaseStore, area = 'catalog') => (await store.pointers()).get(area)?.live;
const releaseOf = (area: string) => candidateWith({ area, version: '2.0.0' });

test('failures count from the second look on, when the successes of the same time have been heard', async (t) => {
  const store = await openShop(t);
  await publish(store, [releaseOf('catalog')], by);
  const { watch } = watchOver(store, () => pages(60));
  await watch.look();
  assert.equal(await liveOf(store), '2.0.0');
  await watch.look();
  assert.equal(await liveOf(store), '1.0.0');
});

test('several origins that see the same withdraw once', async (t) => {
  const store = await openShop(t);
  await publish(store, [releaseOf('catalog')], by);
  const watches = Array.from({ length: 4 }, () => watchOver(store, () => pages(60)));
  for (let turn = 0; turn < 3; turn += 1) await Promise.all(watches.map(({ watch }) => watch.look()));
  const withdrawals = (await store.journalLines()).filter((line) => line.includes('"withdraw"'));
  assert.equal(withdrawals.length, 1);
  assert.deepEqual([...new Set(watches.flatMap(({ log }) => log))].sort(), ['moved', 'withdrawn']);
});

test('a release that everybody has had for half an hour is no longer watched', async (t) => {
  const store = await openShop(t);
  await publish(store, [releaseOf('catalog')], by);
  const { watch } = watchOver(store, () => pages(100));
  for (let turn = 0; turn < 3; turn += 1) await watch.look(Date.now() + 31 * 60_000);
  assert.equal(await liveOf(store), '2.0.0');
});

test('a release that operations went back to is left alone', async (t) => {
  const store = await openShop(t);
  await publish(store, [releaseOf('catalog')], by);
  await publish(store, [candidateWith({ area: 'catalog', version: '3.0.0' })], by);
  await rollback(store, 'catalog', undefined, by);
  const { watch } = watchOver(store, () => pages(100));
  for (let turn = 0; turn < 3; turn += 1) await watch.look();
  assert.equal(await liveOf(store), '2.0.0');
});

test('a canary of the shell on which the areas fail is withdrawn, and no area is', async (t) => {
  const store = await openShop(t);
  await publish(store, [releaseOf('shell')], { ...by, percent: 10 });
  const { watch } = watchOver(store, () => pages(0, 70));
  for (let turn = 0; turn < 2; turn += 1) await watch.look();
  const pointers = await store.pointers();
  assert.equal(pointers.get('shell')?.canary, null);
  assert.equal(pointers.get('catalog')?.revision, 1);
});

test('a store that is busy or gone for a moment does not save a failing release', async (t) => {
  const store = await openShop(t);
  await publish(store, [releaseOf('catalog')], by);
  let tries = 0;
  const { watch, log } = watchOver(store, () => pages(60), {
    withdraw: async (area, version, options) => {
      tries += 1;
      if (tries < 3) throw new ReleaseStoreError('Another release command has held the store for 30 s');
      return withdraw(store, area, version, options);
    },
  });
  for (let turn = 0; turn < 5; turn += 1) await watch.look();
  assert.equal(await liveOf(store), '1.0.0');
  assert.deepEqual(log, ['impossible', 'impossible', 'withdrawn']);
});

test('what the gate did not let go is tried again when another area has moved', async (t) => {
  const store = await openShop(t);
  await publish(store, [releaseOf('catalog')], by);
  let tries = 0;
  const { watch } = watchOver(store, () => pages(60), {
    withdraw: async () => {
      tries += 1;
      throw new ReleaseRefused('catalog', ['it needs what the shell dropped']);
    },
  });
  for (let turn = 0; turn < 3; turn += 1) await watch.look();
  await publish(store, [releaseOf('shell')], by);
  for (let turn = 0; turn < 3; turn += 1) await watch.look();
  assert.equal(tries, 2);
});

test('what the gate does not let go is tried once, and said', async (t) => {
  const store = await openShop(t);
  await publish(store, [releaseOf('catalog')], by);
  const refuse = () => Promise.reject(new ReleaseRefused('catalog', ['it needs what the shell dropped']));
  const { watch, log } = watchOver(store, () => pages(60), { withdraw: refuse });
  for (let turn = 0; turn < 5; turn += 1) await watch.look();
  assert.deepEqual(log, ['impossible']);
});

const journalOf = async (store: ReleaseStore) =>
  (await store.journalLines()).map((line) => JSON.parse(line)).filter(({ area }) => area === 'catalog');
const pinnedByPublish = { by: 'ops', why: 'closes a hole', isPinned: true };

for (const kind of Object.keys(testStores))
  test(`${kind}: a pinned release that fails stays, and every origin says so once in the journal`, async (t) => {
    const { store } = await testStores[kind]!(t);
    for (const area of ['shell', 'catalog']) await publish(store, [candidateWith({ area })], by);
    await publish(store, [releaseOf('catalog')], pinnedByPublish);
    const watches = Array.from({ length: 3 }, () => watchOver(store, () => pages(60)));
    for (let turn = 0; turn < 4; turn += 1) await Promise.all(watches.map(({ watch }) => watch.look()));
    assert.equal(await liveOf(store), '2.0.0');
    const alarms = (await journalOf(store)).filter(({ command }) => command === 'alarm');
    assert.equal(alarms.length, 1);
    assert.deepEqual([alarms[0].by, alarms[0].to], ['automatic', '2.0.0']);
    assert.match(alarms[0].why, /2\.0\.0 не работал на 60 из 100 страниц/);
    const log = watches.flatMap(({ log }) => log);
    assert.ok(log.includes('impossible') && log.includes('withdrawn'), 'an error, then warnings');
    assert.deepEqual(await verifyHistory(store), []);
    const text = await new Metrics().text(await store.pointers());
    assert.match(text, /shop_pinned_release_failing\{area="catalog",version="2\.0\.0"\} 1/);
  });

test('a pin ends after a day, or by hand: then the figures decide', async (t) => {
  const store = await openShop(t);
  await publish(store, [releaseOf('catalog')], pinnedByPublish);
  const later = watchOver(store, () => pages(60)).watch;
  const day = 24 * 3_600_000;
  for (let turn = 0; turn < 3; turn += 1) await later.look(Date.now() + day - 60_000);
  assert.equal(await liveOf(store), '2.0.0');
  for (let turn = 0; turn < 3; turn += 1) await later.look(Date.now() + day + 60_000);
  assert.equal(await liveOf(store), '1.0.0');
  await publish(store, [candidateWith({ area: 'catalog', version: '3.0.0' })], by);
  await pin(store, 'catalog', '3.0.0', { by: 'ops', why: 'closes a hole' });
  await unpin(store, 'catalog', { by: 'ops', why: null });
  const failing = pages(60).map((tally) =>
    tally.version === '2.0.0' ? { ...tally, version: '3.0.0' } : tally,
  );
  const { watch } = watchOver(store, () => failing);
  for (let turn = 0; turn < 3; turn += 1) await watch.look();
  assert.equal(await liveOf(store), '1.0.0');
});

test('a pin goes with its canary to everybody, and ends with the release', async (t) => {
  const store = await openShop(t);
  const pinOf = async () => (await store.pointers()).get('catalog')?.pin?.version;
  await publish(store, [releaseOf('catalog')], { ...pinnedByPublish, percent: 5 });
  await promote(store, 'catalog', by);
  assert.equal(await pinOf(), '2.0.0');
  await publish(store, [releaseOf('catalog')], pinnedByPublish);
  await rollback(store, 'catalog', undefined, by);
  assert.equal(await pinOf(), undefined);
  await assert.rejects(pin(store, 'catalog', '2.0.0', by), /neither live nor the canary/);
  const unsaid = { by: 'ops', why: null, isPinned: true };
  await assert.rejects(publish(store, [releaseOf('catalog')], unsaid), /needs a reason/);
});
