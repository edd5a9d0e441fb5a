import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { DiscoveryDocument } from '@shop/contracts/platform/discovery';
import { SettingsError } from '@shop/server/environment';
import { publish } from '../../releases/moves/publish.ts';
import { createToken } from '../../releases/store/tokens.ts';
import { readSettings } from '../../settings.ts';
import { candidateWith } from '../../testing/release.builder.ts';
import { type StartedOrigin, startOrigin } from '../../testing/start-origin.ts';
import type { Grant } from './override.ts';
import { grantCookie } from './override-cookie.ts';

const DEV_SERVER = 'http://localhost:3101';
const visit = { headers: {}, protocol: 'http' } as const;
const isAllowed = (address: string) => address.startsWith('127.') || address.startsWith('10.8.');

/** An origin where loopback and 10.8.x.x may override, with catalog and finances released. */
async function startConfigured(t: TestContext) {
  const origin = await startOrigin(t, { overridesFrom: isAllowed });
  await releaseShop(origin);
  const { text, token } = await createToken(origin.store.tokens, {
    area: 'catalog',
    name: 'team',
    by: 'test',
  });
  return { ...origin, token: text, tokenId: token.id };
}

async function releaseShop({ store }: StartedOrigin) {
  const development = { entry: ['development/react.js', 'shell.js'] };
  const shell = candidateWith({
    area: 'shell',
    development,
    extraFiles: { 'development/react.js': 'react()' },
  });
  const areas = ['catalog', 'finances'].map((area) => candidateWith({ area }));
  await publish(store, [shell, ...areas], { by: 'test', why: null });
}

function ask(url: string, token: string, form: Record<string, string>, headers: Record<string, string> = {}) {
  return fetch(`${url}/operations/overrides`, {
    method: 'POST',
    redirect: 'manual',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body: new URLSearchParams({ area: 'catalog', from: DEV_SERVER, ...form }),
  });
}

/** The cookies that the browser would send back. */
function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('shop-overrides'))!
    .split(';')[0]!;
}

async function pageWith(url: string, cookie: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/catalog/`, { headers: { cookie, ...headers } });
  return { page: await answer.text(), policy: answer.headers.get('content-security-policy')! };
}

function assertReleased({ page, policy }: { page: string; policy: string }) {
  assert.match(page, /"url":"\/releases\/catalog\/1\.0\.0\/remoteEntry\.js"/);
  assert.doesNotMatch(page + policy, /localhost|development\/react|shop-overrides/);
}

test('a developer gets his area from his machine, all else as released, and a badge that says so', async (t) => {
  const { url, token } = await startConfigured(t);
  const answer = await ask(url, token, {});
  assert.equal(answer.status, 303);
  assert.match(answer.headers.getSetCookie().join(), /; HttpOnly; SameSite=Strict/);
  const { page, policy } = await pageWith(url, cookieOf(answer));
  assert.match(page, /"url":"http:\/\/localhost:3101\/releases\/catalog\/dev\/remoteEntry\.js"/);
  assert.match(page, /"url":"\/releases\/finances\/1\.0\.0\/remoteEntry\.js"/);
  assert.match(page, /development\/react\.js[\s\S]+\/releases\/shell\/1\.0\.0\/shell\.js/);
  assert.doesNotMatch(page, /rel="preload"[^>]+localhost/);
  assert.match(page, /role="status">Разработка: <b>catalog<\/b> — http:\/\/localhost:3101/);
  assert.match(policy, /connect-src 'self' http:\/\/localhost:3101 ws:\/\/localhost:3101;/);
  assert.match(policy, /script-src 'nonce-[^']+' 'strict-dynamic' http:\/\/localhost:3101;/);
  assertReleased(await pageWith(url, ''));
});

test('an open page that asks for the releases of now, as its «Повторить» does, keeps its override', async (t) => {
  const { url, token, store } = await startConfigured(t);
  const cookie = cookieOf(await ask(url, token, {}));
  await publish(store, [candidateWith({ area: 'finances', version: '1.1.0' })], { by: 'test', why: null });
  const versionsFor = async (headers: Record<string, string>) => {
    const answer = await fetch(`${url}/discovery.json?shell=1.0.0`, { headers });
    const { microFrontends } = (await answer.json()) as DiscoveryDocument;
    return Object.entries(microFrontends).map(([area, [one]]) => `${area} ${one?.metadata.version}`);
  };
  assert.deepEqual(await versionsFor({ cookie }), ['catalog dev', 'finances 1.1.0']);
  assert.deepEqual(await versionsFor({}), ['catalog 1.0.0', 'finances 1.1.0']);
});

test('one click takes it back and stays on the page', async (t) => {
  const { url, token } = await startConfigured(t);
  const cookie = cookieOf(await ask(url, token, {}));
  const reset = await fetch(`${url}/operations/overrides/reset`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, referer: `${url}/catalog/gloves/?page=2`, origin: url },
  });
  assert.equal(reset.headers.get('location'), '/catalog/gloves/?page=2');
  assert.match(reset.headers.getSetCookie().join(), /shop-overrides=; Max-Age=0/);
  const elsewhere = { referer: 'https://evil.example//evil.example/x', origin: url };
  const other = await fetch(`${url}/operations/overrides/reset`, {
    method: 'POST',
    redirect: 'manual',
    headers: elsewhere,
  });
  assert.equal(other.headers.get('location'), '/');
});

for (const from of [
  'https://evil.example',
  'http://evil.example:3101',
  'http://localhost.evil.example:3101',
  'http://localhost:3101@evil.example',
  'http://192.168.1.5:3101',
  'http://localhost:3101/x.js',
  'http://localhost:3101; script-src *',
  'javascript:alert(1)',
])
  test(`a dev server cannot be ${from}`, async (t) => {
    const { url, token } = await startConfigured(t);
    const answer = await ask(url, token, { from });
    assert.equal(answer.status, 400);
    assert.doesNotMatch(answer.headers.getSetCookie().join(), /shop-overrides/);
  });

test('nobody overrides without a token, with a wrong one, or with that of another area', async (t) => {
  const { url, token, store } = await startConfigured(t);
  const other = await createToken(store.tokens, { area: 'finances', name: 'others', by: 'test' });
  for (const wrong of ['', `${token}x`, other.text]) assert.equal((await ask(url, wrong, {})).status, 403);
  assert.equal((await ask(url, token, { area: 'finances' })).status, 403);
});

test('another site cannot set or reset an override', async (t) => {
  const { url, token } = await startConfigured(t);
  const headers = { origin: 'https://evil.example' };
  assert.equal((await ask(url, token, {}, headers)).status, 403);
  const reset = await fetch(`${url}/operations/overrides/reset`, { method: 'POST', headers });
  assert.equal(reset.status, 403);
});

test('from another address there is neither the form nor an override', async (t) => {
  const { url, token } = await startConfigured(t);
  const cookie = cookieOf(await ask(url, token, {}));
  const foreign = { 'x-forwarded-for': '203.0.113.9' };
  assert.equal((await ask(url, token, {}, foreign)).status, 404);
  assert.equal((await fetch(`${url}/operations/overrides`, { headers: foreign })).status, 404);
  assertReleased(await pageWith(url, cookie, foreign));
  // Allowed too, but not where the override was given.
  assertReleased(await pageWith(url, cookie, { 'x-forwarded-for': '10.8.0.3' }));
});

test('a revoked token ends its overrides with the next page', async (t) => {
  const { url, token, tokenId, store } = await startConfigured(t);
  const cookie = cookieOf(await ask(url, token, {}));
  await store.tokens.remove(tokenId);
  assertReleased(await pageWith(url, cookie));
});

test('a cookie that is unsigned, signed with another key, changed or too old overrides nothing', async (t) => {
  const { url, token, tokenId, store } = await startConfigured(t);
  const secret = await store.secret('overrides');
  const granted: Grant = {
    developer: tokenId,
    address: '127.0.0.1',
    expiresAtMs: Date.now() + 60_000,
    overrides: [{ area: 'catalog', from: DEV_SERVER }],
  };
  const made = (grant: Grant, key = secret) => grantCookie(visit, key, grant).split(';')[0]!;
  assert.match((await pageWith(url, made(granted))).page, /localhost:3101/);
  const [body, signature] = cookieOf(await ask(url, token, {})).split('.');
  const forged = Buffer.from(JSON.stringify(granted)).toString('base64url');
  for (const cookie of [
    `shop-overrides=${forged}`,
    `shop-overrides=${forged}.`,
    `shop-overrides=${forged}.${signature}`,
    `${body}.${signature}.`,
    made(granted, 'another secret'),
    made({ ...granted, expiresAtMs: Date.now() - 1 }),
    made({ ...granted, developer: 'nobody' }),
    made({ ...granted, overrides: [{ area: 'finances', from: DEV_SERVER }] }),
    made({ ...granted, overrides: [{ area: 'catalog', from: 'https://evil.example' }] }),
    `${made(granted)}; ${made(granted)}`,
  ])
    assertReleased(await pageWith(url, cookie));
});

test('where overrides are not set up, a good cookie and the form are nothing', async (t) => {
  const origin = await startOrigin(t);
  await releaseShop(origin);
  const { text, token } = await createToken(origin.store.tokens, { area: '*', name: 'ops', by: 'test' });
  const overrides = [{ area: 'catalog', from: DEV_SERVER }];
  const grant = { developer: token.id, address: '127.0.0.1', expiresAtMs: Date.now() + 60_000, overrides };
  const cookie = grantCookie(visit, await origin.store.secret('overrides'), grant).split(';')[0]!;
  assertReleased(await pageWith(origin.url, cookie));
  assert.equal((await ask(origin.url, text, {})).status, 404);
});

test('a shell without React’s development build is shown as released', async (t) => {
  const { url, token, store } = await startConfigured(t);
  const cookie = cookieOf(await ask(url, token, {}));
  await publish(store, [candidateWith({ area: 'shell', version: '2.0.0' })], { by: 'test', why: null });
  const { page } = await pageWith(url, cookie);
  assert.doesNotMatch(page, /localhost/);
  assert.equal((await ask(url, token, {})).status, 409);
});

test('OVERRIDES_FROM lists addresses', () => {
  const { overridesFrom } = readSettings({
    EMBEDDED_DATABASE: '1',
    OVERRIDES_FROM: '10.8.0.0/16, 192.168.1.7,fd00::/8',
  });
  const allowed = ['10.8.3.4', '192.168.1.7', 'fd12::1', '::ffff:10.8.0.1'];
  const others = ['10.9.0.1', '192.168.1.8', '2001:db8::1', '', 'localhost'];
  assert.deepEqual(
    allowed.filter((address) => !overridesFrom?.(address)),
    [],
  );
  assert.deepEqual(
    others.filter((address) => overridesFrom?.(address)),
    [],
  );
  assert.equal(readSettings({ EMBEDDED_DATABASE: '1' }).overridesFrom, undefined);
});

for (const list of ['everybody', '0.0.0.0/0', '::/0', '10.8.0.0/33', '10.8.0.0/', '10.8.0.0/16;10.9.0.0/16'])
  test(`OVERRIDES_FROM cannot be ${list}`, () => {
    assert.throws(() => readSettings({ EMBEDDED_DATABASE: '1', OVERRIDES_FROM: list }), SettingsError);
  });
