import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import { getBasket } from '@shop/contracts/basket-order/basket';
import { getCheckout, placeOrder } from '@shop/contracts/basket-order/checkout';
import { byCourier, openOrderShop } from '../../../../testing/builders/orders/order-shop.builder.ts';
import { addDays, todayInMoscow } from '../../../platform/calendar/days.ts';

describe('the destination of an order', async () => {
  const { app, buyer, byCourierToStranger, countOf, db, fill, orderOf, shop, tidy } = await openOrderShop();
  after(() => app.close());
  afterEach(tidy);

  const pickup = { ...byCourier, deliveryType: 'pickup', pickupStore: shop.warehouseIds[1] } as const;
  const transport = { ...byCourier, deliveryType: 'transport' } as const;
  const place = async (body: object) => {
    await fill(buyer, ['gloves', 1]);
    return orderOf((await buyer.call(placeOrder, { body: body as never })).id);
  };
  const company = await db
    .insertInto('transport_companies')
    .values({ code: 'test-lines', name: 'Северные линии' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const terminal = await db
    .insertInto('transport_terminals')
    .values({ company_id: company.id, city: 'Тверь', address: 'ул. Складская, д. 5' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const foreign = await db
    .selectFrom('consignees')
    .innerJoin('counterparties', 'counterparties.id', 'consignees.counterparty_id')
    .select('consignees.id')
    .where('counterparties.name', '=', 'ООО «Чужая компания»')
    .executeTakeFirstOrThrow();

  for (const [name, body, field] of [
    ['delivery without an address', { ...byCourier, address: null }, 'address'],
    ['an address in words', { ...byCourier, address: 'г. Москва' }, 'address'],
    ['pickup without a warehouse', { ...pickup, pickupStore: null }, 'pickupStore'],
    ['pickup from an unknown warehouse', { ...pickup, pickupStore: 99_999 }, 'pickupStore'],
    ['a transport company without a name', transport, 'transportCompany'],
    ['a terminal without an address', { ...transport, transportCompany: 'ПЭК' }, 'terminalAddress'],
    ['an unknown terminal', { ...transport, terminal: 99_999 }, 'terminal'],
    ['half a phone', { ...byCourier, contactPhone: '+7 (900) 12' }, 'contactPhone'],
    ['an endless name', { ...byCourier, contactName: 'я'.repeat(201) }, 'contactName'],
    ['an endless comment', { ...byCourier, comment: 'я'.repeat(2001) }, 'comment'],
    ['yesterday', { ...byCourier, date: addDays(todayInMoscow(), -1) }, 'date'],
    ['a day too far away', { ...byCourier, date: addDays(todayInMoscow(), 200) }, 'date'],
    ['a day that does not exist', { ...byCourier, date: '2026-02-31' }, 'date'],
    ['an unknown way to pay', { ...byCourier, paySystem: 'barter' }, 'paySystem'],
    ['an unknown way of delivery', { ...byCourier, deliveryType: 'drone' }, 'deliveryType'],
    ['an unknown way of shipping', { ...byCourier, shipment: 'never' }, 'shipment'],
    ['a counterparty that is no number', { ...byCourier, contragent: 'К-1' }, 'contragent'],
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

  test('invisible characters stay out of an order, because documents and emails quote it', async () => {
    const order = await place({
      ...transport,
      transportCompany: '\u202eПЭК\u0007',
      terminalAddress: 'г. Тула,\n\u200b ул. Мира,\t1',
      contactName: '\u001b[31mПётр\u2066',
      comment: 'въезд\u0001\nсо двора',
    });
    assert.deepEqual(
      [order.transport_company, order.address, order.contact_name, order.comment],
      ['ПЭК', 'г. Тула, ул. Мира, 1', '[31mПётр', 'въезд\nсо двора'],
    );
    await fill(buyer, ['gloves', 1]);
    const body = { ...transport, transportCompany: '\u200b\u00ad', terminalAddress: 'г. Тула' };
    const { error } = await buyer.attempt(placeOrder, { body });
    assert.equal(error?.field, 'transportCompany');
  });

  test('another company’s address or consignee is answered as one that does not exist', async () => {
    await fill(buyer, ['gloves', 1]);
    const before = await countOf('orders');
    const unknown = 99_999_999;
    for (const [field, ids] of [
      ['address', [byCourierToStranger.address, unknown]],
      ['consignee', [foreign.id, unknown]],
    ] as const) {
      const answers = await Promise.all(
        ids.map((id) => buyer.attempt(placeOrder, { body: { ...byCourier, [field]: id } })),
      );
      for (const { httpStatus, error } of answers) {
        assert.deepEqual([httpStatus, error?.code, error?.field], [404, 404, field]);
      }
      assert.equal(answers[0]?.error?.message, answers[1]?.error?.message);
    }
    assert.equal(await countOf('orders'), before);
  });

  test('the order stores address, driver’s comment and contact as text, whatever happens to the address', async () => {
    const address = db.updateTable('delivery_addresses').where('id', '=', byCourier.address);
    const contact = { contact_name: 'Павел', contact_phone: '79000000011' };
    await address.set(contact).execute();
    const order = await place(byCourier);
    await address.set({ address: 'г. Тула', comment: '', contact_name: '', contact_phone: '' }).execute();
    const stored = await orderOf(order.id);
    assert.match(stored.address, /^г\. Москва, ул\. Руставели/);
    assert.match(stored.address_comment, /пропуск заказывает Павел$/);
    assert.deepEqual([stored.contact_name, stored.contact_phone], ['Павел', '79000000011']);
  });

  test('a given contact overrides the contact of the address', async () => {
    const order = await place({ ...byCourier, contactName: 'Вера', contactPhone: '+7 (900) 000-00-22' });
    assert.deepEqual([order.contact_name, order.contact_phone], ['Вера', '79000000022']);
  });

  test('the order stores the consignee as documents name it, and none when the buyer is the consignee', async () => {
    const [consignee] = (await buyer.call(getCheckout)).consignees;
    assert.ok(consignee);
    const order = await place({ ...byCourier, consignee: consignee.id });
    assert.deepEqual(
      [order.consignee, order.consignee_inn, order.consignee_kpp, order.consignee_address],
      [consignee.name, consignee.inn, consignee.kpp, consignee.address],
    );
    assert.equal((await place(byCourier)).consignee, '');
  });

  test('a listed terminal sets its company and address; another one is typed', async () => {
    const listed = await place({ ...transport, terminal: terminal.id, transportCompany: 'другая' });
    assert.deepEqual(
      [listed.transport_company, listed.address, listed.terminal_id, listed.delivery_kopecks],
      ['Северные линии', 'Тверь, ул. Складская, д. 5', terminal.id, 600_00],
    );
    const written = await place({ ...transport, transportCompany: 'ПЭК', terminalAddress: 'г. Ухта' });
    assert.deepEqual(
      [written.transport_company, written.address, written.terminal_id],
      ['ПЭК', 'г. Ухта', null],
    );
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
    const reserved = await db
      .selectFrom('order_reservations')
      .select(['warehouse_id', 'quantity'])
      .where('order_id', '=', id)
      .orderBy('warehouse_id')
      .execute();
    assert.deepEqual(
      reserved.map(({ quantity }) => quantity),
      [2, 3],
    );
    assert.equal((await orderOf(id)).delivery_kopecks, 0);
    await db.deleteFrom('stocks').where('warehouse_id', '=', shop.warehouseIds[1]).execute();
  });

  test('fields of another delivery type are ignored', async () => {
    const order = await place({ ...pickup, terminal: terminal.id, transportCompany: 'ПЭК' });
    assert.deepEqual(
      [order.address, order.address_comment, order.transport_company, order.terminal_id],
      ['', '', '', null],
    );
    assert.equal(order.pickup_store_id, shop.warehouseIds[1]);
  });

  test('goods requested for a later day leave later, and are paid for later', async () => {
    await fill(buyer, ['gloves', 1]);
    const { dates } = await buyer.call(getCheckout, { query: { deliveryType: 'pickup' } });
    const possible = Array.from({ length: 30 }, (_, index) => addDays(dates.earliestOn!, 30 + index));
    const date = possible.find((day) => !dates.closedOn.includes(day))!;
    const query = { deliveryType: 'pickup', date } as const;
    const { shipments: shown, paySystems } = await buyer.call(getCheckout, { query });
    assert.equal(shown[0]?.shipments[0]?.on, date);
    assert.equal(paySystems.find(({ code }) => code === 'postponement')?.dueOn, addDays(date, 30));
    const { id } = await buyer.call(placeOrder, { body: { ...pickup, paySystem: 'postponement', date } });
    const { shipments, wished_on, due_on } = await orderOf(id);
    assert.deepEqual([shipments[0]?.planned_on, wished_on, due_on], [date, date, addDays(date, 30)]);
  });
});
