import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import http from 'node:http';
import { type TestContext, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { ReleaseManifest } from '@shop/shared/contracts/release';
import { publish } from '../releases/publish.ts';
import { createToken, EVERY_AREA } from '../releases/tokens.ts';
import { type BuildWith, candidateWith } from '../testing/release.builder.ts';
import { startOrigin } from '../testing/start-origin.ts';
import { digestOf, type MissingFile } from './contract.ts';
import type { ErrorBody } from './request-refused.ts';
import { UploadSpool } from './upload-spool.ts';

const by = { by: 'test', why: null };

async function openShop(t: TestContext, area = 'catalog') {
  const { app, store, url } = await startOrigin(t);
  for (const area of ['shell', 'catalog']) await publish(store, [candidateWith({ area })], by);
  const { text } = await createToken(store.tokens, { area, name: 'CI', by: 'test' });
  const headers = { authorization: `Bearer ${text}` };
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object | Buffer) => {
    const type = Buffer.isBuffer(payload) ? { 'content-type': 'application/octet-stream' } : {};
    const address = `/operations/api/${path}`;
    const body = payload ? { payload } : {};
    const answer = await app.inject({ method, url: address, headers: { ...headers, ...type }, ...body });
    return { status: answer.statusCode, body: answer.json() };
  };
  const put = (content: Buffer, digest = digestIs(content), offset = 0, bytes = content.length) =>
    send('PUT', `uploads/${digest}?offset=${offset}&bytes=${bytes}`, content);
  const spooled = async () => {
    const found = await readdir(`${store.folder}/.uploads`, { recursive: true }).catch(() => []);
    return found.filter((name) => name.includes('/'));
  };
  return { store, url, headers, send, put, spooled };
}

function digestIs(content: Buffer): string {
  return digestOf(`sha384-${createHash('sha384').update(content).digest('base64')}`);
}

/** A manifest that says something else of its files than a build would. */
function manifestWith(files: ReleaseManifest['files'], given: Partial<BuildWith> = {}): ReleaseManifest {
  const { manifest } = candidateWith({ area: 'catalog', version: '2.0.0', ...given });
  return { ...manifest, files: { ...manifest.files, ...files } };
}

const someFile = { bytes: 3, integrity: `sha384-${'A'.repeat(64)}` };

test('only what is new has to come: what the area has already, and what came before, stays', async (t) => {
  const { send, put, store, spooled } = await openShop(t);
  const given = { area: 'catalog', version: '2.0.0' };
  const { manifest, files } = candidateWith({ ...given, extraFiles: { 'new.js': 'new()' } });
  const old = candidateWith({ area: 'catalog' });
  manifest.files['remoteEntry.js'] = old.manifest.files['remoteEntry.js']!;
  const releases = [manifest];
  const planned = await send('POST', 'publish/plan', { releases });
  const names = (missing: readonly MissingFile[]) =>
    missing.map(({ integrity }) =>
      Object.keys(manifest.files).find((file) => manifest.files[file]?.integrity === integrity),
    );
  assert.deepEqual(names(planned.body.missing).sort(), ['area.js', 'new.js', 'page.js', 'tile.js']);
  const early = await send('POST', 'publish', { releases });
  assert.deepEqual([early.status, early.body.error.code], [409, 'files-missing']);
  for (const name of ['area.js', 'page.js', 'tile.js'])
    assert.equal((await put(files.get(name)!)).status, 200);
  const again = await send('POST', 'publish/plan', { releases });
  assert.deepEqual(names(again.body.missing), ['new.js']);
  await put(files.get('new.js')!);
  const done = await send('POST', 'publish', { releases, expected: { catalog: 1 }, why: 'new' });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  assert.deepEqual(done.body.changes[0].to, '2.0.0');
  const published = await store.file('catalog', '2.0.0', 'remoteEntry.js');
  assert.deepEqual(published, old.files.get('remoteEntry.js'));
  assert.deepEqual(await spooled(), []);
});

test('a version with other content is refused before anything has come', async (t) => {
  const { send, spooled } = await openShop(t);
  const { manifest } = candidateWith({ area: 'catalog', extraFiles: { 'new.js': 'new()' } });
  const { status, body } = await send('POST', 'publish/plan', { releases: [manifest] });
  assert.deepEqual([status, body.error.code], [422, 'refused']);
  assert.match(body.error.reasons[0], /was published before with other content/);
  assert.deepEqual(await spooled(), []);
});

test('an upload that was torn goes on where it ended', async (t) => {
  const { url, headers, send, spooled } = await openShop(t);
  const content = Buffer.alloc(300_000, 'part of a file;');
  const address = `${url}/operations/api/uploads/${digestIs(content)}?offset=0&bytes=${content.length}`;
  const request = http.request(address, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/octet-stream', 'content-length': content.length },
  });
  request.on('error', () => undefined);
  request.write(content.subarray(0, 200_000));
  const received = async () => (await send('GET', `uploads/${digestIs(content)}`)).body.received as number;
  while ((await received()) === 0) await new Promise(setImmediate);
  const closed = new Promise((resolve) => request.once('close', resolve));
  request.destroy();
  await closed;
  const at = await received();
  assert.ok(at > 0 && at <= 200_000);
  const rest = content.subarray(at);
  const gap = await send(
    'PUT',
    `uploads/${digestIs(content)}?offset=${at + 1}&bytes=${content.length}`,
    rest,
  );
  assert.deepEqual([gap.status, gap.body.error.code], [409, 'wrong-offset']);
  const { body } = await send(
    'PUT',
    `uploads/${digestIs(content)}?offset=${at}&bytes=${content.length}`,
    rest,
  );
  assert.equal(body.received, content.length);
  assert.deepEqual(
    (await spooled()).map((name) => name.split('/')[1]),
    [digestIs(content)],
  );
});

test('a file that is not what its integrity says is dropped', async (t) => {
  const { put, spooled } = await openShop(t);
  const { status, body } = await put(Buffer.from('evil()'), digestIs(Buffer.from('good()')));
  assert.deepEqual([status, body.error.code], [422, 'wrong-content']);
  assert.deepEqual(await spooled(), []);
});

test('a file longer than it says, or than any may be, is refused', async (t) => {
  const { put } = await openShop(t);
  const content = Buffer.alloc(5000, 'x');
  assert.equal((await put(content, digestIs(content), 0, 100)).status, 413);
  assert.equal((await put(content, digestIs(content), 0, 17 * 1024 * 1024)).status, 413);
});

test('a compressed file is not unpacked: it is refused', async (t) => {
  const { url, headers, spooled } = await openShop(t);
  const bomb = gzipSync(Buffer.alloc(10_000_000));
  const answer = await fetch(`${url}/operations/api/uploads/${digestIs(bomb)}?offset=0&bytes=10000000`, {
    method: 'PUT',
    headers: { ...headers, 'content-encoding': 'gzip', 'content-type': 'application/octet-stream' },
    body: bomb,
  });
  assert.equal(answer.status, 415);
  assert.deepEqual(await spooled(), []);
});

for (const digest of ['..%2f..%2flive.json', 'sha384-..', 'live.json', `sha384-${'a'.repeat(65)}`])
  test(`nothing is written under the name ${digest.slice(0, 20)}`, async (t) => {
    const { put, spooled } = await openShop(t);
    const { status } = await put(Buffer.from('x'), digest);
    assert.ok(status === 400 || status === 404, String(status));
    assert.deepEqual(await spooled(), []);
  });

const nested: Record<string, unknown> = JSON.parse(`${'{"properties":'.repeat(3000)}{}${'}'.repeat(3000)}`);

const lies: Readonly<Record<string, readonly [number, RegExp, ReleaseManifest]>> = {
  'a path that climbs out': [400, /no plain path/, manifestWith({ '../../live.json': someFile })],
  'an absolute path': [400, /no plain path/, manifestWith({ '/etc/passwd': someFile })],
  'a hidden path': [400, /no plain path/, manifestWith({ '.uploads/x': someFile })],
  'its own manifest as a file': [400, /no plain path/, manifestWith({ 'release.json': someFile })],
  'a file below a file': [400, /no plain path/, manifestWith({ 'area.js/x.js': someFile })],
  'a path without end': [400, /no plain path/, manifestWith({ [`${'x'.repeat(300)}.js`]: someFile })],
  'a hash that nothing can have': [
    400,
    /no integrity/,
    manifestWith({ 'x.js': { ...someFile, integrity: 'sha384-AAAA' } }),
  ],
  'a size below nothing': [400, /no size/, manifestWith({ 'x.js': { ...someFile, bytes: -1 } })],
  'a file of 17 MB': [
    413,
    /larger than 16 MB/,
    manifestWith({ 'x.js': { ...someFile, bytes: 17 * 1024 ** 2 } }),
  ],
  'files of 75 MB together': [
    413,
    /larger than 64 MB/,
    manifestWith(
      Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`${n}.js`, { ...someFile, bytes: 15 * 1024 ** 2 }])),
    ),
  ],
  'thousands of files': [
    413,
    /1000 may be/,
    manifestWith(Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`${n}.js`, someFile]))),
  ],
  'contracts nested three thousand deep': [
    413,
    /nested too deep/,
    manifestWith(
      {},
      { contracts: { slots: { 'home.tile': { roles: ['fills'], schema: nested } }, events: {} } },
    ),
  ],
  'a version that is a path': [400, /releases/, manifestWith({}, { version: '..' })],
  'a version of the hidden folder': [400, /releases/, manifestWith({}, { version: '.staging' })],
};

for (const [what, [status, message, manifest]] of Object.entries(lies))
  for (const path of ['publish/plan', 'publish'])
    test(`${path} refuses ${what}`, async (t) => {
      const { send, store } = await openShop(t);
      const before = await store.journalLines();
      const answer = await send('POST', path, { releases: [manifest] });
      assert.equal(answer.status, status, JSON.stringify(answer.body));
      assert.match(JSON.stringify(answer.body.error), message);
      assert.deepEqual(await store.journalLines(), before);
      assert.deepEqual(await store.versions('catalog'), ['1.0.0']);
    });

test('sizes and weights are the server’s own: a manifest that lies about them gets nowhere', async (t) => {
  const { send, put, store } = await openShop(t);
  const { manifest, files } = candidateWith({ area: 'catalog', version: '2.0.0' });
  for (const content of files.values()) await put(content);
  const area = manifest.files['area.js']!;
  manifest.files['area.js'] = { ...area, bytes: area.bytes + 1 };
  const refused = await send('POST', 'publish', { releases: [manifest] });
  assert.deepEqual([refused.status, refused.body.error.code], [422, 'refused']);
  manifest.files['area.js'] = { ...area, brotliBytes: 1 };
  for (const content of files.values()) await put(content);
  assert.equal((await send('POST', 'publish', { releases: [manifest] })).status, 200);
  const kept = await store.release('catalog', '2.0.0');
  assert.equal(kept?.files['area.js']?.brotliBytes, area.bytes);
});

test('the gate reads what has come: a style that imports from elsewhere is refused', async (t) => {
  const { send, put, store } = await openShop(t);
  const extraFiles = { 'style.css': '@import url("https://evil.example/x.css");' };
  const { manifest, files } = candidateWith({ area: 'catalog', version: '2.0.0', extraFiles });
  for (const content of files.values()) await put(content);
  const { status, body } = await send('POST', 'publish', { releases: [manifest] });
  assert.deepEqual([status, body.error.code], [422, 'refused']);
  assert.match(body.error.reasons.join(), /style\.css/);
  assert.deepEqual(await store.versions('catalog'), ['1.0.0']);
});

test('a shell and an area that need each other go at once, and one at a time neither does', async (t) => {
  const { send, put, store } = await openShop(t, EVERY_AREA);
  const shell = candidateWith({
    area: 'shell',
    version: '2.0.0',
    shared: { '@shop/shared/http': ['call', 'stream'] },
  });
  const catalog = candidateWith({
    area: 'catalog',
    version: '2.0.0',
    shared: { '@shop/shared/http': ['call', 'stream'] },
  });
  const alone = await send('POST', 'publish/plan', { releases: [catalog.manifest] });
  assert.equal(alone.status, 422);
  for (const { files } of [shell, catalog]) for (const content of files.values()) await put(content);
  const releases = [shell.manifest, catalog.manifest];
  const stale = await send('POST', 'publish', { releases, expected: { shell: 1, catalog: 7 } });
  assert.equal(stale.status, 409);
  assert.deepEqual(await store.versions('shell'), ['1.0.0']);
  const done = await send('POST', 'publish', { releases, expected: { shell: 1, catalog: 1 } });
  assert.equal(done.status, 200, JSON.stringify(done.body));
  assert.equal((await store.pointers()).get('catalog')?.live, '2.0.0');
});

test('many publishes at once all get through', async (t) => {
  const { send, put, store } = await openShop(t);
  const publishOne = async (version: string) => {
    const { manifest, files } = candidateWith({ area: 'catalog', version });
    for (const content of files.values()) await put(content);
    return (await send('POST', 'publish', { releases: [manifest] })).status;
  };
  const statuses = await Promise.all(['2.0.0', '2.1.0', '2.2.0', '2.3.0', '2.4.0'].map(publishOne));
  assert.deepEqual(statuses, [200, 200, 200, 200, 200]);
  assert.equal((await store.pointers()).get('catalog')?.revision, 6);
});

test('requests that are none are answered as errors that can be read', async (t) => {
  const { send, url, headers } = await openShop(t);
  const typo = await send('POST', 'canary', { area: 'catalog', percnt: 5 });
  assert.equal(typo.status, 400);
  assert.deepEqual(Object.keys(typo.body.error), ['code', 'message', 'reasons']);
  for (const percent of [-1, 100.1, 0.05, '5', Number.NaN])
    assert.equal((await send('POST', 'canary', { area: 'catalog', percent })).status, 400);
  assert.equal((await send('POST', 'rollback', { area: 'catalog', why: ' ' })).status, 400);
  assert.equal((await send('POST', 'rollback', { area: 'catalog', why: 'a\u001b[2J' })).status, 400);
  assert.equal((await send('GET', 'history?limit=1e9')).status, 400);
  assert.equal((await send('GET', 'nothing')).body.error.code, 'not-found');
  assert.equal((await send('POST', 'promote', { area: 'catalog', why: 'x'.repeat(20_000) })).status, 413);
  const json = { ...headers, 'content-type': 'application/json' };
  const broken = await fetch(`${url}/operations/api/promote`, {
    method: 'POST',
    headers: json,
    body: '{"area"',
  });
  assert.deepEqual([broken.status, ((await broken.json()) as ErrorBody).error.code], [400, 'invalid']);
});

test('of two who decide on the same state one wins, the other reads what has happened', async (t) => {
  const { send, store } = await openShop(t);
  await publish(store, [candidateWith({ area: 'catalog', version: '1.1.0' })], by);
  const body = { area: 'catalog', why: 'slow', expected: 2 };
  const both = await Promise.all([send('POST', 'rollback', body), send('POST', 'rollback', body)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  const { error } = both.find(({ status }) => status === 409)!.body;
  assert.deepEqual([error.code, error.area, error.expected, error.found], ['conflict', 'catalog', 2, 3]);
});

test('a store that is gone is 503, and says nothing of where it was', async (t) => {
  const { send, store } = await openShop(t);
  t.mock.method(store, 'pointers', () =>
    Promise.reject(Object.assign(new Error('EIO: /secret'), { code: 'EIO' })),
  );
  const { status, body } = await send('GET', 'status');
  assert.deepEqual([status, body.error.code], [503, 'unavailable']);
  assert.ok(!body.error.message.includes('secret'));
});

test('what nobody has asked for in six hours is deleted', async (t) => {
  const { put, store, spooled } = await openShop(t);
  await put(Buffer.from('forgotten()'));
  const spool = new UploadSpool(`${store.folder}/.uploads`);
  await spool.sweep(Date.now() + 5 * 3_600_000);
  assert.equal((await spooled()).length, 1);
  await spool.sweep(Date.now() + 7 * 3_600_000);
  assert.deepEqual(await spooled(), []);
});
