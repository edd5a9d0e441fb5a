import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { InjectOptions } from 'fastify';
import { publish } from '../releases/moves/publish.ts';
import { createToken, EVERY_AREA } from '../releases/store/tokens.ts';
import { candidateWith } from '../testing/release.builder.ts';
import { startOrigin } from '../testing/start-origin.ts';
import { digestOf } from './contract.ts';

const by = { by: 'test', why: null };
const kept = candidateWith({ area: 'catalog' }).manifest;
const upload = `uploads/${digestOf(`sha384-${'a'.repeat(64)}`)}`;

type Holder = 'the area' | 'another area' | 'every area' | 'a revoked one' | 'none';
type Right = 'anybody' | 'the area' | 'every area';

/** Every operation, by who may use it. */
const operations: readonly (readonly [Right, InjectOptions['method'], string, object?])[] = [
  ['anybody', 'GET', 'status'],
  ['anybody', 'GET', 'history?area=catalog&limit=5'],
  ['anybody', 'GET', 'verify-history'],
  ['anybody', 'GET', 'verify?areas=catalog'],
  ['anybody', 'GET', upload],
  ['the area', 'POST', 'publish/plan', { releases: [kept] }],
  ['the area', 'POST', 'publish', { releases: [kept] }],
  ['the area', 'POST', 'canary', { area: 'catalog', version: '1.0.0', percent: 5 }],
  ['the area', 'POST', 'promote', { area: 'catalog' }],
  ['the area', 'POST', 'rollback', { area: 'catalog', why: 'slow' }],
  ['the area', 'POST', 'withdraw', { area: 'catalog', version: '1.2.0' }],
  ['the area', 'POST', 'retire', { area: 'catalog' }],
  ['the area', 'POST', 'prune', { area: 'catalog' }],
  ['every area', 'POST', 'publish', { releases: [kept], dropsUnfitPrevious: true }],
  ['every area', 'POST', 'rollback', { area: 'catalog', why: 'slow', dropsUnfitPrevious: true }],
  ['every area', 'POST', 'prune', {}],
  ['every area', 'POST', 'prune', { area: 'catalog', keepDays: 1 }],
  ['every area', 'GET', 'tokens'],
  ['every area', 'POST', 'tokens', { area: 'catalog', name: 'more' }],
  ['every area', 'DELETE', 'tokens/TOKEN'],
];

const allowed: Readonly<Record<Right, readonly Holder[]>> = {
  anybody: ['the area', 'another area', 'every area'],
  'the area': ['the area', 'every area'],
  'every area': ['every area'],
};

const holders: readonly Holder[] = ['the area', 'another area', 'every area', 'a revoked one', 'none'];

for (const [right, method, path, body] of operations)
  for (const holder of holders)
    test(`${method} ${path.split('?')[0]!.slice(0, 20)} with a token for ${holder}`, async (t) => {
      const { app, store, tokens } = await openShop(t);
      const token = tokens[holder];
      const before = await store.journalLines();
      const answer = await app.inject({
        method: method!,
        url: `/operations/api/${path.replace('TOKEN', tokens.someId)}`,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        ...(body ? { payload: body } : {}),
      });
      assert.equal(answer.headers['cache-control'], 'no-store');
      if (allowed[right].includes(holder)) return assert.equal(answer.statusCode, 200, answer.body);
      const isKnown = holder === 'the area' || holder === 'another area';
      assert.equal(answer.statusCode, isKnown ? 403 : 401);
      assert.equal(answer.json().error.code, isKnown ? 'forbidden' : 'unauthorized');
      if (holder === 'another area') assert.match(answer.json().error.message, /^Your token is for finances/);
      assert.deepEqual(await store.journalLines(), before);
      assert.equal((await store.tokens.list()).length, 4);
    });

test('the journal names the token, and no area but the one it is for can be slipped in', async (t) => {
  const { app, store, tokens } = await openShop(t);
  const headers = { authorization: `Bearer ${tokens['the area']}` };
  const url = '/operations/api';
  await app.inject({ method: 'POST', url: `${url}/promote`, headers, payload: { area: 'catalog' } });
  const last = JSON.parse((await store.journalLines()).at(-1)!);
  assert.match(last.by, /^the catalog team \([0-9a-f]{12}\)$/);
  const releases = [kept, candidateWith({ area: 'shell', version: '2.0.0' }).manifest];
  const answer = await app.inject({ method: 'POST', url: `${url}/publish`, headers, payload: { releases } });
  assert.deepEqual(
    [answer.statusCode, answer.json().error.message],
    [403, 'Your token is for catalog, not for shell'],
  );
  const byHim = { area: 'catalog', why: 'x', by: 'somebody else' };
  const forged = await app.inject({ method: 'POST', url: `${url}/rollback`, headers, payload: byHim });
  assert.equal(forged.statusCode, 400);
});

test('a team cannot pin its release', async (t) => {
  const { app, tokens } = await openShop(t);
  const publishPinned = async (token: string) =>
    app.inject({
      method: 'POST',
      url: '/operations/api/publish',
      headers: { authorization: `Bearer ${token}` },
      payload: { releases: [kept], isPinned: true, why: 'closes a hole' },
    });
  const refused = await publishPinned(tokens['the area']);
  assert.equal(refused.statusCode, 403);
  assert.match(refused.json().error.message, /pinning a release takes one for every area/);
  const pinned = await publishPinned(tokens['every area']);
  assert.equal(pinned.json().changes[0].pin.version, kept.version);
});

test('whoever guesses tokens has to wait, and nobody else', async (t) => {
  const { app, tokens } = await openShop(t);
  const status = async (token: string, remoteAddress: string) =>
    app.inject({
      url: '/operations/api/status',
      headers: { authorization: `Bearer ${token}` },
      remoteAddress,
    });
  const guess = `shop_000000000000_${'x'.repeat(43)}`;
  for (let turn = 0; turn < 20; turn += 1)
    assert.equal((await status(guess, '198.51.100.7')).statusCode, 401);
  const late = await status(tokens['every area'], '198.51.100.7');
  assert.deepEqual([late.statusCode, late.json().error.code], [429, 'too-many-failures']);
  assert.equal((await status(tokens['every area'], '198.51.100.8')).statusCode, 200);
});

async function openShop(t: TestContext) {
  const { app, store } = await startOrigin(t);
  const build = (area: string, version: string) => [candidateWith({ area, version })];
  await publish(store, build('shell', '1.0.0'), by);
  for (const version of ['1.0.0', '1.1.0']) await publish(store, build('catalog', version), by);
  await publish(store, build('catalog', '1.2.0'), { ...by, percent: 10 });
  const make = (area: string) => createToken(store.tokens, { area, name: `the ${area} team`, by: 'test' });
  const [own, other, every, revoked, some] = [
    await make('catalog'),
    await make('finances'),
    await make(EVERY_AREA),
    await make(EVERY_AREA),
    await make('manager'),
  ];
  await store.tokens.remove(revoked.token.id);
  const tokens = {
    'the area': own.text,
    'another area': other.text,
    'every area': every.text,
    'a revoked one': revoked.text,
    none: undefined,
    someId: some.token.id,
  };
  return { app, store, tokens };
}
