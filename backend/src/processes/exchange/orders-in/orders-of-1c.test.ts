import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import { getOrder, getOrders } from '@shop/contracts/basket-order/orders';
import { buildExchangeSession } from '../../../../testing/builders/exchange/exchange-session.builder.ts';
import { openShopWith1c } from '../../../../testing/builders/exchange/outside-documents.builder.ts';
import { offerOrders } from '../orders-out/offer-orders.ts';

describe('orders that come back from 1C', async () => {
  const shop = await openShopWith1c();
  const { app, db, say, sayTogether, importXml, place, read, stranger } = shop;
  after(() => app.close());
  afterEach(() => shop.tidy());
  const gloves = (quantity: number, price = 100) => ({ id: 'gloves#0', quantity, price });

  const partyOfBuyer = () =>
    db
      .selectFrom('counterparties')
      .innerJoin('users', 'users.current_counterparty_id', 'counterparties.id')
      .select(['inn', 'kpp'])
      .where('users.login', '=', 'buyer@demo.example')
      .executeTakeFirstOrThrow();
  /** Everything that a second import of the same words must leave as it is. */
  const contents = async () => ({
    orders: await db
      .selectFrom('orders')
      .select([
        'id',
        'status',
        'total_kopecks',
        'goods_kopecks',
        'vat_kopecks',
        'delivery_kopecks',
        'address',
      ])
      .select(['comment', 'cancel_reason', 'due_on', 'pay_system', 'delivery_type', 'exchange_version'])
      .orderBy('id')
      .execute(),
    lines: await db.selectFrom('order_lines').selectAll().orderBy('order_id').orderBy('position').execute(),
    reservations: await db
      .selectFrom('order_reservations')
      .selectAll()
      .orderBy('order_id')
      .orderBy('position')
      .execute(),
    shipments: await db.selectFrom('order_shipments').selectAll().orderBy('id').execute(),
    documents: await db.selectFrom('ledger_documents').selectAll().orderBy('id').execute(),
  });

  it('show its number and status, by 1C’s id and by ours, and the same again changes nothing', async () => {
    const { id, number, externalId } = await place({ gloves: 5 });
    const document = {
      id: externalId,
      number,
      lines: [gloves(5)],
      requisites: { 'Номер по 1С': 'УТ-000512', 'Дата по 1С': '2026-11-27', 'Статус заказа': 'К выполнению' },
    };
    assert.deepEqual(await say(document), { counts: { orders: { changed: 1 } }, problems: [] });
    const order = await read(id);
    assert.equal(order.status, 'confirmed');
    assert.equal(order.accounting?.number, 'УТ-000512');
    assert.equal(order.accounting?.datedOn, '2026-11-27');
    assert.equal(order.accounting?.status, 'К выполнению');
    assert.equal(order.accounting?.isPlacedThere, false);
    assert.notEqual(order.accounting?.takenAt, null);
    const before = await db.selectFrom('notifications').select('id').execute();
    assert.deepEqual(await say(document), { counts: { orders: { unchanged: 1 } }, problems: [] });
    assert.equal((await db.selectFrom('notifications').select('id').execute()).length, before.length);
    // From now on 1C may leave the number of the shop out.
    await say({ ...document, number: 'УТ-000512', requisites: { СтатусЗаказа: 'К отгрузке' } });
    assert.equal((await read(id)).status, 'picking');
  });

  it('are not handed back to 1C, whatever it changes', async () => {
    const { id, number } = await place({ gloves: 20 });
    await say({
      id: String(id),
      number,
      lines: [gloves(20, 89)],
      requisites: { 'Статус заказа': 'Согласован' },
    });
    const order = await shop.orderOf(id);
    assert.equal(order.goods_kopecks, 20 * 89_00);
    assert.equal(order.exchange_version, 1);
  });

  it('ship as 1C says: a part, with the number of its УПД, and the rest later', async () => {
    const { id, number, externalId } = await place({ gloves: 10 });
    const order = { id: externalId, number, lines: [gloves(10)], requisites: { Проведен: 'true' } };
    const shipment = (name: string, quantity: number, base: string) => ({
      operation: 'Отпуск товара',
      id: `${externalId}-${name}`,
      number: name,
      date: '2026-11-27',
      lines: [gloves(quantity)],
      more: `<Основание>${base}</Основание>`,
    });
    const { counts } = await sayTogether(shipment('УТ-77', 8, externalId), order);
    assert.deepEqual(counts, { orders: { changed: 1 }, shipments: { added: 1 } });
    const part = await read(id);
    assert.equal(part.status, 'picking');
    assert.deepEqual(
      part.shipments.map(({ status, lines }) => [status, lines.map(({ quantity }) => quantity)]),
      [
        ['shipped', [8]],
        ['planned', [2]],
      ],
    );
    assert.deepEqual(
      part.documents
        .filter(({ kind }) => kind === 'upd')
        .map((upd) => [upd.number, upd.issuedOn, upd.shipment]),
      [['УТ-77', '2026-11-27', 1]],
    );
    assert.deepEqual((await say(shipment('УТ-77', 8, number))).counts, { shipments: { unchanged: 1 } });
    await say(shipment('УТ-78', 2, number));
    assert.equal((await read(id)).status, 'shipped');
    const posted = await db
      .selectFrom('ledger_documents')
      .select(['number', 'kopecks'])
      .where('order_id', '=', id)
      .orderBy('id')
      .execute();
    assert.deepEqual(posted, [
      { number: 'УТ-77', kopecks: 800_00 },
      { number: 'УТ-78', kopecks: 200_00 },
    ]);
    await say({ ...order, requisites: { 'Статус заказа': '[F] Закрыт' } });
    assert.equal((await read(id)).status, 'delivered');
  });

  it('that say they have left, beside the shipments of their file, leave as those say', async () => {
    const { id, number, externalId } = await place({ gloves: 10 });
    const order = (status: string) => ({
      id: externalId,
      number,
      lines: [gloves(10)],
      requisites: {
        'Статус заказа': status,
        'Номер отгрузки по 1С': 'УТ-81',
        'Дата отгрузки по 1С': '2026-11-27',
      },
    });
    const part = (name: string, quantity: number) => ({
      operation: 'Отпуск товара',
      id: `part-${name}`,
      number: '17',
      lines: [gloves(quantity)],
      // The number that buyers know, without a day of its own.
      requisites: { 'Номер УПД': name },
      more: `<Основание>${number}</Основание>`,
    });
    const updsOf = async () =>
      (await read(id)).documents.filter(({ kind }) => kind === 'upd').map((upd) => upd.number);
    const first = await say(order('К отгрузке'), part('УТ-81', 4));
    assert.deepEqual(first, { counts: { shipments: { added: 1 }, orders: { changed: 1 } }, problems: [] });
    assert.deepEqual([(await read(id)).status, await updsOf()], ['picking', ['УТ-81']]);
    // Alone it names the part that has left, and nothing more.
    await say(order('К сборке'));
    assert.equal((await read(id)).status, 'picking');
    const last = await sayTogether(order('Закрыт'), part('УТ-81', 4), part('УТ-82', 6));
    assert.deepEqual(last.problems, []);
    assert.deepEqual([(await read(id)).status, await updsOf()], ['delivered', ['УТ-81', 'УТ-82']]);
  });

  it('take goods that the shop believed to be missing: 1C knows better', async () => {
    const { id, number } = await place({ never: 3 });
    await say({
      id: String(id),
      number,
      lines: [{ id: 'never#0', quantity: 3, price: 100 }],
      requisites: { Отгружен: 'true' },
    });
    assert.equal((await read(id)).status, 'shipped');
    assert.deepEqual(await shop.stockOf('never'), { quantity: 0, reserved: 0 });
  });

  it('are paid by a payment of 1C, once, and a payment taken back is owed again', async () => {
    const { id, number } = await place({ gloves: 3 }, { paySystem: 'invoice' });
    const payment = {
      operation: 'Выплата безналичных денег',
      id: 'a1b2-payment',
      number: '0000-000017',
      sum: 300,
      more: `<Основание>${number}</Основание>`,
    };
    assert.deepEqual((await say(payment)).counts, { payments: { added: 1 } });
    assert.equal((await read(id)).paidKopecks, 300_00);
    assert.deepEqual((await say(payment)).counts, { payments: { unchanged: 1 } });
    assert.equal((await read(id)).paidKopecks, 300_00);
    await say({ ...payment, requisites: { Проведен: 'false' } });
    assert.equal((await read(id)).paidKopecks, 0);
    await say(payment);
    assert.equal((await read(id)).paidKopecks, 300_00);
  });

  it('of 2.x are paid and shipped by their requisites, where T means not yet', async () => {
    const { id, number } = await place({ gloves: 2 }, { paySystem: 'invoice' });
    const document = { number: `  ${number}  `, lines: [gloves(2)] };
    const empty = { 'Номер оплаты по 1С': '', 'Дата оплаты по 1С': 'T', 'Дата отгрузки по 1С': 'T' };
    await say({ ...document, requisites: { Проведен: 'true', ...empty } });
    assert.deepEqual([(await read(id)).status, (await read(id)).paidKopecks], ['confirmed', 0]);
    await say({
      ...document,
      requisites: {
        Проведен: 'true',
        'Номер оплаты по 1С': '55',
        'Дата оплаты по 1С': '2026-11-26',
        'Номер отгрузки по 1С': '66',
        'Дата отгрузки по 1С': '2026-11-27',
        'Номер счета': 'СЧ-9',
        'Дата счета': '2026-11-25',
      },
    });
    const order = await read(id);
    assert.deepEqual([order.status, order.paidKopecks], ['shipped', 200_00]);
    assert.deepEqual(order.documents.map(({ kind, number: named }) => [kind, named]).slice(1), [
      ['invoice', 'СЧ-9'],
      ['upd', '66'],
    ]);
  });

  it('are paid once when the order says so and its payments follow, and owe only what a later change adds', async () => {
    const { id, number, externalId } = await place({ gloves: 10 }, { paySystem: 'invoice' });
    const payment = (name: string, sum: number) => ({
      ...{ operation: 'Выплата безналичных денег', id: `${externalId}-${name}`, number: name, sum },
      more: `<Основание>${externalId}</Основание>`,
    });
    const order = { id: externalId, number, lines: [gloves(10)], requisites: { Оплачен: 'true' } };
    await sayTogether(order, payment('ПП-7', 400), payment('ПП-8', 600));
    assert.equal((await read(id)).paidKopecks, 1_000_00);
    await say(payment('ПП-8', 600));
    assert.equal((await read(id)).paidKopecks, 1_000_00);
    await say({ ...order, lines: [gloves(10, 104)] });
    await say({ ...order, lines: [gloves(10, 105)] });
    assert.equal((await read(id)).paidKopecks, 1_050_00, 'each time the order says that it is paid, it is');
  });

  it('cancelled or marked for deletion there are cancelled here, with the reason, and their goods are on sale again', async () => {
    const before = await shop.stockOf('gloves');
    const { id, number } = await place({ gloves: 4 });
    const cancelled = { number, requisites: { Отменен: 'true', 'Причина отмены': 'Нет договора' } };
    assert.deepEqual((await say(cancelled)).counts, { orders: { cancelled: 1 } });
    const order = await read(id);
    assert.deepEqual([order.status, order.cancelReason], ['cancelled', 'Нет договора']);
    assert.deepEqual(await shop.stockOf('gloves'), before);
    assert.deepEqual((await say(cancelled)).counts, { orders: { unchanged: 1 } });
    const other = await place({ gloves: 1 });
    await say({ number: other.number, more: '<ПометкаУдаления>true</ПометкаУдаления>' });
    assert.equal((await read(other.id)).status, 'cancelled');
  });

  it('placed there by a manager appear with their prices, for that company alone, and are reserved', async () => {
    const before = await shop.stockOf('gloves');
    const { inn, kpp } = await partyOfBuyer();
    const document = {
      id: 'c0ffee-1c',
      number: 'УТ-000900',
      parties: `<Контрагенты><Контрагент><Ид>of-1c</Ид><Наименование>Ромашка</Наименование><ИНН>${inn}</ИНН>
        <КПП>${kpp ?? ''}</КПП><Роль>Покупатель</Роль></Контрагент></Контрагенты>`,
      lines: [
        gloves(6, 95.5),
        { id: 'ORDER_DELIVERY', name: 'Доставка', quantity: 1, price: 500, kind: 'Услуга' as const },
      ],
      requisites: {
        'Статус заказа': 'К выполнению',
        'Способ доставки': 'Курьером',
        'Адрес доставки': 'Тверь',
      },
    };
    assert.deepEqual((await say(document)).counts, { orders: { added: 1 } });
    assert.deepEqual((await say(document)).counts, { orders: { unchanged: 1 } });
    const { items } = await shop.buyer.call(getOrders, { query: { page: 1, pageSize: 1 } });
    const order = await read(Number(items[0]?.id));
    assert.equal(order.accounting?.isPlacedThere, true);
    assert.equal(order.accounting.number, 'УТ-000900');
    assert.deepEqual(
      [order.status, order.totalKopecks, order.address],
      ['confirmed', 6 * 95_50 + 500_00, 'Тверь'],
    );
    assert.equal((await shop.stockOf('gloves')).reserved, before.reserved + 6);
    const refused = await stranger.attempt(getOrder, { params: { id: order.id } });
    assert.equal(refused.httpStatus, 404);
    const { taken_version, exchange_version } = await shop.orderOf(order.id);
    assert.equal(taken_version, exchange_version);
  });

  for (const form of [
    { schemaVersion: '2.10', encoding: 'utf-8' },
    { schemaVersion: '2.10', encoding: 'windows-1251' },
    { schemaVersion: '3.1', encoding: 'utf-8' },
  ] as const)
    it(`exported as ${form.schemaVersion} in ${form.encoding} and imported again change nothing`, async () => {
      const usual = await place({ gloves: 2, masks: 10 });
      const delivered = await place({ gloves: 3 }, { deliveryType: 'delivery', pickupStore: undefined });
      const confirmed = await place({ gloves: 1 });
      await say({ number: confirmed.number, requisites: { Проведен: 'true', 'Номер по 1С': 'УТ-7' } });
      const cancelled = await place({ masks: 10 });
      await say({ number: cancelled.number, requisites: { Отменен: 'true', 'Причина отмены': 'Дубль' } });
      const parties = `<Контрагенты><Контрагент><ИНН>${(await partyOfBuyer()).inn}</ИНН><Роль>Покупатель</Роль></Контрагент></Контрагенты>`;
      await say({
        id: `made-${form.encoding}${form.schemaVersion}`,
        number: 'УТ-8',
        parties,
        lines: [gloves(2)],
      });
      const before = await contents();
      await db.updateTable('orders').set({ taken_version: 0 }).execute();
      const sessionId = await buildExchangeSession(db);
      const { xml, count } = await offerOrders(db, { sessionId, since: '2020-01-01', ...form });
      assert.ok(count >= 5);
      const { counts, problems } = await importXml(xml);
      assert.deepEqual(problems, []);
      assert.deepEqual(counts, { orders: { unchanged: count } });
      assert.deepEqual(await contents(), before);
      for (const { id } of [usual, delivered, confirmed, cancelled])
        assert.deepEqual((await read(id)).changes, []);
    });
});
