import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import { getCheckout, placeOrder } from '@shop/contracts/basket-order/checkout';
import { buildPosting } from '../../../../testing/builders/finances/posting.builder.ts';
import { byCourier, openOrderShop } from '../../../../testing/builders/orders/order-shop.builder.ts';
import { addDays } from '../../../platform/calendar/days.ts';

describe('the checkout', async () => {
  const { app, buyer, db, fill, orderOf, tidy } = await openOrderShop();
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

  test('every choice is returned in full', async () => {
    const { id: company_id } = await db
      .insertInto('transport_companies')
      .values({ code: 'volga', name: 'Волга-Карго' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('transport_terminals')
      .values({ company_id, city: 'Казань', address: 'ул. Портовая, д. 1', latitude: 55.7, longitude: 49.1 })
      .execute();
    await fill(buyer, ['gloves', 5], ['lastPair', 5]);
    const { lines, addresses, consignees, stores, transportCompanies } = await buyer.call(getCheckout);
    assert.deepEqual(
      lines.map(({ productCode, article, quantity, availableQuantity }) => [
        productCode,
        article,
        quantity,
        availableQuantity,
      ]),
      [
        ['gloves', 'АРТ-gloves-0', 5, 100],
        ['lastPair', 'АРТ-lastPair-0', 5, 2],
      ],
    );
    assert.match(addresses[0]?.comment ?? '', /пропуск заказывает Павел/);
    assert.deepEqual([addresses[0]?.isDefault, addresses[1]?.isDefault], [true, false]);
    assert.deepEqual([consignees[0]?.name, consignees[0]?.inn.length], ['ООО «Ромашка»', 10]);
    assert.deepEqual(
      stores.map(({ name, coordinates, linesHere }) => [name, coordinates, linesHere]),
      [
        ['Подольск', [55.43, 37.54], 1],
        ['Химки', null, 0],
      ],
    );
    assert.deepEqual(
      transportCompanies.map(({ name, terminals }) => [name, terminals.map(({ city }) => city)]),
      [['Волга-Карго', ['Казань']]],
    );
  });

  test('the first possible day is when the last goods can arrive, later for a courier than at the warehouse', async () => {
    await fill(buyer, ['gloves', 5], ['later', 1]);
    const dates = async (deliveryType: 'delivery' | 'pickup') => {
      const checkout = await buyer.call(getCheckout, { query: { deliveryType, shipment: 'send-fast' } });
      const [, fast] = checkout.shipments;
      assert.equal(fast?.shipments.length, 2);
      return { ...checkout.dates, leavesOn: fast?.shipments[1]?.on };
    };
    const [courier, pickup] = [await dates('delivery'), await dates('pickup')];
    assert.equal(pickup.earliestOn, pickup.leavesOn);
    assert.ok(courier.earliestOn! > pickup.earliestOn!);
    assert.equal(courier.latestOn, addDays(courier.earliestOn!, 90));
    assert.ok(courier.closedOn.length >= 25, 'weekends of ninety days');
    assert.equal(courier.cutOff, '15:00');
  });

  test('a row without a price or taken off sale stops the order and is named', async () => {
    await fill(buyer, ['gloves', 1], ['unpriced', 1]);
    const { errors } = await buyer.call(getCheckout);
    assert.equal(errors.length, 1);
    assert.match(errors[0] ?? '', /«Новинка».*не назначена цена/);
    assert.equal((await buyer.attempt(placeOrder, { body: byCourier })).httpStatus, 400);
  });

  test('goods out of stock are ordered too, reserved as far as stock goes', async () => {
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
    const order = await orderOf(id);
    assert.equal(order.order_type, 2);
    assert.deepEqual(
      order.shipments.map(({ delivery_kopecks, parts }) => [delivery_kopecks, parts]),
      [
        [1200_00, [[1, 2]]],
        [
          1200_00,
          [
            [1, 3],
            [2, 3],
          ],
        ],
      ],
    );
    assert.deepEqual([order.delivery_kopecks, order.shipments[1]?.planned_on], [2400_00, null]);
  });

  test('a shop that sells from stock only names the missing goods', async () => {
    await db
      .insertInto('settings')
      .values({ name: 'basket', value: JSON.stringify({ canBuyUnavailable: false }) })
      .execute();
    await fill(buyer, ['lastPair', 5]);
    assert.match((await buyer.call(getCheckout)).errors[0] ?? '', /«Очки».*в наличии только 2\./);
    assert.equal((await buyer.attempt(placeOrder, { body: byCourier })).httpStatus, 400);
    await db.deleteFrom('settings').where('name', '=', 'basket').execute();
  });

  test('the checkout shows the order’s effect on the credit limit, and the limit is enforced', async () => {
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
    assert.match(second.advice, /^Уменьшите заказ хотя бы на 1.504,00.₽ или выберите оплату по счёту$/);
    const { id: contractId, counterparty_id: counterpartyId } = await db
      .selectFrom('contracts')
      .innerJoin('users', 'users.current_counterparty_id', 'contracts.counterparty_id')
      .select(['contracts.id', 'contracts.counterparty_id'])
      .where('users.login', '=', 'buyer@demo.example')
      .executeTakeFirstOrThrow();
    const due = { on: '2026-01-12', dueOn: '2026-02-11', kopecks: 100_00 };
    await buildPosting(db, { counterpartyId, contractId, kind: 'shipment', ...due });
    assert.match(
      (await credit()).advice,
      /1.604,00.₽, оплатите документы, срок которых подошёл, на 100,00.₽ или/,
    );
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
    assert.equal((await orderOf(id)).due_on, postponement?.dueOn);
  });
});
