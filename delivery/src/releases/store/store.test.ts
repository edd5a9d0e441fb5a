import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { test } from 'node:test';
import Fastify from 'fastify';
import { candidateWith } from '../../testing/release.builder.ts';
import { type TestStore, testStores } from '../../testing/test-stores.ts';
import { prune } from '../moves/prune.ts';
import { publish } from '../moves/publish.ts';
import { retire } from '../moves/retire.ts';
import { rollback } from '../moves/rollback.ts';
import { verifyHistory } from '../reports/history.ts';
import { verifyStore } from '../reports/verify.ts';
import { parseEntry } from './journal.ts';
import { LiveReleases } from './live-releases.ts';
import { pointTo } from './pointer.ts';
import { PointerMovedError, type ReleaseStore } from './store.ts';
import { createToken, findToken } from './tokens.ts';

const WRITERS = 4;
const TIMES = 25;
const act = { command: 'publish', by: 'test', why: null } as const;
const by = { by: 'test', why: null };
const catalog = (version: string) => candidateWith({ area: 'catalog', version });
const pair = [candidateWith({ area: 'shell' }), catalog('1.0.0')];

/** Tests that hold for every kind of store. */
for (const [kind, open] of Object.entries(testStores)) {
  test(`${kind}: writers of several processes lose no change, and readers never see a torn pointer`, async (t) => {
    const { store, settings } = await open(t);
    let isWriting = true;
    let reads = 0;
    const reading = (async () => {
      let last = 0;
      while (isWriting) {
        const pointer = (await store.pointers()).get('catalog');
        assert.ok((pointer?.revision ?? 0) >= last, 'a pointer went back in time');
        last = pointer?.revision ?? 0;
        reads += 1;
      }
    })();
    const exits = await Promise.all(
      Array.from({ length: WRITERS }, (_, index) => write(settings, `w${index}`)),
    );
    isWriting = false;
    await reading;
    assert.deepEqual(exits, Array(WRITERS).fill(0));
    assert.ok(reads > TIMES);
    assert.equal((await store.pointers()).get('catalog')?.revision, WRITERS * TIMES);
    const entries = (await store.journalLines()).map((line) => parseEntry(line)!);
    assert.deepEqual(
      entries.map((entry) => entry.pointer?.revision),
      Array.from({ length: WRITERS * TIMES }, (_, index) => index + 1),
    );
    assert.deepEqual(await verifyHistory(store), []);
  });

  test(`${kind}: of two operators who saw the same pointer one wins, and the other is told`, async (t) => {
    const { store, openAgain } = await open(t);
    const other = await openAgain();
    await publish(store, pair, by);
    const expected = new Map([['catalog', 1]]);
    const changes = await Promise.allSettled([
      publish(store, [catalog('1.1.0')], { ...by, expected }),
      publish(other, [catalog('1.2.0')], { ...by, expected }),
    ]);
    assert.deepEqual(changes.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
    const refused = changes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    assert.ok(refused.reason instanceof PointerMovedError);
    assert.equal((await other.pointers()).get('catalog')?.revision, 2);
  });

  test(`${kind}: a change that did not see the last one is refused`, async (t) => {
    const { store } = await open(t);
    const stale = pointTo('catalog', '1.0.0', undefined);
    await store.change(async (change) => change.point(stale, act));
    await assert.rejects(
      store.change(async (change) => change.point({ ...stale, live: '2.0.0' }, act)),
      PointerMovedError,
    );
  });

  test(`${kind}: several pointers move together or not at all, and with them the releases they need`, async (t) => {
    const { store } = await open(t);
    const staged = await store.stage(catalog('1.0.0'));
    const failing = store.change(async (change) => {
      change.point(pointTo('shell', '1.0.0', undefined), act);
      throw new Error('in the middle');
    });
    await assert.rejects(failing, /in the middle/);
    await staged.discard();
    assert.equal((await store.pointers()).size, 0);
    assert.deepEqual(await store.journalLines(), []);
    assert.deepEqual(await store.areas(), []);
  });

  test(`${kind}: a staged release is invisible until it is kept`, async (t) => {
    const { store, openAgain } = await open(t);
    const staged = await store.stage(catalog('1.0.0'));
    const other = await openAgain();
    assert.equal(await other.release('catalog', '1.0.0'), undefined);
    assert.equal(await other.fetch('catalog', '1.0.0'), undefined);
    await store.change(async (change) => change.keep(staged));
    await staged.discard();
    assert.deepEqual(await other.release('catalog', '1.0.0'), catalog('1.0.0').manifest);
    assert.deepEqual(await other.fetch('catalog', '1.0.0'), catalog('1.0.0').manifest);
  });

  for (const version of ['..', '.', '../shell', '', 'a/b', '.hidden'])
    test(`${kind}: a version named «${version}» is no way out of the store`, async (t) => {
      const { store } = await open(t);
      await publish(store, pair, by);
      assert.equal(await store.release('catalog', version), undefined);
      assert.equal(await store.fetch('catalog', version), undefined);
      assert.equal(await store.file('..', version, 'release.json'), undefined);
    });

  test(`${kind}: what is published is found whole by verify, taken back, retired and pruned`, async (t) => {
    const { store, openAgain } = await open(t);
    await publish(store, pair, by);
    await publish(store, [catalog('1.1.0')], by);
    await rollback(store, 'catalog', undefined, by);
    const other = await openAgain();
    assert.deepEqual(await verifyStore(other), []);
    assert.match(String(await other.file('catalog', '1.1.0', 'page.js')), /page\(\)/);
    assert.equal(await other.file('catalog', '1.1.0', 'nothing.js'), undefined);
    await retire(other, 'catalog', by);
    assert.deepEqual([...(await store.pointers()).keys()], ['shell']);
    assert.deepEqual([...(await store.versions('catalog'))].sort(), ['1.0.0', '1.1.0']);
    const inAYear = new Date(Date.now() + 366 * 86_400_000);
    await prune(store, { keepDays: 30, now: inAYear });
    assert.deepEqual(await other.versions('catalog'), []);
    assert.deepEqual(await verifyStore(other), []);
  });

  test(`${kind}: tokens and secrets are the same for everybody`, async (t) => {
    const { store, openAgain } = await open(t);
    const other = await openAgain();
    const { token, text } = await createToken(store.tokens, { area: 'catalog', name: 'CI', by: 'ops' });
    assert.deepEqual(await findToken(other.tokens, text), token);
    assert.equal(await other.tokens.remove(token.id), true);
    assert.equal(await store.tokens.remove(token.id), false);
    assert.deepEqual(await store.tokens.list(), []);
    const [secret, same] = await Promise.all([store.secret('tickets'), other.secret('tickets')]);
    assert.match(secret, /^[0-9a-f]{64}$/);
    assert.equal(same, secret);
    assert.notEqual(await store.secret('sessions'), secret);
  });

  test(`${kind}: a change is seen by the very next reader`, async (t) => {
    const { store } = await open(t);
    const versionOf = readerOf(t, store);
    await publish(store, pair, by);
    assert.equal(await versionOf(), '1.0.0');
    for (let turn = 1; turn <= 20; turn += 1) {
      await publish(store, [catalog(`1.${turn}.0`)], by);
      assert.equal(await versionOf(), `1.${turn}.0`);
    }
    await rollback(store, 'catalog', undefined, by);
    assert.equal(await versionOf(), '1.19.0');
  });

  test(`${kind}: readers that come together during changes never get an older release than was live when they asked`, async (t) => {
    const { store } = await open(t);
    const versionOf = readerOf(t, store);
    await publish(store, pair, by);
    for (let turn = 1; turn <= 10; turn += 1) {
      const version = `1.${turn}.0`;
      const early = [versionOf(), versionOf()];
      await publish(store, [catalog(version)], by);
      const late = await Promise.all([versionOf(), versionOf(), ...early]);
      assert.deepEqual(late.slice(0, 2), [version, version]);
    }
  });

  test(`${kind}: a pointer to a release whose files are gone does not replace a good one`, async (t) => {
    const { store } = await open(t);
    const versionOf = readerOf(t, store);
    await publish(store, pair, by);
    assert.equal(await versionOf(), '1.0.0');
    await store.change(async (change) =>
      change.point(pointTo('catalog', '9.9.9', change.pointers.get('catalog')), act),
    );
    assert.equal(await versionOf(), '1.0.0');
  });
}

async function write(settings: TestStore['settings'], name: string): Promise<number | null> {
  const script = path.join(import.meta.dirname, '../../testing/point-many-times.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(settings), 'catalog', name, String(TIMES)], {
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  return code;
}

function readerOf(t: { after(done: () => void): void }, store: ReleaseStore) {
  const live = new LiveReleases(store, Fastify().log);
  t.after(() => live.close());
  return async () => (await live.current()).areas.get('catalog')?.live.version;
}
