import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { publish } from './releases/moves/publish.ts';
import { rollback } from './releases/moves/rollback.ts';
import type { Settings } from './settings.ts';
import { candidateWith } from './testing/release.builder.ts';
import { type StartedOrigin, startOrigin } from './testing/start-origin.ts';

const by = { by: 'test', why: null };

async function startShop(t: TestContext, settings: Partial<Settings> = {}): Promise<StartedOrigin> {
  const origin = await startOrigin(t, settings);
  await publish(origin.store, [candidateWith({ area: 'shell' }), candidateWith({ area: 'catalog' })], by);
  return origin;
}

test('every answer has a fresh nonce, in the policy and in the page, and is never kept', async (t) => {
  const { url } = await startShop(t);
  const nonces = new Set<string>();
  for (let turn = 0; turn < 3; turn += 1) {
    const answer = await fetch(`${url}/catalog/`);
    const [, nonce] = /script-src 'nonce-([\w-]{22})'/.exec(answer.headers.get('content-security-policy')!)!;
    assert.ok((await answer.text()).includes(`<meta name="sc-nonce" content="${nonce}">`));
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    assert.equal(answer.headers.get('etag'), null);
    nonces.add(nonce!);
  }
  assert.equal(nonces.size, 3);
});

test('the page carries the whole policy', async (t) => {
  const { url } = await startShop(t, { assetOrigin: 'https://cdn.example' });
  const { headers } = await fetch(`${url}/`);
  const policy = headers.get('content-security-policy')!.replace(/nonce-[\w-]+/g, 'nonce-N');
  assert.deepEqual(policy.split('; '), [
    "default-src 'self'",
    "script-src 'nonce-N' 'strict-dynamic' https://cdn.example",
    "style-src 'self' 'nonce-N' https://cdn.example",
    "img-src 'self' data: https://cdn.example",
    "font-src 'self' https://cdn.example",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ]);
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.equal(headers.get('referrer-policy'), 'strict-origin-when-cross-origin');
  assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin');
  assert.match(headers.get('permissions-policy')!, /camera=\(\)/);
  assert.equal(headers.get('strict-transport-security'), null);
});

test('behind https the browser is told to stay there', async (t) => {
  const { url } = await startShop(t);
  const { headers } = await fetch(`${url}/`, { headers: { 'x-forwarded-proto': 'https' } });
  assert.match(headers.get('strict-transport-security')!, /max-age=31536000/);
});

test('a publish and a rollback are in the next page', async (t) => {
  const { url, store } = await startShop(t);
  const liveInPage = async () =>
    /\/releases\/catalog\/([\d.]+)\//.exec(await (await fetch(`${url}/`)).text())?.[1];
  assert.equal(await liveInPage(), '1.0.0');
  await publish(store, [candidateWith({ area: 'catalog', version: '1.1.0' })], by);
  assert.equal(await liveInPage(), '1.1.0');
  await rollback(store, 'catalog', undefined, by);
  assert.equal(await liveInPage(), '1.0.0');
});

test('without a shell there is a plain Russian page that works without scripts', async (t) => {
  const { url } = await startOrigin(t);
  const answer = await fetch(`${url}/catalog/`);
  const page = await answer.text();
  assert.equal(answer.status, 503);
  assert.match(page, /<html lang="ru">[\s\S]*Спецоснова скоро откроется/);
  assert.doesNotMatch(page, /<script/);
  assert.match(answer.headers.get('content-security-policy')!, /^default-src 'none'; style-src 'nonce-/);
  assert.equal((await fetch(`${url}/healthz`)).status, 503);
});

test('/healthz says what runs', async (t) => {
  const { url } = await startShop(t);
  const answer = await fetch(`${url}/healthz`);
  assert.equal(answer.status, 200);
  const { status, shell, areas } = (await answer.json()) as Record<string, unknown>;
  assert.deepEqual({ status, shell, areas }, { status: 'ok', shell: '1.0.0', areas: { catalog: '1.0.0' } });
});

for (const [accepted, encoding] of [
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
] as const)
  test(`files and pages come as ${encoding ?? 'they are'} to a browser that takes ${accepted}`, async (t) => {
    const { url } = await startShop(t);
    for (const path of ['/releases/shell/1.0.0/vendor.js', '/catalog/']) {
      const answer = await fetch(url + path, { headers: { 'accept-encoding': accepted } });
      assert.equal(answer.headers.get('content-encoding'), encoding);
      assert.match(answer.headers.get('vary')!, /accept-encoding/i);
      assert.match(await answer.text(), /vendor\(\)|<!doctype html>/);
    }
  });

test('files of releases never change and run only where a page asks for them', async (t) => {
  const { url } = await startShop(t);
  const { headers } = await fetch(`${url}/releases/shell/1.0.0/vendor.js`);
  assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.match(headers.get('content-type')!, /javascript/);
  assert.equal(headers.get('content-security-policy'), "default-src 'none'; sandbox");
  assert.equal(headers.get('access-control-allow-origin'), '*');
});

test('nothing but files of releases is found under /releases, and what is not found is no page', async (t) => {
  const { url, app } = await startShop(t);
  const paths = [
    '/releases/shell/1.0.0/gone.js',
    '/releases/shell/0.0.1/shell.js',
    '/releases/shell/1.0.0/',
    '/releases/',
    '/releases/live.json',
    '/releases/tokens.json',
    '/releases/.secrets/telemetry',
    '/releases/journal.jsonl',
    '/releases/shell/1.0.0/release.json',
    '/releases/shell/1.0.0/vendor.js.br',
    '/releases/shell/..%2f..%2fjournal.jsonl',
    '/releases/shell/%2e%2e/live.json',
    '/releases/..%5c..%5cetc',
    '/releases/.staging/x',
    '/media/..%2freleases%2fjournal.jsonl',
    '/media/gone.webp',
    '/embed/map',
    '/favicon.png',
  ];
  for (const path of paths) {
    const answer = await app.inject({ url: path });
    assert.equal(answer.statusCode, 404, path);
    assert.match(String(answer.headers['content-type']), /^text\/plain/, path);
    assert.equal(answer.headers['cache-control'], 'no-store', path);
  }
  assert.equal((await fetch(`${url}/unknown/page.html`)).status, 200, 'pages decide about their own paths');
});

test('a path with steps up reaches no file', async (t) => {
  const { url } = await startShop(t);
  const { hostname, port } = new URL(url);
  // `fetch` would resolve the dot segments before it sends the request.
  const request = http.get({ hostname, port, path: '/releases/shell/../journal.jsonl' });
  const [answer] = await once(request, 'response');
  assert.equal(answer.statusCode, 404);
  assert.equal(await text(answer), 'Не найдено\n');
});

test('pictures of the shop never change under their name', async (t) => {
  const origin = await startOrigin(t, {});
  const folder = `${origin.store.folder}/../media/products`;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}/glove.webp`, 'RIFF');
  const answer = await fetch(`${origin.url}/media/products/glove.webp`);
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('content-type'), 'image/webp');
  assert.match(answer.headers.get('cache-control')!, /immutable/);
});

test('an address that cannot be read is answered in Russian', async (t) => {
  const { app } = await startShop(t);
  const answer = await app.inject({ url: '/%zz' });
  assert.equal(answer.statusCode, 400);
  assert.match(answer.body, /Адрес написан с ошибкой/);
});

test('a page whose address cannot be read is led to one that can, on this origin', async (t) => {
  const { app } = await startShop(t);
  for (const [url, readable] of [
    [
      '/catalog/filter/brand-is-%E0%A4%A/apply/?view=table',
      '/catalog/filter/brand-is-%25E0%25A4%25A/apply/?view=table',
    ],
    ['/100%/%D0%BA/', '/100%25/%D0%BA/'],
    ['//evil.example/%zz', '/evil.example/%25zz'],
  ] as const) {
    const answer = await app.inject({ url, headers: { accept: 'text/html,*/*' } });
    assert.deepEqual([answer.statusCode, answer.headers.location], [302, readable]);
    const page = await app.inject({ url: readable, headers: { accept: 'text/html' } });
    assert.notEqual(page.statusCode, 302, 'and no further');
  }
});

test('a call whose address cannot be read is answered with an envelope', async (t) => {
  const { app } = await startShop(t);
  const answer = await app.inject({ url: '/web/%zz/' });
  assert.equal(answer.statusCode, 400);
  assert.equal(answer.json().errors[0].code, 'validation');
  assert.equal(answer.headers['cache-control'], 'no-store');
});

test('an address with a long filter is served, and one beyond all measure refused in Russian', async (t) => {
  const { url } = await startShop(t);
  const ask = (length: number) => fetch(`${url}/catalog/filter/brand-is-${'a'.repeat(length)}/apply/`);
  assert.equal((await ask(32_000)).status, 200);
  const refused = await ask(70_000);
  assert.equal(refused.status, 431);
  assert.match(await refused.text(), /Слишком длинный запрос/);
});

test('a page cannot be posted to', async (t) => {
  const { url } = await startShop(t);
  assert.equal((await fetch(`${url}/catalog/`, { method: 'POST', body: 'x' })).status, 404);
});
