import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ReleaseManifest } from '@shop/contracts/platform/release';
import { manifestWith, openOperations, someFile } from '../../testing/operations-shop.ts';
import { candidateWith } from '../../testing/release.builder.ts';

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
      const { send, store } = await openOperations(t);
      const before = await store.journalLines();
      const answer = await send('POST', path, { releases: [manifest] });
      assert.equal(answer.status, status, JSON.stringify(answer.body));
      assert.match(JSON.stringify(answer.body.error), message);
      assert.deepEqual(await store.journalLines(), before);
      assert.deepEqual(await store.versions('catalog'), ['1.0.0']);
    });

test('sizes and weights are the server’s own: a manifest that lies about them gets nowhere', async (t) => {
  const { send, put, store } = await openOperations(t);
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
  const { send, put, store } = await openOperations(t);
  const extraFiles = { 'style.css': '@import url("https://evil.example/x.css");' };
  const { manifest, files } = candidateWith({ area: 'catalog', version: '2.0.0', extraFiles });
  for (const content of files.values()) await put(content);
  const { status, body } = await send('POST', 'publish', { releases: [manifest] });
  assert.deepEqual([status, body.error.code], [422, 'refused']);
  assert.match(body.error.reasons.join(), /style\.css/);
  assert.deepEqual(await store.versions('catalog'), ['1.0.0']);
});
