import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { SettingsError } from '@shop/shared/validation/environment';
import { readSettings } from './settings.ts';

test('nothing set is a shop on loopback beside its API', () => {
  const settings = readSettings({});
  assert.equal(settings.port, 3000);
  assert.equal(settings.host, '127.0.0.1');
  assert.equal(settings.apiOrigin, 'http://127.0.0.1:4000');
  assert.equal(settings.mediaDir, path.join(settings.dataDir, 'media'));
});

test('every mistake is listed at once', () => {
  const env = { PORT: 'три', API_ORIGIN: 'shop.ru/api', HASH_SALT: 'short', LOG_LEVEL: 'loud' };
  assert.throws(
    () => readSettings(env),
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
    assert.equal(readSettings({ HOST: host }).apiOrigin, origin);
  });

test('a variable set to nothing counts as unset', () => {
  assert.equal(readSettings({ PORT: '', ASSET_ORIGIN: '' }).port, 3000);
});

test('an asset origin cannot smuggle anything into the policy', () => {
  for (const ASSET_ORIGIN of ["https://cdn.ru; script-src 'unsafe-inline'", 'https://cdn.ru/path', 'cdn.ru'])
    assert.throws(() => readSettings({ ASSET_ORIGIN }), SettingsError);
});

test('a release store is named by the address of a PostgreSQL, and a mistake in it does not print the password', () => {
  const address = 'postgres://shop:hunter2@db.example.ru/shop';
  assert.equal(readSettings({ RELEASE_STORE: address }).releaseStore, address);
  assert.equal(readSettings({ RELEASE_STORE: '' }).releaseStore, undefined);
  assert.throws(
    () => readSettings({ RELEASE_STORE: 'postgres://shop:hunter2@db:x/shop' }),
    ({ message }: Error) => /RELEASE_STORE: must look like/.test(message) && !message.includes('hunter2'),
  );
});
