import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, describe, test } from 'node:test';
import { addToBasket, getBasket } from '@shop/shared/contracts/basket';
import { getCheckout, placeOrder } from '@shop/shared/contracts/checkout';
import { getCounterparties, switchCounterparty } from '@shop/shared/contracts/header';
import { getOrder } from '@shop/shared/contracts/orders';
import { byCourier, openOrderShop } from './order-shop.builder.ts';

describe('placing an order', async () => {
  const { app, buyer, countOf, db, fill, shop, stockOf, stranger, tidy } = await openOrderShop();
  after(() => app.close());
  afterEach(tidy);

  test('a placed order has its number, lines, sums, status and invoice, and the basket is empty', async () => {
    await fill(buyer, ['gloves', 12], ['masks', 10]);
    const { version, totals } = await buyer.call(getCheckout);
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
  });

  test('the buyer gets a letter and a notification, the manager a notification', async () => {
    const [letters, notices] = [await countOf('outbox'), await countOf('notifications')];
    await fill(buyer, ['gloves', 1]);
    const { number } = await buyer.call(placeOrder, { body: byCourier });
    assert.equal((await countOf('outbox')) - letters, 1);
    assert.equal((await countOf('notifications')) - notices, 2);
    const mail = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    assert.equal(mail.recipient, 'buyer@demo.example');
    assert.match(mail.body, new RegExp(number));
  });

  test('the same Idempotency-Key makes one order, also when both calls run at once', async () => {
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

  test('of two buyers who want the last pair at the same moment one gets it and the other is told', async () => {
    await fill(buyer, ['lastPair', 2]);
    await fill(stranger, ['lastPair', 2]);
    const versions = [(await buyer.call(getCheckout)).version, (await stranger.call(getCheckout)).version];
    const answers = await Promise.all(
      [buyer, stranger].map((client, index) =>
        client.attempt(placeOrder, { body: { ...byCourier, version: versions[index] } }),
      ),
    );
    assert.deepEqual(answers.map(({ httpStatus }) => httpStatus).sort(), [200, 409]);
    const told = answers.find(({ httpStatus }) => httpStatus === 409);
    assert.equal(told?.error?.code, 'changed');
    assert.deepEqual(await stockOf('lastPair'), { quantity: 2, reserved: 2 });
    const loser = answers[0]?.httpStatus === 409 ? buyer : stranger;
    assert.equal((await loser.call(getBasket)).rows.length, 1, 'nothing of the other basket is lost');
  });

  test('what was seen for one company is not ordered for another that has the same in its basket', async () => {
    const { items } = await buyer.call(getCounterparties);
    const switchTo = (isCurrent: boolean) =>
      buyer.call(switchCounterparty, {
        params: { id: items.find((one) => one.isCurrent === isCurrent)!.id },
      });
    await db.updateTable('counterparties').set({ discount_percent: 0 }).execute();
    await switchTo(false);
    await fill(buyer, ['masks', 10]);
    await switchTo(true);
    await fill(buyer, ['masks', 10]);
    const { version } = await buyer.call(getCheckout);
    await switchTo(false);
    const { error } = await buyer.attempt(placeOrder, { body: { ...byCourier, version } });
    await switchTo(true);
    assert.equal(error?.code, 'changed');
  });

  test('an order dearer than any invoice can say is not placed', async () => {
    await fill(buyer, ['masks', 10]);
    const price = db.updateTable('prices').where('offer_id', '=', shop.idOf('masks'));
    await price.set({ kopecks: 20_000_000_000_000 }).execute();
    const { errors } = await buyer.call(getCheckout);
    const { error } = await buyer.attempt(placeOrder, { body: byCourier });
    await price.set({ kopecks: 100_00 }).execute();
    assert.match(errors[0] ?? '', /Разделите заказ/);
    assert.equal(error?.message, errors[0]);
  });

  test('a price that changed after the checkout is told before anything is ordered', async () => {
    await fill(buyer, ['gloves', 1]);
    const { version } = await buyer.call(getCheckout);
    const price = db
      .updateTable('prices')
      .where('offer_id', '=', shop.idOf('gloves'))
      .where('from_quantity', '=', 1);
    await price.set({ kopecks: 101_00 }).execute();
    const { error } = await buyer.attempt(placeOrder, { body: { ...byCourier, version } });
    assert.equal(error?.code, 'changed');
    await price.set({ kopecks: 100_00 }).execute();
    await buyer.call(placeOrder, { body: { ...byCourier, version } });
  });

  test('a failure in the middle leaves nothing: no order, number, reservation, letter or used key', async () => {
    await fill(buyer, ['gloves', 5]);
    const tables = [
      'orders',
      'order_lines',
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

  test('numbers have no gaps, also when orders are placed at once', async () => {
    const numbers: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await fill(buyer, ['gloves', 1]);
      await fill(stranger, ['gloves', 1]);
      await buyer.attempt(placeOrder, { body: { ...byCourier, address: '' } });
      const placed = await Promise.all(
        [buyer, stranger].map((client) => client.call(placeOrder, { body: byCourier })),
      );
      numbers.push(...placed.map(({ number }) => Number(number.slice(-5))));
    }
    const sorted = numbers.toSorted((a, b) => a - b);
    assert.deepEqual(
      sorted,
      sorted.map((_, index) => sorted[0]! + index),
    );
  });

  test('many orders at once for the same goods reserve no unit twice and lock nobody out', async () => {
    const wish = [
      ['gloves', 7],
      ['masks', 10],
      ['lastPair', 1],
    ] as const;
    const order = async (client: typeof buyer, lines: typeof wish | readonly (typeof wish)[number][]) => {
      await fill(client, ...lines);
      return client.attempt(placeOrder, { body: byCourier });
    };
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all([order(buyer, wish), order(stranger, wish.toReversed())]);
      assert.deepEqual(
        answers.map(({ httpStatus }) => httpStatus),
        [200, 200],
      );
    }
    assert.deepEqual(await stockOf('gloves'), { quantity: 100, reserved: 56 });
    assert.deepEqual(await stockOf('lastPair'), { quantity: 2, reserved: 2 });
  });

  test('an order of two thousand lines is placed in one go', async () => {
    await db.transaction().execute(async (tx) => {
      for (let index = 0; index < 2000; index += 1) {
        const name = { article: `Б-${index}`, name: `Болт ${index}` };
        const product = await tx
          .insertInto('products')
          .values({ external_id: `b${index}`, code: `b${index}`, section_id: 1, ...name })
          .returning('id')
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('offers')
          .values({ id: product.id, external_id: `b${index}`, product_id: product.id, ...name })
          .execute();
        await tx
          .insertInto('prices')
          .values({ offer_id: product.id, price_type_id: shop.priceTypeId, kopecks: 100 + index })
          .execute();
        await tx
          .insertInto('stocks')
          .values({ offer_id: product.id, warehouse_id: shop.warehouseIds[0], quantity: 10 })
          .execute();
      }
    });
    const offers = await db
      .selectFrom('offers')
      .select('id')
      .where('external_id', 'like', 'b%')
      .where('article', 'like', 'Б-%')
      .execute();
    await buyer.call(addToBasket, { body: { products: offers.map(({ id }) => ({ id, quantity: 1 })) } });
    const startMs = performance.now();
    const { id } = await buyer.call(placeOrder, { body: byCourier });
    assert.ok(performance.now() - startMs < 8000, `${Math.round(performance.now() - startMs)} ms`);
    const { order } = await buyer.call(getOrder, { params: { id } });
    assert.equal(order.lines.length, 2000);
    assert.equal(
      order.lines.reduce((sum, line) => sum + (line.totalKopecks ?? 0), 0),
      order.goodsKopecks,
    );
  });
});
