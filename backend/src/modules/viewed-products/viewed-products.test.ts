import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { getViewedProducts, viewProduct } from '@shop/contracts/catalog/viewed';
import { buildCatalogue, type TestCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

describe('recently viewed products', () => {
  let app: TestApp;
  let shop: TestCatalogue;
  let buyer: TestClient;
  before(async () => {
    app = await startTestApp();
    shop = await buildCatalogue(app.db);
    buyer = await app.clientFor('buyer@demo.example');
  });
  after(() => app.close());
  beforeEach(() => app.db.deleteFrom('viewed_products').execute());

  const view = (key: Parameters<TestCatalogue['productId']>[0], client = buyer) =>
    client.call(viewProduct, { body: { productId: shop.productId(key) } });
  const seenBy = async (client = buyer) => (await client.call(getViewedProducts)).items;

  it('come latest first, each once, at the counterparty’s price (§7.60)', async () => {
    await view('gloves');
    await view('masks');
    await view('gloves');
    const items = await seenBy();
    assert.deepEqual(
      items.map(({ name }) => name),
      ['Перчатки', 'Респиратор'],
    );
    assert.equal(items[0]?.prices?.breaks[0]?.kopecks, 95_00);
  });

  it('are twenty at most: the one seen longest ago goes (§9.35)', async () => {
    const { id: section_id } = await app.db.selectFrom('sections').select('id').executeTakeFirstOrThrow();
    const rows = Array.from({ length: 20 }, (_, index) => {
      const code = `more-${index}`;
      return { external_id: code, code, article: code, name: code, section_id };
    });
    const more = await app.db.insertInto('products').values(rows).returning('id').execute();
    await view('gloves');
    for (const { id } of more) await buyer.call(viewProduct, { body: { productId: id } });
    const items = await seenBy();
    assert.deepEqual([items.length, items[0]?.name, items.at(-1)?.name], [20, 'more-19', 'more-0']);
  });

  it('are each user’s own, and without prices for those who may not see them', async () => {
    const clerk = await app.clientFor('clerk@demo.example');
    await view('gloves');
    assert.deepEqual(await seenBy(clerk), []);
    await app.db
      .updateTable('counterparty_users')
      .set({ rights: [] })
      .where('is_admin', '=', false)
      .execute();
    await view('gloves', clerk);
    assert.deepEqual(
      (await seenBy(clerk)).map(({ prices }) => prices),
      [null],
    );
  });

  it('leave out what is no longer sold, and nothing unknown is taken', async () => {
    await view('gloves');
    const sold = (active: boolean) =>
      app.db.updateTable('products').set({ active }).where('id', '=', shop.productId('gloves')).execute();
    await sold(false);
    assert.deepEqual(await seenBy(), []);
    await sold(true);
    const unknown = await buyer.attempt(viewProduct, { body: { productId: 999_999_999 } });
    assert.deepEqual([unknown.httpStatus, unknown.error?.message], [404, 'Такого товара нет']);
    const wrong = await buyer.attempt(viewProduct, { body: { productId: 'x' } });
    assert.deepEqual([wrong.httpStatus, wrong.error?.field], [400, 'product_id']);
  });

  it('are open to managers, and closed to visitors and operations', async () => {
    const manager = await app.clientFor('manager@demo.example');
    await view('gloves', manager);
    assert.equal((await seenBy(manager)).length, 1);
    const operations = await app.clientFor('ops@demo.example');
    assert.equal((await operations.attempt(getViewedProducts)).httpStatus, 403);
    assert.equal((await app.visitor.attempt(getViewedProducts)).httpStatus, 401);
  });
});
