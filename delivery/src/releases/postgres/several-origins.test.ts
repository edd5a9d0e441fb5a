import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { linkTo } from '../../testing/database-link.ts';
import { type PostgresOrigin, startPostgresOrigin } from '../../testing/postgres-origin.ts';
import { candidateWith } from '../../testing/release.builder.ts';
import { makeDatabase, runSql, testServer } from '../../testing/test-stores.ts';
import { verifyHistory } from '../history.ts';
import { parseEntry } from '../journal.ts';
import { publish } from '../publish.ts';
import { rollback } from '../rollback.ts';
import { ReleaseStoreError } from '../store.ts';

const by = { by: 'test', why: null };
const WITHIN_MS = 1000;
const catalog = (version: string) => candidateWith({ area: 'catalog', version });
const pair = () => [candidateWith({ area: 'shell' }), catalog('1.0.0')];

test('an origin that has never reached its database says so and shows no page', async (t) => {
  const { url } = await startPostgresOrigin(t, 'postgres://shop:secret@127.0.0.1:1/shop');
  assert.equal((await fetch(`${url}/healthz`)).status, 503);
});

if (testServer) {
  test('100 changes made through one origin are seen by the other within a second each', async (t) => {
    const { one, other } = await startTwo(t);
    const took: number[] = [];
    for (let turn = 1; turn <= 50; turn += 1) {
      await publish(one.store, [catalog(`1.${turn}.0`)], by);
      took.push(await untilVersion(other, `1.${turn}.0`));
      await rollback(one.store, 'catalog', undefined, by);
      assert.equal(await one.versionOf('catalog'), '1.0.0');
      took.push(await untilVersion(other, '1.0.0'));
    }
    took.sort((a, b) => a - b);
    t.diagnostic(`seen after ${took[49]} ms (p50), ${took[98]} ms (p99), ${took[99]} ms (all)`);
  });

  test('a change is seen within a second also when the connection that listens is cut each time', async (t) => {
    const { one, other, databaseUrl } = await startTwo(t);
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
      const one = await startPostgresOrigin(t, databaseUrl);
      const other = await startPostgresOrigin(t, link.url);
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
    const one = await startPostgresOrigin(t, databaseUrl);
    const other = await startPostgresOrigin(t, link.url);
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
    const first = await startPostgresOrigin(t, link.url);
    await publish(first.store, pair(), by);
    await publish(first.store, [catalog('1.1.0')], by);
    assert.equal(await first.versionOf('catalog'), '1.1.0');
    const secret = await first.store.secret('sessions');
    await first.stop();
    await link.cut();
    const { releasesDir } = first;
    const again = await startPostgresOrigin(t, link.url, { releasesDir });
    assert.equal(await again.versionOf('catalog'), '1.1.0');
    assert.equal((await fetch(`${again.url}/releases/catalog/1.1.0/page.js`)).status, 200);
    assert.equal((await fetch(`${again.url}/healthz`)).status, 200);
    assert.equal(await again.store.secret('sessions'), secret);
    assert.equal((await fetch(`${again.url}/releases/catalog/0.9.0/page.js`)).status, 503);
    await link.mend();
    const one = await startPostgresOrigin(t, databaseUrl);
    await rollback(one.store, 'catalog', undefined, by);
    await untilVersion(again, '1.0.0');
  });

  test('a tab opened many deploys ago loads its chunks from an origin that has never had them', async (t) => {
    const databaseUrl = await makeDatabase(t);
    const one = await startPostgresOrigin(t, databaseUrl);
    await publish(one.store, pair(), by);
    for (let minor = 1; minor <= 12; minor += 1) await publish(one.store, [catalog(`1.${minor}.0`)], by);
    const fresh = await startPostgresOrigin(t, databaseUrl);
    assert.equal(await fresh.versionOf('catalog'), '1.12.0');
    const texts = await Promise.all(
      ['page.js', 'tile.js', 'area.js'].map(async (file) => {
        const response = await fetch(`${fresh.url}/releases/catalog/1.0.0/${file}`);
        return `${response.status} ${await response.text()}`;
      }),
    );
    assert.ok(texts.every((text) => text.startsWith('200 /* catalog 1.0.0 */')));
    assert.equal((await fetch(`${fresh.url}/releases/catalog/1.0.0/nothing.js`)).status, 404);
    assert.equal((await fetch(`${fresh.url}/releases/catalog/0.1.0/page.js`)).status, 404);
  });

  test('5 writers through 2 origins: no update is lost, no page is torn, the journal is whole', async (t) => {
    const { one, other } = await startTwo(t);
    const finances = (version: string) => candidateWith({ area: 'finances', version });
    await publish(one.store, [finances('1.0.0')], by);
    await untilVersion(other, '1.0.0', WITHIN_MS, 'finances');
    const readers = [one, other].map((origin) => watchPairs(origin));
    await Promise.all(
      [one, other, one, other, one].map(async ({ store }, writer) => {
        for (let turn = 1; turn <= 40; turn += 1) {
          const version = `1.${writer}.${turn}`;
          await publish(store, [catalog(version), finances(version)], by);
        }
      }),
    );
    const seen = await Promise.all(readers.map((reader) => reader.stop()));
    const pointer = (await other.store.pointers()).get('catalog')!;
    assert.equal(pointer.revision, 201);
    assert.deepEqual(await verifyHistory(other.store), []);
    const entries = (await one.store.journalLines()).map((line) => parseEntry(line)!);
    const order = entries.filter(({ area }) => area === 'catalog').map(({ to }) => to);
    assert.equal(new Set(order).size, 201);
    for (const versions of seen) {
      const places = versions.map((version) => order.indexOf(version));
      assert.deepEqual(
        places,
        [...places].sort((a, b) => a - b),
        'a page went back in time',
      );
    }
    t.diagnostic(`${seen.flat().length} documents looked at`);
  });
}

async function startTwo(t: TestContext) {
  const databaseUrl = await makeDatabase(t);
  const one = await startPostgresOrigin(t, databaseUrl);
  const other = await startPostgresOrigin(t, databaseUrl);
  await publish(one.store, pair(), by);
  await untilVersion(other, '1.0.0');
  return { one, other, databaseUrl };
}

/** Asks until a page shows the version; answers how many milliseconds it took. */
async function untilVersion(
  origin: PostgresOrigin,
  version: string,
  withinMs = WITHIN_MS,
  area = 'catalog',
): Promise<number> {
  const start = performance.now();
  while ((await origin.versionOf(area)) !== version) {
    const took = performance.now() - start;
    assert.ok(took < withinMs, `${version} is not shown after ${Math.round(took)} ms`);
    await delay(2);
  }
  return Math.round(performance.now() - start);
}

/** A visitor who loads pages all the time; `stop` throws when one failed. */
function load({ url }: PostgresOrigin) {
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

/** Looks at two areas that are always published together; `stop` answers the versions it saw. */
function watchPairs({ url }: PostgresOrigin) {
  let isOver = false;
  const seen: string[] = [];
  const looking = (async () => {
    while (!isOver) {
      const document = await (await fetch(`${url}/discovery.json`)).json();
      const { catalog, finances } = (
        document as { microFrontends: Record<string, [{ metadata: { version: string } }]> }
      ).microFrontends;
      assert.equal(catalog![0].metadata.version, finances![0].metadata.version, 'a torn document');
      seen.push(catalog![0].metadata.version);
      await delay(5);
    }
  })();
  looking.catch(() => undefined);
  return {
    async stop() {
      isOver = true;
      await looking;
      return seen;
    },
  };
}

/** Until somebody waits for the table that `blocker` has locked. */
async function untilWaiting(blocker: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await blocker.query(
      `select 1 from pg_locks where not granted and relation = 'releases.files'::regclass`,
    );
    if (rowCount) return;
    await delay(5);
  }
}
