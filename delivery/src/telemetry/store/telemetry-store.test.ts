import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { Pool } from 'pg';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { makeDatabase, runSql, testServer } from '../../testing/test-stores.ts';
import { type Evidence, presenceOf } from '../evidence.ts';
import type { Observation } from '../observations.ts';
import { witnessFrom } from '../reporter/witness.ts';
import { PostgresTelemetryStore } from './postgres-telemetry-store.ts';
import { SqliteTelemetryStore } from './sqlite-telemetry-store.ts';
import { MESSAGES_MAX, type TelemetryStore } from './telemetry-store.ts';

/** Opens the same telemetry, as one origin and the next. */
interface Open {
  (): TelemetryStore;
  /** Leaves the tables that an origin from before there was evidence has made. */
  dropWitnesses(): Promise<void>;
}

const stores: Readonly<Record<string, (t: TestContext) => Promise<Open>>> = {
  SQLite: async (t) => {
    const file = `${await temporaryFolder(t)}/telemetry.sqlite`;
    const dropWitnesses = async () => new DatabaseSync(file).exec('DROP TABLE witness');
    return Object.assign(() => closing(t, new SqliteTelemetryStore(file)), { dropWitnesses });
  },
  ...(testServer && {
    PostgreSQL: async (t: TestContext) => {
      const connectionString = await makeDatabase(t);
      const open = () => closing(t, new PostgresTelemetryStore(new Pool({ connectionString, max: 2 })));
      const dropWitnesses = () => runSql(connectionString, 'DROP TABLE telemetry.witness');
      return Object.assign(open, { dropWitnesses });
    },
  }),
};

function closing(t: TestContext, store: TelemetryStore): TelemetryStore {
  t.after(() => store.close());
  return store;
}

const NOW_MS = Date.now();
const NOW = Math.floor(NOW_MS / 60_000);

function said(given: Partial<Observation> & { key: string }): Observation {
  const usual = {
    minute: NOW,
    area: 'catalog',
    version: '2.0.0',
    kind: 'page',
    bucket: 0,
    weight: 1,
    value: 0,
  };
  return { ...usual, ...given } as Observation;
}

for (const [name, prepare] of Object.entries(stores)) {
  test(`${name}: counts what a page says once, whichever origin hears it`, async (t) => {
    const open = await prepare(t);
    const [one, other] = [open(), open()];
    const pages = Array.from({ length: 50 }, (_, page) => said({ key: `page ${page}` }));
    const counted = await Promise.all([
      one.add(pages),
      other.add(pages.toReversed()),
      one.add([...pages, ...pages]),
    ]);
    assert.equal(counted.flat().length, 50);
    const tallies = await other.tallies(NOW, NOW + 1);
    assert.deepEqual(
      tallies.map((tally) => ({ ...tally })),
      [{ area: 'catalog', version: '2.0.0', kind: 'page', count: 50, weight: 50 }],
    );
  });

  test(`${name}: adds up weights by release and minute`, async (t) => {
    const store = (await prepare(t))();
    await store.add([
      said({ key: 'a', weight: 10 }),
      said({ key: 'b', weight: 10, minute: NOW - 5 }),
      said({ key: 'c', version: '1.0.0' }),
      said({ key: 'd', kind: 'failed' }),
      said({ key: 'e', kind: 'LCP', bucket: 3 }),
      said({ key: 'f', area: 'support', minute: NOW - 90 }),
    ]);
    const weightOf = async (from: number, to: number) =>
      (await store.tallies(from, to)).map(
        ({ area, version, kind, weight }) => `${area} ${version} ${kind} ${weight}`,
      );
    assert.deepEqual((await weightOf(NOW - 10, NOW + 1)).sort(), [
      'catalog 1.0.0 page 1',
      'catalog 2.0.0 failed 1',
      'catalog 2.0.0 page 20',
    ]);
    assert.deepEqual(await weightOf(NOW - 100, NOW - 10), ['support 2.0.0 page 1']);
    const figures = await store.figures('catalog', NOW - 10, 1);
    assert.deepEqual(
      figures
        .map(({ minute, version, kind, bucket, weight }) => [minute - NOW, version, kind, bucket, weight])
        .sort(),
      [
        [-5, '2.0.0', 'page', 0, 10],
        [0, '1.0.0', 'page', 0, 1],
        [0, '2.0.0', 'LCP', 3, 1],
        [0, '2.0.0', 'failed', 0, 1],
        [0, '2.0.0', 'page', 0, 10],
      ].sort(),
    );
  });

  test(`${name}: keeps the latest messages of a release and how many pages gave them`, async (t) => {
    const store = (await prepare(t))();
    const failure = (key: string, message: string) => said({ key, kind: 'render', message });
    await store.add([failure('a', 'boom'), failure('b', 'boom')]);
    assert.partialDeepStrictEqual(await store.messages('catalog', NOW - 1), [
      { version: '2.0.0', kind: 'render', text: 'boom', count: 2 },
    ]);
    const calls = Array.from({ length: 60 }, (_, page) =>
      said({ key: `m${page}`, kind: 'call', message: `GET /web/brands/ 200 field.${page}` }),
    );
    await store.add(calls);
    const kept = Map.groupBy(await store.messages('catalog', NOW - 1), ({ kind }) => kind);
    assert.equal(kept.get('call')?.length, MESSAGES_MAX);
    assert.deepEqual(
      kept.get('render')?.map(({ text }) => text),
      ['boom'],
      'many calls hide no failure',
    );
    assert.deepEqual(await store.messages('support', 0), []);
  });

  test(`${name}: forgets after 14 days, and what a page has said after a day`, async (t) => {
    const store = (await prepare(t))();
    const days = (count: number) => NOW - count * 24 * 60;
    await store.add([
      said({ key: 'a', minute: days(15) }),
      said({ key: 'b', minute: days(13) }),
      said({ key: 'c' }),
    ]);
    await store.prune(NOW_MS);
    const pages = async () => (await store.tallies(0, NOW + 1))[0]?.count;
    assert.equal(await pages(), 2);
    assert.equal((await store.add([said({ key: 'c' })])).length, 0);
    assert.equal((await store.add([said({ key: 'b' })])).length, 1);
  });
}

/** Evidence as a page gives it, by default of one visitor. */
function testimony(page: string, finding: Evidence['finding'], given: Partial<Evidence> = {}): Evidence {
  const units = new Map([['account', 'a'] as const, ['network', 'n'] as const]);
  const of = {
    area: 'catalog',
    version: '2.0.0',
    stage: 1,
    minute: NOW,
    audience: 'session' as const,
    units,
  };
  return { ...of, key: `${page} ${finding}`, finding, ...given };
}

for (const [name, prepare] of Object.entries(stores)) {
  test(`${name}: a visitor weighs one, by the share of his pages that failed, whichever origin hears them`, async (t) => {
    const open = await prepare(t);
    const [one, other] = [open(), open()];
    const sums = async () =>
      (await other.tallies(NOW - 10, NOW + 1))
        .map(({ kind, weight }) => `${kind} ${Math.round(weight * 1000) / 1000}`)
        .sort();
    const failing = ['p1', 'p2'].flatMap((page) => [testimony(page, 'tried'), testimony(page, 'failed')]);
    await Promise.all([one.add([], failing), other.add([], failing.toReversed())]);
    assert.deepEqual(await sums(), [
      'session account failed 1',
      'session account tried 1',
      'session network failed 1',
      'session network tried 1',
    ]);
    const fine = ['p3', 'p4', 'p5', 'p6'].map((page) => testimony(page, 'tried', { minute: NOW - 5 }));
    await Promise.all([one.add([], fine.slice(0, 2)), other.add([], fine.slice(2))]);
    const neighbour = new Map([['account', 'b'] as const, ['network', 'n'] as const]);
    await one.add([], [testimony('p7', 'tried', { units: neighbour })]);
    assert.deepEqual(await sums(), [
      'session account failed 0.333',
      'session account tried 2',
      'session network failed 0.286',
      'session network tried 1',
    ]);
  });

  test(`${name}: when a release comes again, those who have failed with it before are heard anew`, async (t) => {
    const store = (await prepare(t))();
    const fail = (page: string, given: Partial<Evidence>) =>
      store.add([], [testimony(page, 'tried', given), testimony(page, 'failed', given)]);
    await fail('p1', { stage: NOW - 30, minute: NOW - 30 });
    await fail('p2', { stage: NOW - 5, minute: NOW });
    const heard = (await store.tallies(NOW - 5, NOW + 1)).map(({ kind, weight }) => `${kind} ${weight}`);
    assert.ok(heard.includes('session network tried 1') && heard.includes('session network failed 1'));
  });

  test(`${name}: knows from how many networks live sessions came, and forgets witnesses after a day`, async (t) => {
    const store = (await prepare(t))();
    const witness = (address: string, account: number) =>
      witnessFrom(address, { kind: 'yes', value: account }, 'a secret of the tests')!;
    assert.deepEqual(await store.crowd(NOW_MS), { networks: 0, far: 0 });
    const addresses = ['127.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.1.1', '2001:db8::1', '2001:db8:0:5::1'];
    for (const [account, address] of addresses.entries())
      await store.add(presenceOf(witness(address, account), NOW_MS));
    assert.deepEqual(await store.crowd(NOW_MS), { networks: 4, far: 3 });
    const travels = ['10.0.0.1', '198.51.1.1', '198.51.2.1', '198.51.3.1', '198.51.4.1'];
    await store.add(travels.flatMap((address) => presenceOf(witness(address, 1), NOW_MS)));
    assert.deepEqual(
      await store.crowd(NOW_MS),
      { networks: 4, far: 3 },
      'one who travels counts where he was first',
    );
    const tomorrow = NOW_MS + 86_400_000;
    await store.add(presenceOf(witness('10.0.9.1', 1), tomorrow));
    assert.deepEqual(await store.crowd(tomorrow), { networks: 4, far: 3 });
    assert.deepEqual(await store.crowd(tomorrow + 86_400_000), { networks: 1, far: 1 });
    await store.add([], [testimony('p1', 'tried', { minute: NOW - 27 * 60 })]);
    await store.prune(NOW_MS);
    await store.add([], [testimony('p2', 'tried')]);
    const tried = (await store.tallies(NOW, NOW + 1)).find(({ kind }) => kind === 'session account tried');
    assert.equal(tried?.weight, 1);
  });
}

for (const [name, prepare] of Object.entries(stores))
  test(`${name}: figures of longer steps hold every minute of the step`, async (t) => {
    const store = (await prepare(t))();
    const first = NOW - (NOW % 15) - 30;
    const pages = Array.from({ length: 30 }, (_, index) =>
      said({ key: `page ${index}`, minute: first + index }),
    );
    await store.add(pages);
    const figures = await store.figures('catalog', first, 15);
    assert.deepEqual(
      figures.map(({ minute, count }) => [Number(minute), Number(count)]),
      [
        [first, 15],
        [first + 15, 15],
      ],
    );
  });

for (const [name, prepare] of Object.entries(stores))
  test(`${name}: figures from before there was evidence stay when the store is opened by a newer origin`, async (t) => {
    const open = await prepare(t);
    const before = open();
    await before.add([said({ key: 'a', kind: 'failed' })]);
    await open.dropWitnesses();
    const after = open();
    await after.add([], [testimony('p1', 'tried')]);
    const kinds = (await after.tallies(NOW, NOW + 1)).map(({ kind }) => kind).sort();
    assert.deepEqual(kinds, ['failed', 'session account tried', 'session network tried']);
  });
