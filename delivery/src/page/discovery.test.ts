import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { DiscoveryDocument, ShopConfig } from '@shop/contracts/platform/discovery';
import { publish } from '../releases/moves/publish.ts';
import { candidateWith } from '../testing/release.builder.ts';
import { startApi } from '../testing/start-api.ts';
import { startOrigin } from '../testing/start-origin.ts';

const by = { by: 'test', why: null };
const cookie = 'shop-group=7';

async function openShop(t: TestContext) {
  const apiOrigin = await startApi(t, (_request, response) => response.end('{}'));
  const { store, url } = await startOrigin(t, { apiOrigin });
  const catalog = candidateWith({ area: 'catalog' });
  await publish(store, [candidateWith({ area: 'shell' }), catalog], by);
  const ask = (path: string) => fetch(url + path, { headers: { cookie } });
  const versions = async (query = '') => {
    const { microFrontends } = (await (await ask(`/discovery.json${query}`)).json()) as DiscoveryDocument;
    return Object.fromEntries(
      Object.entries(microFrontends).map(([area, [release]]) => [
        area,
        [release?.metadata.version, release?.extras.previous?.version ?? null],
      ]),
    );
  };
  return { store, ask, versions };
}

async function configOf(page: Response): Promise<ShopConfig> {
  const found = /id="shop-config">([^<]+)</.exec(await page.text());
  return JSON.parse(found?.[1] ?? '');
}

test('an open page hears of new releases from every answer of the API', async (t) => {
  const { store, ask } = await openShop(t);
  const { releases } = await configOf(await ask('/catalog/'));
  assert.match(releases ?? '', /^[0-9a-f]{12}$/);
  assert.equal((await ask('/api/header/')).headers.get('shop-releases'), releases);
  await publish(store, [candidateWith({ area: 'catalog', version: '1.1.0' })], by);
  const heard = (await ask('/api/header/')).headers.get('shop-releases');
  assert.notEqual(heard, releases);
  assert.equal((await configOf(await ask('/'))).releases, heard);
  assert.equal((await ask('/discovery.json')).headers.get('shop-releases'), heard);
});

test('an open page gets the document of now, but nothing that its shell cannot run', async (t) => {
  const { store, versions } = await openShop(t);
  const shared = { '@shop/platform/http': ['call', 'send', 'stream'] };
  await publish(store, [candidateWith({ area: 'shell', version: '2.0.0', shared })], by);
  await publish(store, [candidateWith({ area: 'catalog', version: '1.1.0' })], by);
  await publish(
    store,
    [candidateWith({ area: 'finances', shared: { '@shop/platform/http': ['stream'] } })],
    by,
  );
  const catalog = ['1.1.0', '1.0.0'];
  assert.deepEqual(await versions(), { catalog, finances: ['1.0.0', null] });
  assert.deepEqual(await versions('?shell=2.0.0'), { catalog, finances: ['1.0.0', null] });
  assert.deepEqual(await versions('?shell=1.0.0'), { catalog });
});

test('a fallback that the shell of the page cannot run is none', async (t) => {
  const { store, versions } = await openShop(t);
  const shared = { '@shop/platform/http': ['call', 'send', 'stream'] };
  await publish(store, [candidateWith({ area: 'shell', version: '2.0.0', shared })], by);
  const needy = { '@shop/platform/http': ['stream'] };
  await publish(store, [candidateWith({ area: 'catalog', version: '1.1.0', shared: needy })], by);
  await publish(store, [candidateWith({ area: 'catalog', version: '1.2.0' })], by);
  assert.deepEqual(await versions('?shell=1.0.0'), { catalog: ['1.2.0', null] });
});

test('a canary is told to its browsers and to no other', async (t) => {
  const { store, ask, versions } = await openShop(t);
  const { releases } = await configOf(await ask('/'));
  await publish(store, [candidateWith({ area: 'catalog', version: '1.1.0' })], { ...by, percent: 100 });
  assert.deepEqual(await versions(), { catalog: ['1.1.0', '1.0.0'] });
  assert.notEqual((await ask('/api/header/')).headers.get('shop-releases'), releases);
});

test('of a shell that is not kept any more nobody knows what it can run: such a page keeps what it has', async (t) => {
  const { store, ask, versions } = await openShop(t);
  await publish(store, [candidateWith({ area: 'catalog', version: '1.1.0' })], by);
  assert.deepEqual(await versions('?shell=0.9.0'), {});
  assert.equal((await ask('/discovery.json?shell=0.9.0')).headers.get('shop-shell'), '1.0.0');
});
