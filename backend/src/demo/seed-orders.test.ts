import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addToBasket } from '@shop/shared/contracts/basket';
import { placeOrder } from '@shop/shared/contracts/checkout';
import { getBalance } from '@shop/shared/contracts/finances';
import { getOrder, getOrders, openDocument, orderStatus } from '@shop/shared/contracts/orders';
import { buildCatalogue, type TestCatalogue } from '../modules/basket/catalogue.builder.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { seedOrders } from './seed-orders.ts';

describe('the demo orders', () => {
  let app: TestApp;
  let shop: TestCatalogue;
  let buyer: TestClient;

  before(async () => {
    app = await startTestApp();
    shop = await buildCatalogue(app.db);
    assert.ok((await seedOrders(app.db)) >= 25);
    buyer = await app.clientFor('buyer@demo.example');
  });
  after(() => app.close());

  it('stand in every status, the newest first, over ten months', async () => {
    const { items } = await buyer.call(getOrders, { query: { pageSize: 100 } });
    assert.deepEqual(new Set(items.map(({ status }) => status)), new Set(orderStatus.options));
    const times = items.map(({ createdAt }) => Date.parse(createdAt));
    assert.deepEqual(
      times,
      times.toSorted((a, b) => b - a),
    );
    assert.ok(times.every((time) => time <= Date.now()));
    assert.ok(times[0]! - times.at(-1)! > 270 * 86_400_000);
  });

  it('add up, and each is as far as its history says', async () => {
    const { items } = await buyer.call(getOrders, { query: { pageSize: 100 } });
    for (const { id } of items) {
      const { order } = await buyer.call(getOrder, { params: { id } });
      assert.equal(
        order.lines.reduce((sum, line) => sum + (line.totalKopecks ?? 0), 0),
        order.goodsKopecks,
      );
      assert.equal((order.goodsKopecks ?? 0) + (order.deliveryKopecks ?? 0), order.totalKopecks);
      assert.equal(order.statuses.at(-1)?.status, order.status);
      assert.deepEqual(
        order.documents.map(({ kind }) => kind),
        ['invoice'],
      );
    }
  });

  it('are what the balance is made of: something owed, some of it overdue, none of it old', async () => {
    const { debtKopecks, overdueKopecks, overdueByAge, documents } = await buyer.call(getBalance);
    assert.ok(overdueKopecks > 0 && overdueKopecks < debtKopecks, `${overdueKopecks} of ${debtKopecks}`);
    assert.equal(overdueByAge.at(-1)?.kopecks, 0);
    assert.ok(documents.every(({ orderId }) => orderId !== null));
    const shipped = await app.db
      .selectFrom('orders')
      .leftJoin('ledger_documents', (join) =>
        join
          .onRef('ledger_documents.order_id', '=', 'orders.id')
          .on('ledger_documents.kind', '=', 'shipment'),
      )
      .select('ledger_documents.id')
      .where('orders.status', 'in', ['shipped', 'delivered'])
      .execute();
    assert.ok(shipped.every(({ id }) => id !== null));
  });

  it('have invoices that open', async () => {
    const { items } = await buyer.call(getOrders);
    const { order } = await buyer.call(getOrder, { params: { id: items[0]!.id } });
    const { url } = await buyer.call(openDocument, { params: { id: order.documents[0]!.id } });
    const file = await app.app.inject({ method: 'GET', url });
    assert.deepEqual([file.statusCode, file.headers['content-type']], [200, 'application/pdf']);
  });

  it('leave the next number to the next order', async () => {
    await buyer.call(addToBasket, { body: { products: [{ id: shop.idOf('masks'), quantity: 20 }] } });
    const body = {
      deliveryType: 'delivery',
      address: 1,
      shipment: 'send-all',
      paySystem: 'invoice',
    } as const;
    const { number } = await buyer.call(placeOrder, { body });
    const year = number.slice(3, 7);
    const { count } = await app.db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('number', 'like', `ЗК-${year}-%`)
      .executeTakeFirstOrThrow();
    assert.equal(Number(number.slice(-5)), count);
  });

  it('are made once', async () => {
    assert.equal(await seedOrders(app.db), 0);
  });
});
