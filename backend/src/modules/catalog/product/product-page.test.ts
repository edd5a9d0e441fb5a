import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getFastView, getProduct, getSimpleOffer } from '@shop/contracts/catalog/product-page';
import { getSimilarProducts } from '@shop/contracts/catalog/product-relations';
import { buildCatalogue, type TestCatalogue } from '../../../../testing/builders/basket/catalogue.builder.ts';
import { recordingStatements } from '../../../../testing/recorded-statements.ts';
import { DEMO_PASSWORD, startTestApp, type TestApp, testSettings } from '../../../../testing/test-app.ts';
import { TestClient } from '../../../../testing/test-client.ts';
import { openTestDatabase } from '../../../../testing/test-database.ts';
import { buildApp } from '../../../processes/api/app.ts';

describe('a product page', () => {
  let app: TestApp;
  let shop: TestCatalogue;
  let buyer: TestClient;
  before(async () => {
    app = await startTestApp();
    shop = await buildCatalogue(app.db);
    buyer = await app.clientFor('buyer@demo.example');
    await buildPage();
  });
  after(() => app.close());

  const page = (code = 'gloves', client = buyer) => client.call(getProduct, { params: { code } });

  /** Adds two pictures, a manual, properties in two groups, relations and questions to the gloves. */
  async function buildPage() {
    const gloves = shop.productId('gloves');
    const picture = (name: string) => `${name.repeat(32)}.webp`;
    await app.db
      .updateTable('products')
      .set({ picture: picture('a') })
      .where('id', '=', gloves)
      .execute();
    const pictures = ['b', 'a', 'c'].map((name, position) => ({ position, picture: picture(name) }));
    await app.db
      .insertInto('product_pictures')
      .values(pictures.map((row) => ({ ...row, product_id: gloves })))
      .execute();
    await app.db
      .insertInto('product_documents')
      .values({
        product_id: gloves,
        title: 'Паспорт <b>изделия</b>',
        file: 'manual.pdf',
        type: 'application/pdf',
        size_bytes: 1234,
      })
      .execute();
    await app.db
      .insertInto('product_relations')
      .values([
        { product_id: gloves, kind: 'analog', related_id: shop.productId('boots') },
        { product_id: gloves, kind: 'accessory', related_id: shop.productId('masks') },
      ])
      .execute();
  }

  it('shows the main picture first and each picture once, documents as links, and the counts of the tabs', async () => {
    const { product, breadcrumbs } = await page();
    assert.deepEqual(
      product.pictures.map(({ detail }) => detail.slice(0, 8)),
      ['/media/a', '/media/b', '/media/c'],
    );
    assert.deepEqual(
      product.documents.map(({ title, link, sizeBytes }) => [title, link, sizeBytes]),
      [['Паспорт <b>изделия</b>', '/media/manual.pdf', 1234]],
    );
    assert.deepEqual(product.counts, { analogs: 1, accessories: 1, consumables: 0, questions: 0 });
    assert.equal(breadcrumbs.at(-1)?.link, '/detail/gloves/');
  });

  it('counts only products still sold', async () => {
    const sold = (active: boolean) =>
      app.db.updateTable('products').set({ active }).where('id', '=', shop.productId('boots')).execute();
    await sold(false);
    assert.equal((await page()).product.counts.analogs, 0);
    await sold(true);
  });

  it('is the same in the fast view (§7.57)', async () => {
    const { product } = await buyer.call(getFastView, { params: { id: shop.productId('gloves') } });
    assert.deepEqual(product, (await page()).product);
  });

  it('returns one variant with its product (§7.66)', async () => {
    const [, second] = shop.built.boots!.offerIds;
    const { offer, product } = await buyer.call(getSimpleOffer, { params: { id: second! } });
    assert.deepEqual([offer.variant, product.name], [{ Размер: '43' }, 'Ботинки']);
  });

  it('hides prices from users without the right', async () => {
    await app.db
      .updateTable('counterparty_users')
      .set({ rights: [] })
      .where('is_admin', '=', false)
      .execute();
    const clerk = await app.clientFor('clerk@demo.example');
    const { product } = await page('gloves', clerk);
    assert.deepEqual([product.prices, product.offers[0]?.prices], [null, null]);
    const { offer } = await clerk.call(getSimpleOffer, { params: { id: shop.idOf('gloves') } });
    assert.equal(offer.prices, null);
  });

  it('is open to managers at the list price, closed to operations and visitors', async () => {
    const manager = await app.clientFor('manager@demo.example');
    assert.equal((await page('gloves', manager)).product.prices?.breaks[0]?.kopecks, 120_00);
    const operations = await app.clientFor('ops@demo.example');
    const params = { id: shop.productId('gloves') };
    assert.equal((await operations.attempt(getFastView, { params })).httpStatus, 403);
    assert.equal((await app.visitor.attempt(getFastView, { params })).httpStatus, 401);
  });

  it('is gone once the product is off sale', async () => {
    const id = shop.productId('unpriced');
    await app.db.updateTable('products').set({ active: false }).where('id', '=', id).execute();
    for (const attempt of [
      buyer.attempt(getProduct, { params: { code: 'unpriced' } }),
      buyer.attempt(getFastView, { params: { id } }),
      buyer.attempt(getSimpleOffer, { params: { id } }),
      buyer.attempt(getFastView, { params: { id: 999_999_999 } }),
    ]) {
      assert.equal((await attempt).httpStatus, 404);
    }
  });
});

it('a product page and its related products need at most 8 SQL statements each', async (test) => {
  const opened = await openTestDatabase();
  const shop = await buildCatalogue(opened.db);
  await opened.db
    .insertInto('product_relations')
    .values(
      (['gloves', 'masks', 'later'] as const).map((key) => ({
        product_id: shop.productId('boots'),
        kind: 'analog' as const,
        related_id: shop.productId(key),
      })),
    )
    .execute();
  const { db, statements } = recordingStatements(opened.db);
  const { app } = await buildApp({ settings: testSettings, database: { ...opened, db } });
  test.after(async () => {
    await app.close();
    await opened.close();
  });
  const buyer = await TestClient.logIn(app, testSettings.hashSalt, 'buyer@demo.example', DEMO_PASSWORD);
  // After this response, the background work of start and login is done too.
  await buyer.call(getProduct, { params: { code: 'boots' } });
  for (const key of ['never', 'boots'] as const) {
    statements.length = 0;
    await buyer.call(getProduct, { params: { code: key } });
    assert.ok(statements.length <= 8, statements.join());
    statements.length = 0;
    await buyer.call(getFastView, { params: { id: shop.productId(key) } });
    assert.ok(statements.length <= 8, statements.join());
    for (const pageSize of [1, 100]) {
      statements.length = 0;
      await buyer.call(getSimilarProducts, { query: { productId: shop.productId(key), pageSize } });
      assert.ok(statements.length <= 8, statements.join());
    }
  }
});
