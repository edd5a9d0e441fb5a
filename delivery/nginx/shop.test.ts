import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { type TestContext, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isWhole, type LoadedPage, loadPage, PageLoad, versionIn } from '../bench/page-load.ts';
import { getsCanary } from '../src/visitor/group.ts';
import { api } from './api-behind-nginx.ts';
import { LARGE_FILE, openShopBehindNginx, type ShopBehindNginx } from './shop-behind-nginx.ts';

/** Longer than `fail_timeout`, for which shop.conf skips an origin that did not answer. */
const LEFT_ALONE_MS = 2500;

/** `node tools/nginx-test.mjs`: the real nginx with shop.conf, two origins, their releases in PostgreSQL. */
test('the shop behind nginx', { timeout: 120_000 }, async (t) => {
  const shop = await openShopBehindNginx(t, api);
  for (const build of [
    { area: 'shell' },
    { area: 'catalog', extraFiles: LARGE_FILE },
    { area: 'catalog', version: '2.0.0', extraFiles: LARGE_FILE },
  ]) {
    const published = await shop.publish(build);
    assert.equal(published.code, 0, published.err);
  }
  for (const [title, check] of Object.entries(checks)) await t.test(title, (sub) => check(shop, sub));
});

const checks: Readonly<Record<string, (shop: ShopBehindNginx, t: TestContext) => Promise<void>>> = {
  'a page comes whole, compressed by the origin, and is kept by nobody': async ({ url }) => {
    for (const [accepted, encoding, unpack] of encodings) {
      const { headers, body } = await get(`${url}/catalog/`, { 'accept-encoding': accepted });
      assert.equal(headers['content-encoding'], encoding);
      assert.equal(headers['cache-control'], 'no-store');
      assert.match(String(headers['content-security-policy']), /script-src 'nonce-/);
      assert.match(unpack(body).toString(), /id="shop-discovery"[\s\S]+<\/html>/);
    }
    const nonces = await Promise.all(
      [1, 2].map(async () => (await get(url)).headers['content-security-policy']),
    );
    assert.notEqual(nonces[0], nonces[1]);
  },

  'a file of a release is kept by nginx, in each encoding by itself': async ({ url }) => {
    const address = `${url}/releases/catalog/2.0.0/page.js`;
    for (const first of ['MISS', 'HIT'])
      for (const [accepted, encoding, unpack] of encodings) {
        const { headers, body } = await get(address, { 'accept-encoding': accepted });
        assert.equal(headers['x-cache'], first, accepted);
        assert.equal(headers['content-encoding'], encoding);
        assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
        assert.equal(headers.vary?.toLowerCase(), 'accept-encoding');
        assert.equal(headers['access-control-allow-origin'], '*');
        assert.ok(unpack(body).toString().endsWith(LARGE_FILE['page.js']));
      }
    const asked = { 'accept-encoding': 'br;q=0, gzip;q=0.5' };
    assert.equal((await get(address, asked)).headers['content-encoding'], 'gzip');
  },

  'a file that is not there is asked for again each time': async ({ url }) => {
    for (const _ of [1, 2]) {
      const { status, headers } = await get(`${url}/releases/catalog/3.0.0/page.js`);
      assert.equal(status, 404);
      assert.equal(headers['cache-control'], 'no-store');
      assert.equal(headers['x-cache'], 'MISS');
    }
  },

  'an answer of the API comes compressed and is kept by nobody': async ({ url }) => {
    const { headers, body } = await get(`${url}/web/large/`, { 'accept-encoding': 'br, gzip' });
    assert.equal(headers['content-encoding'], 'br');
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(JSON.parse(brotliDecompressSync(body).toString()).rows.length, 1000);
  },

  'the API hears the address nginx has seen, whatever the visitor claims': async ({ url }) => {
    const claims = {
      'x-forwarded-for': '1.2.3.4',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=1.2.3.4',
      'x-real-ip': '1.2.3.4',
    };
    const { headers, body } = await get(`${url}/api/echo/`, claims);
    const heard = JSON.parse(body.toString()).headers as http.IncomingHttpHeaders;
    assert.equal(heard['x-forwarded-for'], '127.0.0.1');
    assert.equal(heard['x-forwarded-proto'], 'http');
    assert.equal(heard['x-forwarded-host'], new URL(url).host);
    assert.doesNotMatch(JSON.stringify(heard), /1\.2\.3\.4|evil/);
    assert.equal(headers['strict-transport-security'], undefined);
  },

  'an address with a filter of 30 kB arrives': async ({ url }) => {
    assert.ok(isWhole(await loadPage(`${url}/catalog/filter/${'a'.repeat(30_000)}/`)));
  },

  'each event of the live stream arrives when it happens': async ({ url }) => {
    const abort = new AbortController();
    const asked = { signal: abort.signal, headers: { 'accept-encoding': 'gzip' } };
    const answer = await fetch(`${url}/api/events/`, asked);
    const reader = answer.body!.getReader();
    for (const text of ['data: one\n\n', 'data: two\n\n']) {
      await fetch(`${url}/api/say/`, { method: 'POST', body: text });
      const read = await Promise.race([reader.read(), delay(1000)]);
      assert.equal(new TextDecoder().decode(read?.value), text);
    }
    abort.abort();
  },

  'an upload goes straight through, byte for byte': async ({ url }) => {
    const part = randomBytes(500_000);
    const { request, answered } = upload(`${url}/api/upload/`);
    request.write(part);
    // The API receives the first half before the second one is sent: nothing on the way buffers the whole
    // body.
    await untilReceived(url, part.length);
    request.end(part);
    const { body } = await answered;
    assert.ok(body.equals(Buffer.concat([part, part])));
  },

  'an upload that is too long is refused in words of the shop': async ({ url }) => {
    const { request, answered } = upload(`${url}/api/upload/`, {
      'content-length': String(70 * 1024 * 1024),
    });
    request.write(randomBytes(1000));
    const { status, body } = await answered;
    assert.equal(status, 413);
    assert.match(JSON.parse(body.toString()).errors[0].message, /Файл больше 64\sМБ/);
  },

  'reports of one address have a limit, and pages go on': async ({ url }) => {
    const reports = await Promise.all(
      Array.from({ length: 200 }, () => fetch(`${url}/telemetry`, { method: 'POST', body: '{}' })),
    );
    const statuses = reports.map(({ status }) => status);
    assert.ok(statuses.includes(403), 'a report of nobody is refused by the origin');
    assert.ok(statuses.includes(429), 'nginx refuses more than the limit');
    assert.ok(isWhole(await loadPage(url)));
  },

  'figures are for the inside, and the operations answer through nginx': async ({ url, release }) => {
    assert.equal((await get(`${url}/metrics`)).status, 404);
    assert.equal((await get(`${url}/operations/api/status`)).status, 401);
    const status = await release('status', '--json');
    assert.equal(status.code, 0, status.err);
    assert.equal((await get(`${url}/healthz`)).status, 200);
  },

  'a visitor has one group, and with it the same releases on both origins': async ({
    url,
    origins,
    release,
  }) => {
    assert.equal((await release('canary', 'catalog', '1.0.0', '--percent', '20')).code, 0);
    const cookies = await Promise.all(Array.from({ length: 150 }, () => cookieOf(url)));
    let lucky = 0;
    for (const cookie of cookies) {
      const group = Number(cookie.split('=')[1]);
      const wanted = getsCanary(group, 'catalog', '1.0.0', 20) ? '1.0.0' : '2.0.0';
      if (wanted === '1.0.0') lucky += 1;
      for (const there of [url, url, origins[0].url, origins[1].url])
        assert.equal(await versionFor(there, cookie), wanted, `group ${group} at ${there}`);
    }
    assert.ok(Math.abs(lucky / cookies.length - 0.2) < 0.1, `${lucky} of ${cookies.length} have the canary`);
    assert.equal((await release('canary', 'catalog', '--percent', '0')).code, 0);
  },

  'a rollback that has been answered is on every page of every origin': async (shop) => {
    const { url, origins, release, publish } = shop;
    for (const turn of [1, 2, 3]) {
      assert.equal((await publish({ area: 'catalog', version: `2.${turn}.0` })).code, 0);
      await untilVersion(origins, `2.${turn}.0`);
      const { code, err } = await release('rollback', 'catalog', '--why', 'wrong prices');
      assert.equal(code, 0, err);
      const pages = await Promise.all(
        [url, ...origins.map((origin) => origin.url)].map((there) => loadPage(there)),
      );
      for (const page of pages) assert.equal(versionIn(page, 'catalog'), '2.0.0');
    }
  },

  'an origin that is killed under load costs nobody a page': async (shop) => {
    const pages = await underLoad(shop, async () => {
      await delay(1000);
      await shop.origins[0].stop('SIGKILL');
      await delay(3000);
    });
    assert.deepEqual(failedOf(pages), []);
    await shop.origins[0].start();
    await delay(LEFT_ALONE_MS);
  },

  'restarting one origin after the other costs nobody a page': async (shop) => {
    const pages = await underLoad(shop, async () => {
      for (const origin of shop.origins) {
        await origin.stop();
        await origin.start();
        await delay(LEFT_ALONE_MS);
      }
    });
    assert.deepEqual(failedOf(pages), []);
  },

  'without any origin files still come, pages and the API say so in Russian': async ({ url, origins }) => {
    await Promise.all(origins.map((origin) => origin.stop('SIGKILL')));
    assert.equal((await get(`${url}/releases/catalog/2.0.0/page.js`)).headers['x-cache'], 'HIT');
    const page = await get(url);
    assert.equal(page.status, 503);
    assert.match(page.body.toString(), /Обновите страницу через минуту/);
    const call = await get(`${url}/api/echo/`);
    assert.equal(call.status, 503);
    assert.equal(JSON.parse(call.body.toString()).errors[0].code, 'unavailable');
    await Promise.all(origins.map((origin) => origin.start()));
    await delay(LEFT_ALONE_MS);
    assert.ok(isWhole(await loadPage(url)));
  },
};

const encodings = [
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
] as const;

interface Answer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The response as it arrives on the wire, still compressed. */
function get(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return answerTo(http.get(url, { headers, agent: false }));
}

function upload(url: string, headers: Readonly<Record<string, string>> = {}) {
  const request = http.request(url, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/octet-stream', ...headers },
  });
  return { request, answered: answerTo(request) };
}

function answerTo(request: http.ClientRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
  });
}

async function untilReceived(url: string, bytes: number): Promise<void> {
  await until(async () => {
    const { body } = await get(`${url}/api/received/`);
    return JSON.parse(body.toString()).bytes === bytes;
  });
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const patience = performance.now() + 10_000;
  while (!(await isSo())) {
    assert.ok(performance.now() < patience, 'it has not come to that');
    await delay(10);
  }
}

async function cookieOf(url: string): Promise<string> {
  const { headers } = await get(url);
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

async function versionFor(url: string, cookie: string): Promise<string | undefined> {
  const { body } = await get(url, { cookie });
  return /releases\/catalog\/([^/"]+)\/remoteEntry/.exec(body.toString())?.[1];
}

async function untilVersion(origins: ShopBehindNginx['origins'], version: string): Promise<void> {
  for (const { url } of origins)
    await until(async () => versionIn(await loadPage(url), 'catalog') === version);
}

async function underLoad(
  { url }: ShopBehindNginx,
  work: () => Promise<void>,
): Promise<readonly LoadedPage[]> {
  const pages: LoadedPage[] = [];
  const load = new PageLoad({ urls: [url], perSecond: 100, onPage: (page) => pages.push(page) });
  await work();
  const asked = await load.stop();
  assert.equal(pages.length, asked);
  assert.ok(asked > 300, `only ${asked} pages were asked for`);
  return pages;
}

function failedOf(pages: readonly LoadedPage[]) {
  return pages.filter((page) => !isWhole(page)).map(({ status, error }) => ({ status, error }));
}
