import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { type TestContext, test } from 'node:test';
import { candidateWith } from '../../../testing/release.builder.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { makeDatabase, runSql, testServer } from '../../../testing/test-stores.ts';
import { prune } from '../../moves/prune.ts';
import { publish } from '../../moves/publish.ts';
import { verifyHistory } from '../../reports/history.ts';
import { verifyStore } from '../../reports/verify.ts';
import { pointTo } from '../pointer.ts';
import { ReleaseStoreError } from '../store.ts';
import { PostgresReleaseStore } from './postgres-store.ts';

const by = { by: 'test', why: null };
const act = { command: 'publish', ...by } as const;
const catalog = (version: string, text = '') =>
  candidateWith({ area: 'catalog', version, extraFiles: { 'extra.js': `extra(${text})`.repeat(100) } });
const pair = () => [candidateWith({ area: 'shell' }), catalog('1.0.0')];

test('a folder with releases of its own is not taken for copies', async (t) => {
  const folder = await temporaryFolder(t);
  await writeFile(`${folder}/live.json`, '{}');
  await assert.rejects(
    PostgresReleaseStore.open('postgres://127.0.0.1:1/shop', folder),
    /Set RELEASES_DIR to an empty folder/,
  );
});

test('who works on a database that cannot be reached is told which, and never its password', async (t) => {
  const url = 'postgres://shop:hunter2@127.0.0.1:1/shop';
  const store = await PostgresReleaseStore.open(url, await temporaryFolder(t));
  const warnings: string[] = [];
  t.after(() => store.close());
  store.watch(() => undefined, { info: () => undefined, warn: (text) => warnings.push(text) });
  const attempts = await Promise.allSettled([
    store.pointers(),
    store.change(async () => undefined),
    store.fingerprint(),
    store.secret('tickets'),
    store.tokens.list(),
  ]);
  for (const attempt of attempts) {
    assert.equal(attempt.status, 'rejected');
    assert.ok((attempt as PromiseRejectedResult).reason instanceof ReleaseStoreError);
  }
  assert.match(warnings.join('\n'), /127\.0\.0\.1:1\/shop.*ECONNREFUSED.*nothing is known here yet/);
  assert.doesNotMatch(JSON.stringify([attempts.map(describe), warnings]), /hunter2/);
});

if (testServer) {
  test('an origin copies what pages need and nothing else', async (t) => {
    const { store, openAgain } = await openDatabase(t);
    await publish(store, pair(), by);
    for (let minor = 1; minor <= 4; minor += 1) await publish(store, [catalog(`1.${minor}.0`)], by);
    const { store: fresh, folder } = await openAgain();
    await fresh.fingerprint();
    assert.deepEqual((await readdir(`${folder}/catalog`)).sort(), ['1.3.0', '1.4.0']);
    assert.ok(existsSync(`${folder}/catalog/1.4.0/extra.js.br`));
    await fresh.fetch('catalog', '1.0.0');
    assert.deepEqual((await readdir(`${folder}/catalog`)).sort(), ['1.0.0', '1.3.0', '1.4.0']);
    assert.deepEqual(await readdir(`${folder}/.staging`), []);
  });

  test('a file damaged in the database reaches no page, and verify names it', async (t) => {
    const { store, openAgain, sql } = await openDatabase(t);
    await publish(store, pair(), by);
    await sql(`update releases.files set content = 'steal()' where path = 'page.js' and area = 'catalog'`);
    const { store: fresh, folder } = await openAgain();
    await assert.rejects(fresh.fetch('catalog', '1.0.0'), /page\.js is not what was published/);
    assert.equal(existsSync(`${folder}/catalog/1.0.0`), false);
    assert.deepEqual(await verifyStore(fresh), ['catalog 1.0.0: page.js is not what was published']);
  });

  test('a changed line of the journal is found', async (t) => {
    const { store, sql } = await openDatabase(t);
    await publish(store, pair(), { by: 'anna', why: null });
    assert.deepEqual(await verifyHistory(store), []);
    await sql(`update releases.journal set line = replace(line, 'anna', 'olga') where number = 2`);
    assert.match((await verifyHistory(store)).join('\n'), /line 2 \(catalog\) has been changed/);
  });

  test('copies go with the releases, and a version published anew is copied anew', async (t) => {
    const { store, openAgain } = await openDatabase(t);
    const { store: other, folder } = await openAgain();
    await publish(store, pair(), by);
    const staged = await store.stage(catalog('0.9.0', 'old'));
    await store.change(async (change) => change.keep(staged));
    await other.fetch('catalog', '0.9.0');
    await prune(store, { keepDays: 0, area: 'catalog', version: '0.9.0' });
    const again = await store.stage(catalog('0.9.0', 'new'));
    await store.change(async (change) => change.keep(again));
    await other.fetch('catalog', '0.9.0');
    assert.match(await readFile(`${folder}/catalog/0.9.0/extra.js`, 'utf8'), /extra\(new\)/);
  });

  test('a writer whose connection dies in the middle leaves nothing half, and holds up nobody', async (t) => {
    const { store, openAgain, sql } = await openDatabase(t);
    const { store: other } = await openAgain();
    await publish(store, pair(), by);
    const staged = await store.stage(catalog('1.1.0'));
    t.after(() => staged.discard());
    const dying = store.change(async (change) => {
      await change.keep(staged);
      change.point(pointTo('catalog', '1.1.0', change.pointers.get('catalog')), act);
      await sql(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`);
    });
    await assert.rejects(dying, ReleaseStoreError);
    assert.equal(await other.release('catalog', '1.1.0'), undefined);
    assert.equal((await other.pointers()).get('catalog')?.live, '1.0.0');
    await publish(store, [catalog('1.1.0')], by);
    assert.equal((await other.pointers()).get('catalog')?.live, '1.1.0');
    assert.deepEqual(await verifyStore(other), []);
  });

  test('a user without the right to make tables works with those that are there', async (t) => {
    const { store, url, sql } = await openDatabase(t);
    await publish(store, pair(), by);
    const role = `reader_${new URL(url).pathname.slice(1)}`;
    await sql(`create role ${role} login`);
    await sql(`grant usage on schema releases to ${role}`);
    await sql(`grant select, insert, update, delete on all tables in schema releases to ${role}`);
    const address = new URL(url);
    address.username = role;
    const limited = await PostgresReleaseStore.open(address.href, await temporaryFolder(t));
    try {
      await publish(limited, [catalog('1.1.0')], by);
      assert.equal((await store.pointers()).get('catalog')?.live, '1.1.0');
    } finally {
      await limited.close();
      await sql(`drop owned by ${role}; drop role ${role}`);
    }
  });
}

async function openDatabase(t: TestContext) {
  const url = await makeDatabase(t);
  const open = async () => {
    const folder = `${await temporaryFolder(t)}/releases`;
    const store = await PostgresReleaseStore.open(url, folder);
    t.after(() => store.close());
    return { store, folder };
  };
  return { ...(await open()), url, openAgain: open, sql: (text: string) => runSql(url, text) };
}

function describe(attempt: PromiseSettledResult<unknown>): string {
  const { reason } = attempt as PromiseRejectedResult;
  return `${reason.stack} ${reason.cause?.stack}`;
}
