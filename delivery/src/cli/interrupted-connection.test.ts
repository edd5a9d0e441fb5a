import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { type TestContext, test } from 'node:test';
import { runAsTyped, writeBuildFor } from '../testing/run-release.ts';
import { openReleaseShop, overHttp } from '../testing/store-and-origin.ts';

/** A line to the origin that breaks in the middle of an upload, so many times. Answers its address. */
async function badLine(t: TestContext, url: string, breaks: number) {
  const broken = { left: breaks };
  const server = createServer((client) => {
    const origin = connect(Number(new URL(url).port), '127.0.0.1');
    let isUpload = false;
    let bytes = 0;
    client.on('data', (chunk: Buffer) => {
      isUpload ||= chunk.includes('PUT /operations/api/uploads/');
      bytes += chunk.length;
      origin.write(chunk);
      if (!isUpload || bytes < 100_000 || broken.left === 0) return;
      broken.left -= 1;
      client.destroy();
    });
    origin.pipe(client);
    client.on('close', () => origin.destroy());
    for (const socket of [client, origin]) socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, broken };
}

test('a publish gets through a line that breaks in the middle of an upload', async (t) => {
  const { url, env, folder, publish, store } = await openReleaseShop(t, overHttp);
  await publish({ area: 'shell' });
  const { address, broken } = await badLine(t, url, 2);
  const picture = 'x'.repeat(3_000_000);
  const from = await writeBuildFor(folder, { area: 'catalog', extraFiles: { 'picture.png': picture } });
  const typed = { env: { ...env, RELEASE_ORIGIN: address }, folder };
  const { code, out, err } = await runAsTyped(['publish', 'catalog', '--from', from], typed);
  assert.equal(code, 0, err);
  assert.match(out, /^catalog — → 1\.0\.0 is live/);
  assert.equal(broken.left, 0);
  assert.match(err, /Uploading: 20%\n[\s\S]*Uploading: 100%\n.+ checks and compresses what has come\n$/);
  assert.match(String(await store.file('catalog', '1.0.0', 'picture.png')), /x{3000000}$/);
});

test('an origin that goes away in the middle is said in one line, and nothing has been changed', async (t) => {
  const { url, env, folder, publish, store } = await openReleaseShop(t, overHttp);
  await publish({ area: 'shell' });
  const { address } = await badLine(t, url, Number.POSITIVE_INFINITY);
  const from = await writeBuildFor(folder, {
    area: 'catalog',
    extraFiles: { 'big.png': 'x'.repeat(500_000) },
  });
  const typed = { env: { ...env, RELEASE_ORIGIN: address }, folder };
  const { code, err } = await runAsTyped(['publish', 'catalog', '--from', from], typed);
  assert.equal(code, 6);
  assert.match(err, /^http:\/\/127\.0\.0\.1:\d+ cannot be reached \(.+\)\n$/m);
  assert.deepEqual([...(await store.pointers()).keys()], ['shell']);
});
