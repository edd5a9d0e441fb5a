import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, describe, test } from 'node:test';
import { addToBasket, getBasket } from '@shop/shared/contracts/basket';
import { getCheckout, getOrder, getOrders, openDocument, placeOrder } from '@shop/shared/contracts/orders';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { buildCatalogue, type TestCatalogue } from '../basket/catalogue.builder.ts';
import { addDays, todayInMoscow } from './days.ts';

type Key = Parameters<TestCatalogue['idOf']>[0];

const byCourier = {
  deliveryType: 'delivery',
  address: 'г. Москва, ул. Руставели, д. 14',
  shipment: 'send-all',
  paySystem: 'invoice',
} as const;

describe('ordering', () => {
  let app: TestApp;
  let shop: TestCatalogue;
  let buyer: TestClient;
  let clerk: TestClient;
  let stranger: TestClient;

  before(async () => {
    app = await startTestApp();
    shop = await buildCatalogue(app.db);
    buyer = await app.clientFor('buyer@demo.example');
    clerk = await app.clientFor('clerk@demo.example');
    stranger = await app.clientFor('stranger@demo.example');
  });
  after(() => app.close());
  afterEach(async () => {
    await app.db.deleteFrom('basket_rows').execute();
    await app.db.updateTable('stocks').set({ reserved: 0 }).execute();
  });

  const fill = (client: TestClient, ...lines: readonly (readonly [Key, number])[]) =>
    client.call(addToBasket, {
      body: { products: lines.map(([key, quantity]) => ({ id: shop.idOf(key), quantity })) },
    });
  const countOf = async (
    table: 'orders' | 'order_lines' | 'order_documents' | 'outbox' | 'notifications' | 'idempotency_keys',
  ) =>
    (
      await app.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;
  const stockOf = (key: Key) =>
    app.db
      .selectFrom('stocks')
      .select(['quantity', 'reserved'])
      .where('offer_id', '=', shop.idOf(key))
      .executeTakeFirstOrThrow();

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
    const mail = await app.db
      .selectFrom('outbox')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
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

  test('a price that changed after the checkout is told before anything is ordered', async () => {
    await fill(buyer, ['gloves', 1]);
    const { version } = await buyer.call(getCheckout);
    const price = app.db
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
    const series = await app.db.selectFrom('number_series').selectAll().orderBy('name').execute();
    const key = randomUUID();
    await app.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    const { httpStatus, error } = await buyer.attempt(placeOrder, { body: byCourier }, { key });
    await app.db.schema
      .alterTable('outbox_away' as 'outbox')
      .renameTo('outbox')
      .execute();
    assert.deepEqual([httpStatus, error?.code], [500, 500]);
    assert.deepEqual(await countAll(), before);
    assert.deepEqual(await app.db.selectFrom('number_series').selectAll().orderBy('name').execute(), series);
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

  test('an empty basket cannot be ordered', async () => {
    const { httpStatus, error } = await buyer.attempt(placeOrder, { body: byCourier });
    assert.deepEqual(
      [httpStatus, error?.message],
      [400, 'Корзина пуста. Добавьте товары, чтобы оформить заказ'],
    );
    assert.deepEqual((await buyer.call(getCheckout)).errors, [
      'Корзина пуста. Добавьте товары, чтобы оформить заказ',
    ]);
  });

  for (const [name, body, field] of [
    ['delivery without an address', { ...byCourier, address: '  ' }, 'address'],
    ['pickup without a warehouse', { ...byCourier, deliveryType: 'pickup' }, 'pickupStore'],
    [
      'pickup from an unknown warehouse',
      { ...byCourier, deliveryType: 'pickup', pickupStore: 99_999 },
      'pickupStore',
    ],
    ['a transport company without a name', { ...byCourier, deliveryType: 'transport' }, 'transportCompany'],
    ['yesterday', { ...byCourier, date: addDays(todayInMoscow(), -1) }, 'date'],
    ['a day that does not exist', { ...byCourier, date: '2026-02-31' }, 'date'],
    ['an unknown way to pay', { ...byCourier, paySystem: 'barter' }, 'paySystem'],
  ] as const) {
    test(`${name} is refused and the field is named`, async () => {
      await fill(buyer, ['gloves', 1]);
      const answer = await buyer.attempt(placeOrder, { body });
      assert.deepEqual(
        [answer.httpStatus, answer.error?.code, answer.error?.field],
        [400, 'validation', field],
      );
      assert.match(answer.error?.message ?? '', /[а-я]/);
      assert.equal((await buyer.call(getBasket)).rows.length, 1);
    });
  }

  test('a row without a price or taken off sale stops the order and is named', async () => {
    await fill(buyer, ['gloves', 1], ['unpriced', 1]);
    const { errors } = await buyer.call(getCheckout);
    assert.equal(errors.length, 1);
    assert.match(errors[0] ?? '', /«Новинка».*не назначена цена/);
    assert.equal((await buyer.attempt(placeOrder, { body: byCourier })).httpStatus, 400);
  });

  test('picking up reserves from the chosen warehouse first', async () => {
    await app.db
      .insertInto('stocks')
      .values({ offer_id: shop.idOf('gloves'), warehouse_id: shop.warehouseIds[1], quantity: 3 })
      .execute();
    await fill(buyer, ['gloves', 5]);
    const { id } = await buyer.call(placeOrder, {
      body: { ...byCourier, deliveryType: 'pickup', pickupStore: shop.warehouseIds[1] },
    });
    const taken = await app.db
      .selectFrom('order_reservations')
      .select(['warehouse_id', 'quantity'])
      .where('order_id', '=', id)
      .orderBy('warehouse_id')
      .execute();
    assert.deepEqual(
      taken.map(({ quantity }) => quantity),
      [2, 3],
    );
    assert.equal((await buyer.call(getOrder, { params: { id } })).order.deliveryKopecks, 0);
    await app.db.deleteFrom('stocks').where('warehouse_id', '=', shop.warehouseIds[1]).execute();
  });

  test('what is not there is ordered too, reserved as far as it goes', async () => {
    await fill(buyer, ['lastPair', 5], ['later', 3]);
    const checkout = await buyer.call(getCheckout, { query: { shipment: 'send-fast' } });
    const [all, fast] = checkout.shipments;
    assert.deepEqual([all?.shipments.length, fast?.shipments.length], [1, 2]);
    assert.equal(all?.shipments[0]?.on, null, 'nobody knows when the other glasses come');
    assert.match(checkout.warnings[0] ?? '', /^2.товаров пока не хватает/);
    assert.equal(checkout.totals.deliveryKopecks, 2400_00, 'two shipments travel twice');
    const { id } = await buyer.call(placeOrder, {
      body: { ...byCourier, shipment: 'send-fast', version: checkout.version },
    });
    const lines = await app.db
      .selectFrom('order_lines')
      .select(['quantity', 'reserved'])
      .where('order_id', '=', id)
      .orderBy('position')
      .execute();
    assert.deepEqual(lines, [
      { quantity: 5, reserved: 2 },
      { quantity: 3, reserved: 0 },
    ]);
  });

  test('a shop that sells from stock only says what is missing', async () => {
    await app.db
      .insertInto('settings')
      .values({ name: 'basket', value: JSON.stringify({ canBuyUnavailable: false }) })
      .execute();
    await fill(buyer, ['lastPair', 5]);
    assert.match((await buyer.call(getCheckout)).errors[0] ?? '', /«Очки».*в наличии только 2\./);
    assert.equal((await buyer.attempt(placeOrder, { body: byCourier })).httpStatus, 400);
    await app.db.deleteFrom('settings').where('name', '=', 'basket').execute();
  });

  test('the checkout shows what the order does to the credit limit, and the limit holds', async () => {
    const contract = app.db.updateTable('contracts');
    await app.db.deleteFrom('ledger_documents').execute();
    await app.db.updateTable('orders').set({ pay_system: 'invoice' }).execute();
    await contract.set({ credit_limit_kopecks: 5000_00 }).execute();
    await fill(buyer, ['gloves', 24]);
    const credit = async () =>
      (await buyer.call(getCheckout)).paySystems.find(({ code }) => code === 'credit')!;
    assert.deepEqual((await credit()).credit, {
      limitKopecks: 5000_00,
      usedKopecks: 0,
      freeKopecks: 5000_00,
      afterKopecks: 5000_00 - 2052_00 - 1200_00,
    });
    await buyer.call(placeOrder, { body: { ...byCourier, paySystem: 'credit' } });
    await fill(buyer, ['gloves', 24]);
    const second = await credit();
    assert.equal(second.isAvailable, false);
    assert.match(second.note, /Не хватает 1.504,00/);
    const refused = await buyer.attempt(placeOrder, { body: { ...byCourier, paySystem: 'credit' } });
    assert.deepEqual([refused.httpStatus, refused.error?.field], [400, 'paySystem']);
    await contract.set({ credit_limit_kopecks: 600_000_00 }).execute();
  });

  test('an order with postponement is due by the contract after its shipment', async () => {
    await fill(buyer, ['gloves', 1]);
    const { paySystems, shipments } = await buyer.call(getCheckout);
    const postponement = paySystems.find(({ code }) => code === 'postponement');
    assert.equal(postponement?.dueOn, addDays(shipments[0]!.shipments[0]!.on!, 30));
    const { id } = await buyer.call(placeOrder, { body: { ...byCourier, paySystem: 'postponement' } });
    assert.equal((await buyer.call(getOrder, { params: { id } })).order.dueOn, postponement?.dueOn);
  });

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
      app.db.updateTable('counterparty_users').set({ rights: list }).where('is_admin', '=', false).execute();
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

  test('an order of two thousand lines is placed in one go', async () => {
    await app.db.transaction().execute(async (tx) => {
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
    const offers = await app.db
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
