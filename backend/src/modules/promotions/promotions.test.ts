import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { getPromotion, getPromotionProducts, getPromotions } from '@shop/contracts/catalog/promotions';
import { buildCatalogue, type TestCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { addDays, todayInMoscow } from '../../platform/calendar/days.ts';
import { seedContent } from '../../processes/demo/seed-content.ts';

describe('promotions', () => {
  let app: TestApp;
  let buyer: TestClient;
  let shop: TestCatalogue;
  before(async () => {
    app = await startTestApp();
    shop = await buildCatalogue(app.db);
    await seedContent(app.db);
    buyer = await app.clientFor('buyer@demo.example');
  });
  after(() => app.close());

  it('come four to a page, those that end first before those without an end (§7.76)', async () => {
    const { items, pageNavigation } = await buyer.call(getPromotions, { query: {} });
    assert.deepEqual([items.length, pageNavigation.recordCount, pageNavigation.pageSize], [4, 5, 4]);
    const all = await buyer.call(getPromotions, { query: { pageSize: 100 } });
    const ends = all.items.map(({ endsOn }) => endsOn);
    assert.equal(ends.at(-1), null);
    const dated = ends.filter((day) => day !== null);
    assert.deepEqual(dated, dated.toSorted());
  });

  it('run on their first day and on their last, and on no other', async () => {
    const today = todayInMoscow();
    const add = (code: string, from: number, to: number) =>
      app.db
        .insertInto('promotions')
        .values({ code, title: code, starts_on: addDays(today, from), ends_on: addDays(today, to) })
        .execute();
    await add('ends-today', -3, 0);
    await add('starts-today', 0, 3);
    await add('ended', -3, -1);
    await add('to-come', 1, 3);
    const { items } = await buyer.call(getPromotions, { query: { pageSize: 100 } });
    const codes = items.map(({ code }) => code);
    assert.deepEqual(
      ['ends-today', 'starts-today', 'ended', 'to-come'].map((code) => codes.includes(code)),
      [true, true, false, false],
    );
  });

  it('that are over stand after those that run, the latest first, when they are asked for', async () => {
    const { items, pageNavigation } = await buyer.call(getPromotions, {
      query: { pageSize: 100, withEnded: '1' },
    });
    assert.equal(pageNavigation.recordCount, items.length);
    const firstEnded = items.findIndex(({ isRunning }) => !isRunning);
    assert.deepEqual(
      items.slice(firstEnded).map(({ code }) => code),
      ['ended', 'letnyaya-obuv'],
    );
    assert.ok(!items.some(({ code }) => code === 'to-come'));
    const strange = await buyer.call(getPromotions, { query: { pageSize: 100, withEnded: 'perhaps' } });
    assert.ok(strange.items.every(({ isRunning }) => isRunning));
  });

  it('tell their terms, running or over; unknown ones and those to come are not found', async () => {
    const running = await buyer.call(getPromotion, { params: { code: 'podbor-siz' } });
    assert.deepEqual([running.isRunning, running.endsOn], [true, null]);
    assert.match(running.text, /Единым типовым нормам/);
    const over = await buyer.call(getPromotion, { params: { code: 'letnyaya-obuv' } });
    assert.equal(over.isRunning, false);
    for (const code of ['to-come', 'nope', '<b>', "'; drop table promotions", 'я'.repeat(201)]) {
      const attempt = await buyer.attempt(getPromotion, { params: { code } });
      assert.deepEqual([attempt.httpStatus, attempt.error?.code], [404, 404], code);
      assert.equal((await buyer.attempt(getPromotionProducts, { params: { code } })).httpStatus, 404, code);
    }
  });

  it('bring their goods with the counterparty’s prices: what is in stock first, what is not sold never (§7.61)', async () => {
    const { id } = await app.db
      .insertInto('promotions')
      .values({ code: 'goods', title: 'Товары', starts_on: '2026-01-01' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const order = ['never', 'gloves', 'masks', 'lastPair'] as const;
    const rows = order.map((key, sort) => ({ promotion_id: id, product_id: shop.productId(key), sort }));
    await app.db.insertInto('promotion_products').values(rows).execute();
    await app.db
      .updateTable('products')
      .set({ active: false })
      .where('id', '=', shop.productId('masks'))
      .execute();
    const { items, pageNavigation } = await buyer.call(getPromotionProducts, {
      params: { code: 'goods' },
      query: {},
    });
    assert.deepEqual(
      items.map(({ name }) => name),
      ['Перчатки', 'Очки', 'Жилет'],
    );
    assert.deepEqual([pageNavigation.recordCount, pageNavigation.pageSize], [3, 20]);
    assert.equal(items[0]?.prices?.breaks[0]?.kopecks, 95_00);
    const past = await buyer.call(getPromotionProducts, {
      params: { code: 'goods' },
      query: { page: 99, pageSize: 2 },
    });
    assert.deepEqual([past.items.length, past.pageNavigation.pageNumber], [1, 2]);
  });

  it('show their goods without prices to those who may not see them, and nothing to visitors', async () => {
    await app.db
      .updateTable('counterparty_users')
      .set({ rights: [] })
      .where('is_admin', '=', false)
      .execute();
    const clerk = await app.clientFor('clerk@demo.example');
    const { items } = await clerk.call(getPromotionProducts, { params: { code: 'goods' }, query: {} });
    assert.deepEqual(
      items.map(({ prices }) => prices),
      [null, null, null],
    );
    for (const call of [getPromotions, getPromotion, getPromotionProducts]) {
      const attempt = await app.visitor.attempt(call, { params: { code: 'goods' } });
      assert.equal(attempt.httpStatus, 401);
    }
  });
});
