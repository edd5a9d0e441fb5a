import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import { getCheckout, placeOrder } from '@shop/shared/contracts/checkout';
import { getOrder, getOrders, openDocument } from '@shop/shared/contracts/orders';
import { addDays, todayInMoscow } from '../../calendar/days.ts';
import { byCourier, openOrderShop } from './order-shop.builder.ts';

describe('orders', async () => {
  const { app, buyer, clerk, db, fill, stranger, tidy } = await openOrderShop();
  after(() => app.close());
  afterEach(tidy);

  test("another company's order and document answer as unknown ones", async () => {
    await fill(buyer, ['gloves', 1]);
    const { id } = await buyer.call(placeOrder, { body: byCourier });
    const { order } = await buyer.call(getOrder, { params: { id } });
    const foreign = await stranger.attempt(getOrder, { params: { id } });
    assert.deepEqual(
      [foreign.httpStatus, foreign.error],
      [404, (await stranger.attempt(getOrder, { params: { id: 999_999 } })).error],
    );
    const document = order.documents[0]!.id;
    assert.equal((await stranger.attempt(openDocument, { params: { id: document } })).httpStatus, 404);
    assert.equal((await stranger.attempt(openDocument, { params: { id: 999_999 } })).httpStatus, 404);
    const { items } = await stranger.call(getOrders);
    assert.ok(!items.some((one) => one.id === id));
  });

  test('the clerk fills the basket, sees the orders, and may neither order nor open documents', async () => {
    await fill(clerk, ['gloves', 1]);
    assert.equal((await clerk.attempt(placeOrder, { body: byCourier })).httpStatus, 403);
    assert.equal((await clerk.attempt(getCheckout)).httpStatus, 403);
    const { id } = await buyer.call(placeOrder, { body: byCourier });
    const { order } = await clerk.call(getOrder, { params: { id } });
    assert.equal(
      (await clerk.attempt(openDocument, { params: { id: order.documents[0]!.id } })).httpStatus,
      403,
    );
  });

  test('sums are null without the right to see prices', async () => {
    await fill(buyer, ['gloves', 1]);
    const { id } = await buyer.call(placeOrder, { body: byCourier });
    const rights = (list: 'appeals'[] | ('prices' | 'appeals')[]) =>
      db.updateTable('counterparty_users').set({ rights: list }).where('is_admin', '=', false).execute();
    await rights(['appeals']);
    const { order } = await clerk.call(getOrder, { params: { id } });
    const { items } = await clerk.call(getOrders);
    await rights(['prices', 'appeals']);
    const sums = [order.goodsKopecks, order.deliveryKopecks, order.vatKopecks, order.totalKopecks];
    assert.deepEqual(
      [...sums, order.lines[0]?.priceKopecks, order.lines[0]?.totalKopecks],
      Array(6).fill(null),
    );
    assert.ok(items.every(({ totalKopecks }) => totalKopecks === null));
  });

  test('the list is filtered by status, day and text, newest first, and clamps its page', async () => {
    await fill(buyer, ['masks', 10]);
    const { id, number } = await buyer.call(placeOrder, { body: byCourier });
    const today = todayInMoscow();
    const list = (query: object) => buyer.call(getOrders, { query });
    assert.equal((await list({})).items[0]?.id, id);
    assert.deepEqual(
      (await list({ search: number })).items.map((order) => order.id),
      [id],
    );
    assert.ok((await list({ search: 'респир' })).items.some((order) => order.id === id));
    assert.deepEqual((await list({ search: '100%' })).items, []);
    assert.deepEqual((await list({ status: 'delivered' })).items, []);
    assert.ok((await list({ dateFrom: today, dateTo: today })).items.length > 0);
    assert.deepEqual((await list({ dateFrom: addDays(today, 1) })).items, []);
    assert.deepEqual((await list({ dateTo: addDays(today, -1) })).items, []);
    const last = await list({ page: 900, pageSize: 2 });
    assert.equal(last.pageNavigation.pageNumber, last.pageNavigation.pageCount);
    assert.ok(last.items.length > 0);
  });
});
