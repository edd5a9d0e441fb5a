import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getPromotions } from '@shop/shared/contracts/promotions';
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
    await seedOrders(app.db);
  });
  after(() => app.close());

  it('is written once, and leads where the catalogue has such sections', async () => {
    assert.ok((await seedContent(app.db)) > 13);
    assert.equal(await seedContent(app.db), 0);
    const buyer = await app.clientFor('buyer@demo.example');
    const { items } = await buyer.call(getPromotions, { query: {} });
    assert.deepEqual(
      items.map(({ link }) => link),
      ['/catalog/perchatki/', null, null, null],
    );
    assert.ok((await buyer.call(getViewedProducts)).items.length > 0);
  });
});
