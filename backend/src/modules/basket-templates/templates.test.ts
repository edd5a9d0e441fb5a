import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import { addListToBasket, getBasket, returnToBasket } from '@shop/contracts/basket-order/basket';
import {
  addToBasketTemplate,
  applyBasketTemplate,
  createBasketTemplate,
  deleteBasketTemplate,
  getBasketTemplate,
  getBasketTemplates,
  restoreBasketTemplate,
  updateBasketTemplate,
} from '@shop/contracts/basket-order/basket-templates';
import { findOffers } from '@shop/contracts/basket-order/quick-order';
import { type OfferKey, openShop } from '../../../testing/builders/basket/shop.builder.ts';
import type { TestClient } from '../../../testing/test-client.ts';

describe('basket templates', async () => {
  const { app, buyer, clerk, linesOf, shop, stranger } = await openShop();
  after(() => app.close());
  afterEach(async () => {
    await app.db.deleteFrom('basket_templates').execute();
    await app.db.deleteFrom('basket_rows').execute();
    await app.db.deleteFrom('basket_removed_rows').execute();
  });

  const create = (
    client: TestClient,
    name: string,
    lines: Partial<Record<OfferKey, number>> = { gloves: 12 },
  ) => client.call(createBasketTemplate, { body: { name, products: linesOf(lines) } });
  const names = async (client: TestClient, search = '') =>
    (await client.call(getBasketTemplates, { query: { search } })).items.map(({ name }) => name);
  const view = (client: TestClient, code: string) => client.call(getBasketTemplate, { params: { code } });
  const inBasket = async () =>
    Object.fromEntries((await buyer.call(getBasket)).rows.map(({ name, quantity }) => [name, quantity]));

  test('store lines under a name, with the sum at the customer’s prices (§7.84)', async () => {
    const template = await create(buyer, '  Склад в Химках ', { gloves: 12, masks: 10 });
    assert.deepEqual(
      [template.name, template.rowCount, template.isOwn, template.isShared],
      ['Склад в Химках', 2, true, false],
    );
    const { rows } = await view(buyer, template.code);
    assert.equal(rows[0]?.priceKopecks, 85_50, 'with the quantity break and the discount');
    assert.equal(
      template.totalKopecks,
      rows.reduce((sum, { priceKopecks, quantity }) => sum + (priceKopecks ?? 0) * quantity, 0),
    );
  });

  test('name the packs of products, as the search of products for them does', async () => {
    await app.db
      .updateTable('products')
      .set({ measure_custom: 'упак', measure_factor: 12 })
      .where('id', '=', shop.productId('gloves'))
      .execute();
    const template = await create(buyer, 'Упаковками', { gloves: 12, masks: 10 });
    const { rows } = await view(buyer, template.code);
    const gloves = { name: 'упак', factor: 12 };
    assert.deepEqual(
      rows.map(({ measureCustom }) => measureCustom),
      [gloves, null],
    );
    const { items } = await buyer.call(findOffers, { body: { query: rows[0]!.article } });
    assert.deepEqual(items[0]?.measureCustom, gloves);
  });

  test('are visible to their author, to colleagues when shared or by link, and to no other company (§7.87)', async () => {
    const own = await create(buyer, 'Мой');
    const shared = await create(buyer, 'Общий');
    await buyer.call(updateBasketTemplate, { params: { id: shared.id }, body: { isShared: true } });
    assert.deepEqual(await names(buyer), ['Общий', 'Мой']);
    assert.deepEqual(await names(clerk), ['Общий']);
    assert.deepEqual(await names(stranger), []);
    const opened = await view(clerk, own.code);
    assert.deepEqual([opened.template.name, opened.template.isOwn], ['Мой', false]);
    const foreign = await stranger.attempt(getBasketTemplate, { params: { code: own.code } });
    assert.equal(foreign.httpStatus, 404);
  });

  test('are changed by their author or an administrator; for others they do not exist (§7.85)', async () => {
    const ofClerk = await create(clerk, 'Кладовщика');
    const ofBuyer = await create(buyer, 'Директора');
    await buyer.call(updateBasketTemplate, { params: { id: ofClerk.id }, body: { name: 'Склада' } });
    for (const client of [clerk, stranger]) {
      const params = { id: ofBuyer.id };
      const answers = [
        await client.attempt(updateBasketTemplate, { params, body: { name: 'Чужой' } }),
        await client.attempt(addToBasketTemplate, { params, body: { products: linesOf({ masks: 10 }) } }),
        await client.attempt(deleteBasketTemplate, { params }),
        await client.attempt(restoreBasketTemplate, { params }),
      ];
      assert.deepEqual(
        answers.map(({ httpStatus }) => httpStatus),
        [404, 404, 404, 404],
      );
    }
    const applied = await stranger.attempt(applyBasketTemplate, {
      params: { id: ofBuyer.id },
      body: { mode: 'merge' },
    });
    assert.equal(applied.httpStatus, 404);
    assert.deepEqual((await names(buyer)).includes('Директора'), true);
  });

  test('are added to the basket, without offers no longer sold', async () => {
    const template = await create(buyer, 'Месяц', { gloves: 3, masks: 12, lastPair: 1 });
    await buyer.call(addListToBasket, { body: { products: linesOf({ gloves: 4 }) } });
    const eyewear = app.db.updateTable('products').where('id', '=', shop.productId('lastPair'));
    await eyewear.set({ active: false }).execute();
    const { products, unavailableCount } = await buyer.call(applyBasketTemplate, {
      params: { id: template.id },
      body: { mode: 'merge' },
    });
    assert.deepEqual(await inBasket(), { Перчатки: 7, Респиратор: 15 });
    assert.deepEqual([products.length, unavailableCount], [2, 1]);
    assert.equal((await view(buyer, template.code)).rows.find(({ name }) => name === 'Очки')?.isSold, false);
    await eyewear.set({ active: true }).execute();
  });

  test('replace the basket, and the earlier one can be restored', async () => {
    const template = await create(buyer, 'Только маски', { masks: 10 });
    await buyer.call(addListToBasket, { body: { products: linesOf({ gloves: 4, lastPair: 1 }) } });
    const { removal } = await buyer.call(applyBasketTemplate, {
      params: { id: template.id },
      body: { mode: 'replace' },
    });
    assert.deepEqual(await inBasket(), { Респиратор: 10 });
    await buyer.call(returnToBasket, { body: { removal } });
    assert.deepEqual(await inBasket(), { Респиратор: 10, Перчатки: 4, Очки: 1 });
  });

  test('store the unit prices of their last use', async () => {
    const template = await create(buyer, 'С ценой', { masks: 10 });
    const price = app.db
      .updateTable('prices')
      .where('offer_id', '=', shop.idOf('masks'))
      .where('price_type_id', '=', shop.priceTypeId);
    const was = (await view(buyer, template.code)).rows[0]!;
    assert.equal(was.lastPriceKopecks, was.priceKopecks);
    await price.set({ kopecks: 200_00 }).execute();
    const now = (await view(buyer, template.code)).rows[0]!;
    assert.deepEqual([now.lastPriceKopecks, now.priceKopecks], [was.priceKopecks, 190_00]);
    await buyer.call(updateBasketTemplate, {
      params: { id: template.id },
      body: { products: linesOf({ masks: 15 }) },
    });
    const edited = (await view(buyer, template.code)).rows[0]!;
    assert.deepEqual([edited.quantity, edited.lastPriceKopecks], [15, was.priceKopecks]);
    await buyer.call(applyBasketTemplate, { params: { id: template.id }, body: { mode: 'merge' } });
    assert.equal((await view(buyer, template.code)).rows[0]?.lastPriceKopecks, 190_00);
  });

  test('show and store no prices for a user without the right', async () => {
    const clerks = app.db.updateTable('counterparty_users').where('is_admin', '=', false);
    await clerks.set({ rights: ['appeals'] }).execute();
    const template = await create(clerk, 'Без цен');
    const { rows } = await view(clerk, template.code);
    assert.deepEqual(
      [template.totalKopecks, rows[0]?.priceKopecks, rows[0]?.lastPriceKopecks],
      [null, null, null],
    );
    await clerks.set({ rights: ['prices', 'appeals'] }).execute();
    assert.equal((await view(buyer, template.code)).rows[0]?.lastPriceKopecks, null);
  });

  test('accept additions, summing quantities of the same offer', async () => {
    const template = await create(buyer, 'Растёт', { gloves: 12 });
    await buyer.call(addToBasketTemplate, {
      params: { id: template.id },
      body: { products: linesOf({ gloves: 3, masks: 10 }) },
    });
    const { rows } = await view(buyer, template.code);
    assert.deepEqual(
      rows.map(({ name, quantity }) => [name, quantity]),
      [
        ['Перчатки', 15],
        ['Респиратор', 10],
      ],
    );
  });

  test('are deleted and restored (§7.86)', async () => {
    const template = await create(buyer, 'Лишний');
    await buyer.call(deleteBasketTemplate, { params: { id: template.id } });
    assert.deepEqual(await names(buyer), []);
    const deleted = await buyer.attempt(getBasketTemplate, { params: { code: template.code } });
    assert.equal(deleted.httpStatus, 404);
    assert.equal(
      (await buyer.attempt(deleteBasketTemplate, { params: { id: template.id } })).httpStatus,
      404,
    );
    const restored = await buyer.call(restoreBasketTemplate, { params: { id: template.id } });
    assert.deepEqual([restored.name, restored.rowCount], ['Лишний', 1]);
  });

  test('are found by a part of name or description, matched literally (§7.83)', async () => {
    await create(buyer, 'Скидка 50% (лето)');
    await create(buyer, 'Зима');
    assert.deepEqual(await names(buyer, '50% (Л'), ['Скидка 50% (лето)']);
    assert.deepEqual(await names(buyer, '%'), ['Скидка 50% (лето)']);
    assert.deepEqual(await names(buyer, '_'), []);
  });

  for (const [what, body, field, message] of [
    ['no name', { name: ' ', products: [] }, 'name', 'Это поле обязательно для заполнения'],
    ['a long name', { name: 'а'.repeat(151), products: [] }, 'name', 'Название не длиннее 150 символов'],
    [
      'a quantity of nothing',
      { name: 'x', products: [{ id: 1, quantity: 0 }] },
      'products.0.quantity',
      'Количество должно быть больше нуля',
    ],
  ] as const) {
    test(`with ${what} are refused with the field named`, async () => {
      const { httpStatus, error } = await buyer.attempt(createBasketTemplate, {
        body: { ...body, products: [...body.products] },
      });
      assert.deepEqual([httpStatus, error], [400, { code: 'validation', message, field }]);
    });
  }

  test('with a product without a size, or with an unknown offer, are refused as a whole', async () => {
    const products = [...linesOf({ gloves: 1 }), { id: shop.productId('boots'), quantity: 1 }];
    const sizeless = await buyer.attempt(createBasketTemplate, { body: { name: 'Ботинки', products } });
    assert.deepEqual([sizeless.httpStatus, sizeless.error?.field], [400, 'products.1.id']);
    const unknown = await buyer.attempt(createBasketTemplate, {
      body: { name: 'Нет', products: [{ id: 987_654, quantity: 1 }] },
    });
    assert.equal(unknown.httpStatus, 404);
    assert.deepEqual(await names(buyer), []);
  });

  test('are closed to managers, visitors and operations', async () => {
    assert.equal((await app.visitor.attempt(getBasketTemplates, { query: {} })).httpStatus, 401);
    for (const who of ['manager', 'ops']) {
      const client = await app.clientFor(`${who}@demo.example`);
      assert.equal((await client.attempt(getBasketTemplates, { query: {} })).httpStatus, 403);
    }
  });
});
