import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { linkTo } from '../../../testing/database-link.ts';
import { candidateWith } from '../../../testing/release.builder.ts';
import { type SharingOrigin, startSharingOrigin, untilVersion } from '../../../testing/sharing-origin.ts';
import { makeDatabase, runSql, testServer } from '../../../testing/test-stores.ts';
import { publish } from '../../moves/publish.ts';
import { rollback } from '../../moves/rollback.ts';
import { ReleaseStoreError } from '../store.ts';

const by = { by: 'test', why: null };
const catalog = (version: string) => candidateWith({ area: 'catalog', version });
const pair = () => [candidateWith({ area: 'shell' }), catalog('1.0.0')];

test('an origin that has never reached its database says so and shows no page', async (t) => {
  const { url } = await startSharingOrigin(t, 'postgres://shop:secret@127.0.0.1:1/shop');
  assert.equal((await fetch(`${url}/healthz`)).status, 503);
});

if (testServer) {
  test('a change is seen within a second also when the connection that listens is cut each time', async (t) => {
    const databaseUrl = await makeDatabase(t);
    const one = await startSharingOrigin(t, databaseUrl);
    const other = await startSharingOrigin(t, databaseUrl);
    await publish(one.store, pair(), by);
    await untilVersion(other, '1.0.0');
    for (let turn = 1; turn <= 10; turn += 1) {
      await runSql(
        databaseUrl,
        `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ~ 'listen|releases.state' and pid <> pg_backend_pid()`,
      );
      await publish(one.store, [catalog(`1.${turn}.0`)], by);
      await untilVersion(other, `1.${turn}.0`);
    }
  });

  for (const way of ['cut', 'hang'] as const)
    test(`pages go on while the database is gone (${way}), writers are told, and all follow when it is back`, async (t) => {
      const databaseUrl = await makeDatabase(t);
      const link = await linkTo(t, databaseUrl);
      const one = await startSharingOrigin(t, databaseUrl);
      const other = await startSharingOrigin(t, link.url);
      await publish(one.store, pair(), by);
      await untilVersion(other, '1.0.0');
      const pages = load(other);
      await link[way]();
      await publish(one.store, [catalog('1.1.0')], by);
      if (way === 'cut')
        await assert.rejects(publish(other.store, [catalog('2.0.0')], by), ReleaseStoreError);
      await pages.some(100);
      assert.equal(await other.versionOf('catalog'), '1.0.0');
      await link.mend();
      await untilVersion(other, '1.1.0', 4000);
      await publish(other.store, [catalog('1.2.0')], by);
      await untilVersion(one, '1.2.0');
      await pages.stop();
      assert.ok(pages.slowestMs < 1000, `a page took ${pages.slowestMs} ms`);
    });

  test('no page waits for a release whose files come slowly', async (t) => {
    const databaseUrl = await makeDatabase(t);
    const link = await linkTo(t, databaseUrl);
    const one = await startSharingOrigin(t, databaseUrl);
    const other = await startSharingOrigin(t, link.url);
    await publish(one.store, pair(), by);
    await untilVersion(other, '1.0.0');
    await link.cut();
    await publish(one.store, [catalog('1.1.0')], by);
    const blocker = new pg.Client({ connectionString: databaseUrl });
    await blocker.connect();
    await blocker.query('begin');
    await blocker.query('lock table releases.files in access exclusive mode');
    await link.mend();
    const pages = load(other);
    await untilWaiting(blocker);
    await pages.some(100);
    assert.equal(await other.versionOf('catalog'), '1.0.0');
    await blocker.query('commit');
    await blocker.end();
    await untilVersion(other, '1.1.0');
    await pages.stop();
    assert.ok(pages.slowestMs < 1000, `a page took ${pages.slowestMs} ms`);
  });

  test('an origin restarted while the database is down shows what was live, and follows when it is back', async (t) => {
    const databaseUrl = await makeDatabase(t);
    const link = await linkTo(t, databaseUrl);
    const first = await startSharingOrigin(t, link.url);
    await publish(first.store, pair(), by);
    await publish(first.store, [catalog('1.1.0')], by);
    assert.equal(await first.versionOf('catalog'), '1.1.0');
    const secret = await first.store.secret('sessions');
    await first.stop();
    await link.cut();
    const { releasesDir } = first;
    const again = await startSharingOrigin(t, link.url, { releasesDir });
    assert.equal(await again.versionOf('catalog'), '1.1.0');
    assert.equal((await fetch(`${again.url}/releases/catalog/1.1.0/page.js`)).status, 200);
    assert.equal((await fetch(`${again.url}/healthz`)).status, 200);
    assert.equal(await again.store.secret('sessions'), secret);
    assert.equal((await fetch(`${again.url}/releases/catalog/0.9.0/page.js`)).status, 503);
    await link.mend();
    const one = await startSharingOrigin(t, databaseUrl);
    await rollback(one.store, 'catalog', undefined, by);
    await untilVersion(again, '1.0.0');
  });
}

/** A visitor who loads pages all the time; `stop` throws when one failed. */
function load({ url }: SharingOrigin) {
  const state = { isOver: false, slowestMs: 0, pages: 0 };
  const loading = (async () => {
    while (!state.isOver) {
      const start = performance.now();
      const response = await fetch(`${url}/`);
      assert.match(await response.text(), /catalog/);
      assert.equal(response.status, 200);
      state.slowestMs = Math.max(state.slowestMs, Math.round(performance.now() - start));
      state.pages += 1;
    }
  })();
  loading.catch(() => undefined);
  return {
    get slowestMs() {
      return state.slowestMs;
    },
    async some(pages: number) {
      for (const goal = state.pages + pages; state.pages < goal; ) await Promise.race([delay(5), loading]);
    },
    async stop() {
      state.isOver = true;
      await loading;
    },
  };
}

/** Waits until somebody waits for the table that `blocker` has locked. */
async function untilWaiting(blocker: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await blocker.query(
      `select 1 from pg_locks where not granted and relation = 'releases.files'::regclass`,
    );
    if (rowCount) return;
    await delay(5);
  }
}
