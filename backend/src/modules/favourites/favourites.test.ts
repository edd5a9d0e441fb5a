import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getHeader } from '@shop/contracts/account/header';
import { getComparison } from '@shop/contracts/catalog/comparison';
import {
  addFavourite,
  clearFavourites,
  FAVOURITES_MAX,
  getFavourites,
  removeFavourite,
} from '@shop/contracts/catalog/favourites';
import { buildCatalogue, type TestCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { buildProducts } from '../../../testing/builders/catalog/products.builder.ts';
import { impersonate } from '../../../testing/builders/people/impersonation.builder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

type Key = Parameters<TestCatalogue['productId']>[0];

describe('favourites', () => {
  let app: TestApp;
  let shop: TestCatalogue;
  let buyer: TestClient;
  before(async () => {
    app = await startTestApp();
    shop = await buildCatalogue(app.db);
    buyer = await app.clientFor('buyer@demo.example');
  });
  after(() => app.close());
  beforeEach(() => app.db.deleteFrom('favourites').execute());

  const idsOf = (...keys: Key[]) => keys.map((key) => shop.productId(key));
  const add = (keys: Key[], client = buyer) =>
    client.call(addFavourite, { body: { productId: idsOf(...keys) } });
  const list = (query: object = {}, client = buyer) => client.call(getFavourites, { query });
  const namesOf = async (query: object = {}, client = buyer) =>
    (await list(query, client)).items.map(({ name }) => name);

  it('are listed latest first, each once, at the counterparty’s price (§7.67)', async () => {
    await add(['gloves']);
    await add(['masks', 'boots']);
    await add(['gloves']);
    const { items, pageNavigation, sort } = await list();
    assert.deepEqual(
      items.map(({ name }) => name),
      ['Ботинки', 'Респиратор', 'Перчатки'],
    );
    assert.deepEqual([pageNavigation.recordCount, sort.current], [3, 'added']);
    assert.equal(items[2]?.prices?.breaks[0]?.kopecks, 95_00);
  });

  it('are sorted by stock, price and name; an unknown sort is the default one', async () => {
    await add(['never', 'masks', 'gloves', 'unpriced', 'lastPair']);
    await app.db
      .updateTable('prices')
      .set({ kopecks: 10_00 })
      .where('offer_id', '=', shop.idOf('lastPair'))
      .execute();
    await app.db
      .updateTable('prices')
      .set({ kopecks: 500_00 })
      .where('offer_id', '=', shop.idOf('masks'))
      .execute();
    assert.deepEqual(await namesOf({ sort: 'price-asc' }), [
      'Очки',
      'Перчатки',
      'Жилет',
      'Респиратор',
      'Новинка',
    ]);
    assert.deepEqual(await namesOf({ sort: 'price-desc' }), [
      'Респиратор',
      'Перчатки',
      'Жилет',
      'Очки',
      'Новинка',
    ]);
    assert.deepEqual(await namesOf({ sort: 'name' }), ['Жилет', 'Новинка', 'Очки', 'Перчатки', 'Респиратор']);
    assert.equal((await namesOf({ sort: 'status' })).at(-1), 'Жилет');
    assert.equal((await list({ sort: 'drop table' })).sort.current, 'added');
  });

  it('are paged; a page past the end is the last one', async () => {
    await add(['gloves', 'masks', 'boots']);
    assert.deepEqual(await namesOf({ pageSize: 2 }), ['Ботинки', 'Респиратор']);
    const last = await list({ pageSize: 2, page: 900_000 });
    assert.deepEqual([last.pageNavigation.pageNumber, last.items[0]?.name], [2, 'Перчатки']);
    for (const page of [0, -1, 1e9, 'вторая', '1; drop table'])
      assert.equal((await list({ page })).pageNavigation.pageNumber, 1, String(page));
  });

  it('are removed one by one, several at once, or all; the header count follows (§7.68)', async () => {
    const counted = async () => (await buyer.call(getHeader)).favourites;
    await add(['gloves', 'masks', 'boots', 'never']);
    assert.deepEqual(await counted(), idsOf('gloves', 'masks', 'boots', 'never'));
    await buyer.call(removeFavourite, { body: { productId: idsOf('gloves', 'boots') } });
    await buyer.call(removeFavourite, { body: { productId: shop.productId('boots') } });
    assert.deepEqual(await counted(), idsOf('masks', 'never'));
    await buyer.call(clearFavourites);
    assert.deepEqual([await counted(), (await list()).items], [[], []]);
  });

  it('belong to each user: nobody sees, empties or removes another’s', async () => {
    const stranger = await app.clientFor('stranger@demo.example');
    await add(['gloves', 'masks']);
    await stranger.call(removeFavourite, { body: { productId: shop.productId('gloves') } });
    await stranger.call(clearFavourites);
    assert.deepEqual(await namesOf({}, stranger), []);
    assert.deepEqual(await namesOf(), ['Респиратор', 'Перчатки']);
  });

  it('hide prices, and sorts by price, without the right', async () => {
    const clerk = await app.clientFor('clerk@demo.example');
    await app.db
      .updateTable('counterparty_users')
      .set({ rights: [] })
      .where('is_admin', '=', false)
      .execute();
    await add(['gloves'], clerk);
    const { items, sort } = await list({ sort: 'price-asc' }, clerk);
    assert.deepEqual([items[0]?.prices, items[0]?.offers[0]?.prices], [null, null]);
    assert.deepEqual([sort.current, sort.options.length], ['added', 3]);
  });

  it('are the customer’s when a manager impersonates him', async () => {
    const impersonating = await impersonate(
      app,
      await app.clientFor('manager@demo.example'),
      'buyer@demo.example',
    );
    await add(['gloves'], impersonating);
    assert.deepEqual(await namesOf(), ['Перчатки']);
    assert.deepEqual(await namesOf({}, await app.clientFor('manager@demo.example')), []);
  });

  it('neither show nor count products no longer sold, until they are sold again', async () => {
    const sold = (active: boolean) =>
      app.db.updateTable('products').set({ active }).where('id', '=', shop.productId('gloves')).execute();
    await add(['gloves', 'masks']);
    await sold(false);
    const { items, pageNavigation } = await list();
    assert.deepEqual([items.length, pageNavigation.recordCount], [1, 1]);
    assert.deepEqual((await buyer.call(getHeader)).favourites, idsOf('masks'));
    const refused = await buyer.attempt(addFavourite, { body: { productId: shop.productId('gloves') } });
    assert.deepEqual([refused.httpStatus, refused.error?.message], [404, 'Такого товара нет']);
    await sold(true);
    assert.equal((await list()).items.length, 2);
  });

  it('contain a product once, also after concurrent additions', async () => {
    const once = () => buyer.attempt(addFavourite, { body: { productId: shop.productId('gloves') } });
    const answers = await Promise.all([once(), once(), once()]);
    assert.deepEqual(
      answers.map(({ httpStatus }) => httpStatus),
      [200, 200, 200],
    );
    assert.deepEqual(await namesOf(), ['Перчатки']);
  });

  it('are limited by what a header can carry, with a message', async () => {
    const more = await buildProducts(app.db, FAVOURITES_MAX);
    for (const half of [more.slice(0, 1000), more.slice(1000)])
      await buyer.call(addFavourite, { body: { productId: half } });
    const { httpStatus, error } = await buyer.attempt(addFavourite, {
      body: { productId: idsOf('gloves', 'masks') },
    });
    assert.deepEqual([httpStatus, error?.field], [400, 'product_id']);
    assert.match(error?.message ?? '', /не\sбольше 2000\sтоваров, сейчас в\sнём 2000/);
    await buyer.call(addFavourite, { body: { productId: more[0]! } });
  });

  for (const [what, productId] of [
    ['no product at all', []],
    ['more than a thousand', Array.from({ length: 1001 }, (_, index) => index + 1)],
    ['text', 'перчатки'],
    ['a fraction', 1.5],
    ['an object', { id: 1 }],
  ] as const) {
    it(`refuse ${what}, naming the field`, async () => {
      const { httpStatus, error } = await buyer.attempt(addFavourite, {
        body: { productId: productId as never },
      });
      assert.deepEqual([httpStatus, error?.field], [400, 'product_id']);
      assert.match(error?.message ?? '', /[а-я]/);
    });
  }

  it('are open to managers, closed to operations and visitors', async () => {
    const calls = [
      [getFavourites, {}],
      [addFavourite, { body: { productId: shop.productId('gloves') } }],
      [removeFavourite, { body: { productId: shop.productId('gloves') } }],
      [clearFavourites, {}],
      [getComparison, {}],
    ] as const;
    const people = {
      visitor: app.visitor,
      operations: await app.clientFor('ops@demo.example'),
      manager: await app.clientFor('manager@demo.example'),
      clerk: await app.clientFor('clerk@demo.example'),
    };
    for (const [call, input] of calls) {
      const statuses = Object.values(people).map(
        async (client) => (await client.attempt(call, input as never)).httpStatus,
      );
      assert.deepEqual(await Promise.all(statuses), [401, 403, 200, 200], call.path);
    }
  });
});
