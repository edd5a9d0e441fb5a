import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { SettingsError } from '@shop/server/environment';
import { publish } from '../releases/moves/publish.ts';
import type { ReleaseStore } from '../releases/store/store.ts';
import { readSettings } from '../settings.ts';
import { buildWith, candidateWith } from '../testing/release.builder.ts';
import { startOrigin } from '../testing/start-origin.ts';

const DEV_ENTRIES = 'shell=http://127.0.0.1:3100,catalog=http://127.0.0.1:3101';

/** Answers as a dev server does: `release.json` and files below `/releases/<area>/dev/`. */
async function startDevServer(t: TestContext, area: string) {
  const { release } = buildWith({ area, version: 'dev' });
  const server = createServer((request, response) => {
    const file = request.url!.replace(`/releases/${area}/dev/`, '');
    response.end(file === 'release.json' ? JSON.stringify(release) : `${area} served ${file}`);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  t.after(() => server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

async function release(store: ReleaseStore, ...areas: readonly string[]) {
  const candidates = areas.map((area) => candidateWith({ area }));
  await publish(store, candidates, { by: 'test', why: null });
}

test('an area in development comes from its dev server, the others as they were released', async (t) => {
  const { origin } = await startDevServer(t, 'catalog');
  const { url, store } = await startOrigin(t, { devEntries: new Map([['catalog', origin]]) });
  await release(store, 'shell', 'catalog', 'finances');

  const answer = await fetch(`${url}/catalog/`);
  const page = await answer.text();
  assert.match(page, /"url":"\/releases\/catalog\/dev\/remoteEntry.js"/);
  assert.match(page, /"url":"\/releases\/finances\/1\.0\.0\/remoteEntry.js"/);
  assert.doesNotMatch(page, /\/releases\/catalog\/1\.0\.0/);
  const policy = answer.headers.get('content-security-policy')!;
  assert.match(policy, /connect-src 'self'; /);
  assert.doesNotMatch(policy, /unsafe|ws:|http:/);

  const file = await fetch(`${url}/releases/catalog/dev/remoteEntry.js`);
  assert.equal(await file.text(), 'catalog served remoteEntry.js');
});

test('an area whose dev server is gone is missing, and the others stay', async (t) => {
  const { origin, server } = await startDevServer(t, 'catalog');
  const { url, store } = await startOrigin(t, { devEntries: new Map([['catalog', origin]]) });
  await release(store, 'shell', 'catalog', 'finances');
  await new Promise((resolve) => server.close(resolve));
  const page = await (await fetch(`${url}/`)).text();
  assert.doesNotMatch(page, /\/releases\/catalog\//);
  assert.match(page, /\/releases\/finances\//);
});

test('nothing in the address, a cookie or a header brings development to an origin that is not set to it', async (t) => {
  const { url, store } = await startOrigin(t);
  await release(store, 'shell', 'catalog');
  const answer = await fetch(`${url}/catalog/?DEV_ENTRIES=${DEV_ENTRIES}`, {
    headers: { cookie: `DEV_ENTRIES=${DEV_ENTRIES}`, 'x-dev-entries': DEV_ENTRIES },
  });
  assert.doesNotMatch(await answer.text(), /127\.0\.0\.1:310|\/dev\//);
  assert.equal((await fetch(`${url}/releases/catalog/dev/remoteEntry.js`)).status, 404);
});

for (const host of ['127.0.0.1', 'localhost', '::1', '127.8.8.8'])
  test(`development is possible with HOST=${host}`, () => {
    const { devEntries } = readSettings({ EMBEDDED_DATABASE: '1', DEV_ENTRIES, HOST: host });
    assert.equal(devEntries.get('catalog'), 'http://127.0.0.1:3101');
  });

for (const env of [
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.5' },
  { HOST: 'shop.example' },
  { HOST: '127.0.0.1.shop.example' },
  { NODE_ENV: 'production' },
])
  test(`development is refused with ${Object.entries(env).join().replace(',', '=')}`, () => {
    assert.throws(
      () => readSettings({ EMBEDDED_DATABASE: '1', DEV_ENTRIES, ...env }),
      (error: unknown) =>
        error instanceof SettingsError && /DEV_ENTRIES: must be unset unless/.test(error.message),
    );
  });

for (const entries of [
  'catalog',
  'catalog=http://192.168.1.5:3100',
  'catalog=https://cdn.example',
  'catalog=http://127.0.0.1:3100@evil.example',
  '../shell=http://127.0.0.1:3100',
])
  test(`a dev server cannot be ${entries}`, () => {
    assert.throws(
      () => readSettings({ EMBEDDED_DATABASE: '1', DEV_ENTRIES: entries }),
      /DEV_ENTRIES: must be a list/,
    );
  });
