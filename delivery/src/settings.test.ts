import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { SettingsError } from '@shop/server/environment';
import { productionFile } from '@shop/server/testing/production-file';
import { readNamedStore, readSettings } from './settings.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

/** The least that a real shop starts with. */
const real = { RELEASE_STORE: 'postgres://shop:secret@db/releases', HASH_SALT: 'a salt of the tests' };
const production = { ...real, NODE_ENV: 'production' };

test('a shop to try out is on loopback beside its API', () => {
  const settings = readSettings({ EMBEDDED_DATABASE: '1' });
  assert.equal(settings.port, 3000);
  assert.equal(settings.host, '127.0.0.1');
  assert.equal(settings.apiOrigin, 'http://127.0.0.1:4000');
  assert.equal(settings.mediaDir, path.join(settings.dataDir, 'media'));
});

test('every mistake is listed at once', () => {
  const env = { PORT: 'три', API_ORIGIN: 'shop.ru/api', HASH_SALT: 'short', LOG_LEVEL: 'loud' };
  assert.throws(
    () => readSettings({ EMBEDDED_DATABASE: '1', ...env }),
    (error: unknown) => {
      assert.ok(error instanceof SettingsError);
      for (const name of Object.keys(env)) assert.match(error.message, new RegExp(`${name}: must`));
      return true;
    },
  );
});

for (const [host, origin] of [
  ['0.0.0.0', 'http://127.0.0.1:4000'],
  ['::', 'http://127.0.0.1:4000'],
  ['::1', 'http://[::1]:4000'],
  ['10.0.0.5', 'http://10.0.0.5:4000'],
] as const)
  test(`the API on HOST=${host} is reached at ${origin}`, () => {
    assert.equal(readSettings({ EMBEDDED_DATABASE: '1', HOST: host }).apiOrigin, origin);
  });

test('a variable set to nothing counts as unset', () => {
  assert.equal(readSettings({ EMBEDDED_DATABASE: '1', PORT: '', ASSET_ORIGIN: '' }).port, 3000);
});

test('an asset origin cannot smuggle anything into the policy', () => {
  for (const ASSET_ORIGIN of ["https://cdn.ru; script-src 'unsafe-inline'", 'https://cdn.ru/path', 'cdn.ru'])
    assert.throws(() => readSettings({ EMBEDDED_DATABASE: '1', ASSET_ORIGIN }), /ASSET_ORIGIN: must be/);
});

test('a release store is named by the address of a PostgreSQL, and a mistake in it does not print the password', () => {
  const address = 'postgres://shop:hunter2@db.example.ru/shop';
  assert.equal(readSettings({ ...real, RELEASE_STORE: address }).releaseStore, address);
  assert.equal(readSettings({ EMBEDDED_DATABASE: '1', RELEASE_STORE: '' }).releaseStore, undefined);
  assert.throws(
    () => readSettings({ ...real, RELEASE_STORE: 'postgres://shop:hunter2@db:x/shop' }),
    ({ message }: Error) => /RELEASE_STORE: must look like/.test(message) && !message.includes('hunter2'),
  );
});

test('the file of docs/operations.md is all that an origin needs', () => {
  const settings = readSettings(productionFile());
  assert.deepEqual([settings.hasDemoUsers, settings.overridesFrom], [false, undefined]);
});

/** The variables that each environment is refused for; none when the origin starts. */
const starts: readonly (readonly [string, Readonly<Record<string, string>>, readonly string[]])[] = [
  ['nothing set', {}, ['RELEASE_STORE', 'HASH_SALT', 'EMBEDDED_DATABASE']],
  ['production alone', { NODE_ENV: 'production' }, ['RELEASE_STORE', 'HASH_SALT']],
  ['a real shop', real, []],
  ['a real shop in production', production, []],
  ['a shop to try out', { EMBEDDED_DATABASE: '1' }, []],
  ['demo users', { DEMO_USERS: '1' }, []],
  ['a shop to try out on PostgreSQL', { ...real, DEMO_USERS: '1' }, []],
  ['zeros', { EMBEDDED_DATABASE: '0', DEMO_USERS: '0' }, ['RELEASE_STORE', 'HASH_SALT', 'EMBEDDED_DATABASE']],
  [
    'a word for yes',
    { EMBEDDED_DATABASE: 'yes' },
    ['EMBEDDED_DATABASE', 'RELEASE_STORE', 'HASH_SALT', 'EMBEDDED_DATABASE'],
  ],
  ['demo users in production', { ...production, DEMO_USERS: '1' }, ['DEMO_USERS']],
  ['folders in production', { ...production, EMBEDDED_DATABASE: '1' }, ['EMBEDDED_DATABASE']],
  [
    'demo and no store in production',
    { NODE_ENV: 'production', EMBEDDED_DATABASE: '1', DEMO_USERS: '1' },
    ['RELEASE_STORE', 'HASH_SALT', 'EMBEDDED_DATABASE', 'DEMO_USERS'],
  ],
  ['overrides in production', { ...production, OVERRIDES_FROM: '10.8.0.0/16' }, ['OVERRIDES_FROM']],
  ['overrides in a real shop', { ...real, OVERRIDES_FROM: '10.8.0.0/16' }, ['OVERRIDES_FROM']],
  [
    'overrides that are meant',
    { ...production, OVERRIDES_FROM: '10.8.0.0/16', OVERRIDES_IN_PRODUCTION: '1' },
    [],
  ],
  ['overrides in a shop to try out', { EMBEDDED_DATABASE: '1', OVERRIDES_FROM: '10.8.0.0/16' }, []],
  [
    'a slip in the salt',
    { RELEASE_STORE: real.RELEASE_STORE, HASHSALT: real.HASH_SALT },
    ['HASH_SALT', 'EMBEDDED_DATABASE', 'HASHSALT'],
  ],
  ['a slip in a shop to try out', { EMBEDDED_DATABASE: '1', RELEASES_STORE: 'x' }, ['RELEASES_STORE']],
  [
    'variables of others',
    { ...production, PATH: '/bin', HOSTNAME: 'x', DATABASE: 'x', npm_config_host: 'x' },
    [],
  ],
];
for (const [title, env, mistakes] of starts)
  test(`an origin with ${title} ${mistakes.length === 0 ? 'starts' : `is told of ${mistakes.join(', ')}`}`, () => {
    assert.deepEqual(
      mistaken(() => readSettings(env)),
      mistakes,
    );
  });

test('the release command needs a store, and makes one of files only in a shop to try out', async (t) => {
  const folder = await temporaryFolder(t);
  const storeOf = (env: Readonly<Record<string, string>>) =>
    mistaken(() => readNamedStore({ RELEASES_DIR: folder, ...env }));
  const { RELEASE_STORE } = real;
  assert.deepEqual(storeOf({}), ['RELEASE_STORE']);
  assert.deepEqual(storeOf({ RELEASE_STORE }), []);
  assert.deepEqual(storeOf({ EMBEDDED_DATABASE: '1' }), []);
  assert.deepEqual(storeOf({ RELEASE_ORIGN: 'https://shop.example' }), ['RELEASE_STORE', 'RELEASE_ORIGN']);
  await writeFile(`${folder}/live.json`, '{}');
  assert.deepEqual(storeOf({}), []);
  assert.deepEqual(
    [readNamedStore({ RELEASES_DIR: folder }).isImplied, readNamedStore({ RELEASE_STORE }).isImplied],
    [true, false],
  );
  assert.deepEqual(storeOf({ NODE_ENV: 'production' }), ['RELEASE_STORE']);
  assert.deepEqual(storeOf({ NODE_ENV: 'production', RELEASE_STORE }), []);
});

/** The variables named in the list of mistakes. */
function mistaken(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    assert.ok(error instanceof SettingsError);
    return [...error.message.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name!);
  }
}
