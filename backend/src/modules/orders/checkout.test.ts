import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import { getBasket } from '@shop/shared/contracts/basket';
import { getCheckout, placeOrder } from '@shop/shared/contracts/checkout';
import { getOrder } from '@shop/shared/contracts/orders';
import { addDays, todayInMoscow } from '../../calendar/days.ts';
import { byCourier, openOrderShop } from './order-shop.builder.ts';

describe('the checkout', async () => {
  const { app, buyer, db, fill, shop, tidy } = await openOrderShop();
  after(() => app.close());
  afterEach(tidy);

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
    await db
      .insertInto('stocks')
      .values({ offer_id: shop.idOf('gloves'), warehouse_id: shop.warehouseIds[1], quantity: 3 })
      .execute();
    await fill(buyer, ['gloves', 5]);
    const { id } = await buyer.call(placeOrder, {
      body: { ...byCourier, deliveryType: 'pickup', pickupStore: shop.warehouseIds[1] },
    });
    const taken = await db
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
    await db.deleteFrom('stocks').where('warehouse_id', '=', shop.warehouseIds[1]).execute();
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
    const lines = await db
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
    await db
      .insertInto('settings')
      .values({ name: 'basket', value: JSON.stringify({ canBuyUnavailable: false }) })
      .execute();
    await fill(buyer, ['lastPair', 5]);
    assert.match((await buyer.call(getCheckout)).errors[0] ?? '', /«Очки».*в наличии только 2\./);
    assert.equal((await buyer.attempt(placeOrder, { body: byCourier })).httpStatus, 400);
    await db.deleteFrom('settings').where('name', '=', 'basket').execute();
  });

  test('the checkout shows what the order does to the credit limit, and the limit holds', async () => {
    const contract = db.updateTable('contracts');
    await db.deleteFrom('ledger_documents').execute();
    await db.updateTable('orders').set({ pay_system: 'invoice' }).execute();
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
});
