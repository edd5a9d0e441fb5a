import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  getAccessories,
  getAlikeProducts,
  getAnalogues,
  getConsumables,
  getSimilarProducts,
} from '@shop/contracts/catalog/product-relations';
import { buildCatalogue, type TestCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

describe('what stands beside a product', () => {
  let app: TestApp;
  let shop: TestCatalogue;
  let buyer: TestClient;
  before(async () => {
    app = await startTestApp();
    shop = await buildCatalogue(app.db);
    buyer = await app.clientFor('buyer@demo.example');
    const gloves = shop.productId('gloves');
    const relate = (
      kind: 'analog' | 'accessory' | 'consumable',
      key: 'boots' | 'masks' | 'later',
      sort: number,
    ) => ({
      product_id: gloves,
      kind,
      related_id: shop.productId(key),
      sort,
    });
    await app.db
      .insertInto('product_relations')
      .values([
        relate('analog', 'later', 1),
        relate('analog', 'boots', 2),
        relate('analog', 'masks', 3),
        relate('accessory', 'masks', 1),
      ])
      .execute();
  });
  after(() => app.close());

  const analogs = (query = {}, client = buyer) =>
    client.call(getSimilarProducts, { query: { productId: shop.productId('gloves'), ...query } });

  it('comes in stock first; what has one variant may go into the basket at once (§3.49)', async () => {
    const { items } = await analogs();
    assert.deepEqual(
      items.map(({ name, basketAdd }) => [name, basketAdd]),
      [
        ['Ботинки', false],
        ['Респиратор', true],
        ['Каска', false],
      ],
    );
  });

  it('comes page by page, and a page past the end is the last one', async () => {
    const { items, pageNavigation } = await analogs({ page: 9, pageSize: 2 });
    assert.deepEqual([items.length, pageNavigation.pageNumber, pageNavigation.recordCount], [1, 2, 3]);
  });

  it('is kept apart by kind (§7.62)', async () => {
    const query = { productId: shop.productId('gloves') };
    const accessories = await buyer.call(getAccessories, { query });
    assert.deepEqual(
      accessories.items.map(({ name }) => name),
      ['Респиратор'],
    );
    const { items, pageNavigation } = await buyer.call(getConsumables, { query });
    assert.deepEqual([items, pageNavigation.pageCount], [[], 1]);
  });

  it('leaves out what is no longer sold', async () => {
    const sold = (active: boolean) =>
      app.db.updateTable('products').set({ active }).where('id', '=', shop.productId('masks')).execute();
    await sold(false);
    assert.equal((await analogs()).items.length, 2);
    await sold(true);
  });

  it('is found for several products at once, in stock only (§7.59)', async () => {
    const ids = [shop.productId('gloves'), shop.productId('boots'), 999_999_999].join(',');
    const { items } = await buyer.call(getAnalogues, { query: { ids } });
    assert.deepEqual(
      items.map(({ productId, analogs: found }) => [productId, found.map(({ name }) => name)]),
      [[shop.productId('gloves'), ['Ботинки', 'Респиратор']]],
    );
    const { httpStatus } = await buyer.attempt(getAnalogues, { query: { ids: '1,x' } });
    assert.equal(httpStatus, 400);
  });

  it('is what shares most properties where nobody has named any (§7.63)', async () => {
    const property = await app.db
      .insertInto('properties')
      .values({ external_id: 'p', code: 'p', name: 'Материал', kind: 'list' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const key of ['gloves', 'lastPair'] as const)
      await app.db
        .insertInto('product_properties')
        .values({ product_id: shop.productId(key), property_id: property.id, value: 'Нейлон', number: null })
        .execute();
    const { items } = await buyer.call(getAlikeProducts, { params: { id: shop.productId('gloves') } });
    assert.equal(items[0]?.name, 'Очки');
    assert.ok(!items.some(({ id }) => id === shop.productId('gloves')));
  });

  it('hides prices from users without the right, and is closed to visitors', async () => {
    await app.db
      .updateTable('counterparty_users')
      .set({ rights: [] })
      .where('is_admin', '=', false)
      .execute();
    const clerk = await app.clientFor('clerk@demo.example');
    assert.ok((await analogs({}, clerk)).items.every(({ prices }) => prices === null));
    const query = { productId: shop.productId('gloves') };
    assert.equal((await app.visitor.attempt(getSimilarProducts, { query })).httpStatus, 401);
  });

  it('of an unknown product answers 404', async () => {
    const query = { productId: 999_999_999 };
    for (const call of [getSimilarProducts, getAccessories, getConsumables])
      assert.equal((await buyer.attempt(call, { query })).httpStatus, 404);
    assert.equal((await buyer.attempt(getAlikeProducts, { params: { id: 999_999_999 } })).httpStatus, 404);
  });
});
