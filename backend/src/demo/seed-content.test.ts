import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getMarketing } from '@shop/shared/contracts/marketing';
import { getPromotionProducts, getPromotions } from '@shop/shared/contracts/promotions';
import { getViewedProducts } from '@shop/shared/contracts/viewed';
import { buildCatalogue } from '../modules/basket/catalogue.builder.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { seedContent } from './seed-content.ts';
import { seedOrders } from './seed-orders.ts';

describe('the demo content', () => {
  let app: TestApp;
  before(async () => {
    app = await startTestApp();
    await buildCatalogue(app.db);
    await app.db.updateTable('sections').set({ name: 'Перчатки', path: 'perchatki' }).execute();
    await app.db.insertInto('brands').values({ code: 'fortis', name: 'Фортис' }).execute();
    await seedOrders(app.db);
  });
  after(() => app.close());

  it('is written once, and leads where the catalogue has such sections', async () => {
    assert.ok((await seedContent(app.db)) > 19);
    assert.equal(await seedContent(app.db), 0);
    const buyer = await app.clientFor('buyer@demo.example');
    const { items } = await buyer.call(getPromotions, { query: {} });
    assert.deepEqual(
      items.map(({ link }) => link),
      ['/catalog/perchatki/', null, null, null],
    );
    assert.ok((await buyer.call(getViewedProducts)).items.length > 0);
    const goods = await buyer.call(getPromotionProducts, { params: { code: items[0]!.code }, query: {} });
    assert.ok(goods.items.length > 0);
    const marketing = await buyer.call(getMarketing, { query: {} });
    assert.deepEqual([marketing.items.length, marketing.items[0]?.code], [6, 'katalog-zima']);
    const { brand } = await app.db
      .selectFrom('brands')
      .select('description as brand')
      .executeTakeFirstOrThrow();
    assert.match(brand, /Перчатки с покрытием/);
  });
});
