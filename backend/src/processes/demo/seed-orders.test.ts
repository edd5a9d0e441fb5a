import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { addToBasket } from '@shop/contracts/basket-order/basket';
import { placeOrder } from '@shop/contracts/basket-order/checkout';
import { getOrder, getOrders, openDocument, orderStatus } from '@shop/contracts/basket-order/orders';
import { getBalance, getFinanceHistory } from '@shop/contracts/finances/finances';
import { buildCatalogue, type TestCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { countRows } from '../../platform/database/count-rows.ts';
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

  it('have every status, the newest first, over ten months', async () => {
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

  it('add up, and each has the status that its history says', async () => {
    const { items } = await buyer.call(getOrders, { query: { pageSize: 100 } });
    for (const { id } of items) {
      const { order } = await buyer.call(getOrder, { params: { id } });
      assert.equal(
        order.lines.reduce((sum, line) => sum + (line.totalKopecks ?? 0), 0),
        order.goodsKopecks,
      );
      assert.equal((order.goodsKopecks ?? 0) + (order.deliveryKopecks ?? 0), order.totalKopecks);
      assert.equal(order.statuses.at(-1)?.status, order.status);
      const left = order.shipments.filter(({ shippedAt }) => shippedAt !== null);
      assert.deepEqual(
        order.documents.map(({ kind, shipment }) => [kind, shipment]),
        [['invoice', null], ...left.map(({ position }) => ['upd', position])],
      );
    }
  });

  it('show every course of an order: in two parts, waiting, cancelled for a reason, just delivered', async () => {
    const { items } = await buyer.call(getOrders, { query: { pageSize: 100 } });
    const orders = [];
    for (const { id } of items) orders.push((await buyer.call(getOrder, { params: { id } })).order);
    const parts = orders.filter(({ shipments }) => shipments.length === 2);
    assert.ok(parts.some(({ status }) => status === 'delivered'));
    assert.ok(
      parts.some(({ shipments }) => shipments.map(({ status }) => status).join() === 'delivered,planned'),
    );
    assert.ok(
      orders.some(
        ({ status, orderType, shipments }) =>
          status === 'confirmed' && orderType === 2 && shipments.length === 1,
      ),
    );
    const cancelled = orders.filter(({ status }) => status === 'cancelled');
    assert.ok(cancelled.length > 0 && cancelled.every(({ cancelReason }) => cancelReason !== ''));
    const broughtAt = Math.max(
      ...orders
        .flatMap(({ shipments }) => shipments.map((one) => Date.parse(one.deliveredAt ?? '')))
        .filter(Number.isFinite),
    );
    assert.ok(Date.now() - broughtAt < 14 * 86_400_000);
  });

  it('leave the warehouse unchanged except for what is set aside', async () => {
    const rows = await app.db
      .selectFrom('stocks')
      .select(({ selectFrom }) => [
        'offer_id',
        'reserved',
        selectFrom('order_reservations as reservation')
          .innerJoin('order_lines as line', (join) =>
            join
              .onRef('line.order_id', '=', 'reservation.order_id')
              .onRef('line.position', '=', 'reservation.position'),
          )
          .whereRef('line.offer_id', '=', 'stocks.offer_id')
          .whereRef('reservation.warehouse_id', '=', 'stocks.warehouse_id')
          .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('reservation.quantity'), lit(0)).as('sum'))
          .as('reservation'),
      ])
      .execute();
    for (const { reserved, reservation } of rows) assert.equal(Number(reservation), reserved);
  });

  it('are numbered as their documents were issued', async () => {
    const documents = await app.db
      .selectFrom('order_documents')
      .select(['kind', 'number', 'issued_on'])
      .orderBy('kind')
      .orderBy('number')
      .execute();
    for (const [index, document] of documents.entries()) {
      const next = documents[index + 1];
      if (next?.kind === document.kind) assert.ok(document.issued_on <= next.issued_on, document.number);
    }
  });

  it('do not move, except those just placed', async () => {
    const moving = await app.db
      .selectFrom('orders')
      .select('status')
      .where('moved_at', 'is not', null)
      .execute();
    assert.deepEqual(new Set(moving.map(({ status }) => status)), new Set(['new']));
  });

  it('make the balance: something is owed, some of it overdue, none of it old', async () => {
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

  it('count as paid if they were paid, whatever older debts there are', async () => {
    const { items } = await buyer.call(getFinanceHistory, { query: { pageSize: 100 } });
    const ofOrders = items.filter(({ order }) => order !== null);
    let paidOrders = 0;
    for (const [orderId, documents] of Map.groupBy(ofOrders, ({ order }) => order?.id ?? 0)) {
      const shipments = documents.filter(({ kind }) => kind === 'shipment');
      const paidKopecks = documents
        .filter(({ kind }) => kind === 'payment')
        .reduce((sum, { kopecks }) => sum - kopecks, 0);
      if (paidKopecks < shipments.reduce((sum, { kopecks }) => sum + kopecks, 0)) continue;
      assert.ok(
        shipments.every(({ state }) => state === 'paid'),
        String(orderId),
      );
      paidOrders += 1;
    }
    assert.ok(paidOrders >= 10, String(paidOrders));
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
    const count = await countRows(app.db.selectFrom('orders').where('number', 'like', `ЗК-${year}-%`));
    assert.equal(Number(number.slice(-5)), count);
  });

  it('are made once', async () => {
    assert.equal(await seedOrders(app.db), 0);
  });
});
