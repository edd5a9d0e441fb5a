import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, describe, test } from 'node:test';
import { getBasket } from '@shop/contracts/basket-order/basket';
import { getCheckout, placeOrder } from '@shop/contracts/basket-order/checkout';
import { getOrder } from '@shop/contracts/basket-order/orders';
import * as v from 'valibot';
import { byCourier, openOrderShop } from '../../../../testing/builders/orders/order-shop.builder.ts';
import { placeOrder as placeAs } from './place-order.ts';

describe('placing an order', async () => {
  const {
    app,
    actorOf,
    buyer,
    byCourierToStranger,
    countOf,
    db,
    fill,
    orderOf,
    shop,
    stockOf,
    stranger,
    tidy,
  } = await openOrderShop();
  after(() => app.close());
  afterEach(tidy);

  test('a placed order has its number, lines, sums, status and invoice, and the basket is empty (§7.105)', async () => {
    await fill(buyer, ['gloves', 12], ['masks', 10]);
    const { version, totals, shipments: planned } = await buyer.call(getCheckout);
    const { id, number } = await buyer.call(placeOrder, {
      body: { ...byCourier, comment: 'Звонить заранее', version },
    });
    assert.match(number, /^ЗК-\d{4}-\d{5}$/);

    const { order } = await buyer.call(getOrder, { params: { id } });
    assert.equal(order.number, number);
    assert.equal(order.status, 'new');
    assert.equal(order.comment, 'Звонить заранее');
    assert.equal(order.createdByName, 'Ирина Соколова');
    assert.deepEqual(
      order.lines.map((line) => [line.name, line.quantity, line.priceKopecks, line.totalKopecks]),
      [
        ['Перчатки', 12, 85_50, 1026_00],
        ['Респиратор', 10, 95_00, 950_00],
      ],
    );
    assert.deepEqual(
      [order.goodsKopecks, order.deliveryKopecks, order.totalKopecks, order.vatKopecks],
      [1976_00, 1200_00, 3176_00, totals.vatKopecks],
    );
    assert.deepEqual(
      order.statuses.map(({ status }) => status),
      ['new'],
    );
    assert.deepEqual(
      order.documents.map(({ kind }) => kind),
      ['invoice'],
    );
    assert.deepEqual((await buyer.call(getBasket)).rows, []);
    assert.deepEqual(await stockOf('gloves'), { quantity: 100, reserved: 12 });
    const { order_type, shipments } = await orderOf(id);
    assert.equal(order_type, 1);
    assert.deepEqual(
      shipments.map(({ planned_on, delivery_kopecks, parts }) => [planned_on, delivery_kopecks, parts]),
      [
        [
          planned[0]?.shipments[0]?.on,
          1200_00,
          [
            [1, 12],
            [2, 10],
          ],
        ],
      ],
    );
  });

  test('the buyer and the manager get an email and a notification', async () => {
    const [emails, notices] = [await countOf('outbox'), await countOf('notifications')];
    await fill(buyer, ['gloves', 1]);
    const { number } = await buyer.call(placeOrder, { body: byCourier });
    assert.equal((await countOf('outbox')) - emails, 2);
    assert.equal((await countOf('notifications')) - notices, 2);
    const mail = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    assert.equal(mail.recipient, 'buyer@demo.example');
    assert.match(mail.body, new RegExp(number));
    assert.match(mail.body, /Адрес доставки: г\. Москва, ул\. Руставели.*пропуск заказывает Павел/);
    assert.match(mail.body, /Отгрузка: \d\d\.\d\d\.\d{4}\./);
  });

  test('an order that a manager places for a customer names both, in itself, its status and the history', async () => {
    await fill(buyer, ['gloves', 1]);
    const manager = await db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'manager@demo.example')
      .executeTakeFirstOrThrow();
    const customer = await actorOf('buyer@demo.example');
    const actor = { ...customer, actedBy: { id: manager.id, name: 'Менеджер', companyName: '' } };
    const details = v.parse(placeOrder.body!, byCourier);
    const { id } = await db.transaction().execute((tx) => placeAs(tx, actor, details, { publicUrl: '' }));
    const { created_by, acted_by } = await orderOf(id);
    assert.deepEqual([created_by, acted_by], [customer.userId, manager.id]);
    const noted = await db
      .selectFrom('history')
      .select(['user_id', 'acted_by', 'action', 'details'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      [noted.user_id, noted.acted_by, noted.action, noted.details.orderId],
      [customer.userId, manager.id, 'order.placed', id],
    );
    const status = db.selectFrom('order_statuses').select('reached_by').where('order_id', '=', id);
    assert.equal((await status.executeTakeFirstOrThrow()).reached_by, manager.id);
  });

  test('the same Idempotency-Key creates one order, also when both calls run at once', async () => {
    await fill(buyer, ['gloves', 1]);
    const before = await countOf('orders');
    const key = randomUUID();
    const [one, two] = await Promise.all([
      buyer.call(placeOrder, { body: byCourier }, { key }),
      buyer.call(placeOrder, { body: byCourier }, { key }),
    ]);
    const again = await buyer.call(placeOrder, { body: byCourier }, { key });
    assert.deepEqual([two, again], [one, one]);
    assert.equal((await countOf('orders')) - before, 1);
    const other = await buyer.attempt(placeOrder, { body: { ...byCourier, comment: 'другое' } }, { key });
    assert.deepEqual([other.httpStatus, other.error?.code], [409, 'conflict']);
  });

  test('the same key of another user is independent', async () => {
    await fill(buyer, ['gloves', 1]);
    await fill(stranger, ['gloves', 2]);
    const key = randomUUID();
    const one = await buyer.call(placeOrder, { body: byCourier }, { key });
    const other = await stranger.call(placeOrder, { body: byCourierToStranger }, { key });
    assert.notEqual(one.number, other.number);
  });

  test('a call without an Idempotency-Key places nothing', async () => {
    await fill(buyer, ['gloves', 1]);
    const { httpStatus, error } = await buyer.attempt(
      placeOrder,
      { body: byCourier },
      { headers: { 'idempotency-key': undefined } },
    );
    assert.deepEqual([httpStatus, error?.field], [400, 'Idempotency-Key']);
    assert.equal((await buyer.call(getBasket)).rows.length, 1);
  });

  test('an order above the largest invoice sum is not placed', async () => {
    await fill(buyer, ['masks', 10]);
    const price = db.updateTable('prices').where('offer_id', '=', shop.idOf('masks'));
    await price.set({ kopecks: 20_000_000_000_000 }).execute();
    const { errors } = await buyer.call(getCheckout);
    const { error } = await buyer.attempt(placeOrder, { body: byCourier });
    await price.set({ kopecks: 100_00 }).execute();
    assert.match(errors[0] ?? '', /Разделите заказ/);
    assert.equal(error?.message, errors[0]);
  });

  test('a failure in the middle leaves nothing: no order, number, reservation, email or used key', async () => {
    await fill(buyer, ['gloves', 5]);
    const tables = [
      'orders',
      'order_lines',
      'order_shipments',
      'order_shipment_lines',
      'order_documents',
      'outbox',
      'notifications',
      'idempotency_keys',
    ] as const;
    const countAll = () => Promise.all(tables.map(countOf));
    const before = await countAll();
    const series = await db.selectFrom('number_series').selectAll().orderBy('name').execute();
    const key = randomUUID();
    await db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    const { httpStatus, error } = await buyer.attempt(placeOrder, { body: byCourier }, { key });
    await db.schema
      .alterTable('outbox_away' as 'outbox')
      .renameTo('outbox')
      .execute();
    assert.deepEqual([httpStatus, error?.code], [500, 500]);
    assert.deepEqual(await countAll(), before);
    assert.deepEqual(await db.selectFrom('number_series').selectAll().orderBy('name').execute(), series);
    assert.deepEqual(await stockOf('gloves'), { quantity: 100, reserved: 0 });
    assert.equal((await buyer.call(getBasket)).rows[0]?.quantity, 5);
    await buyer.call(placeOrder, { body: byCourier }, { key });
  });
});
