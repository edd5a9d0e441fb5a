import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { cancelOrder } from '@shop/contracts/basket-order/orders';
import { sql } from 'kysely';
import { buildExchangeSession } from '../../../../testing/builders/exchange/exchange-session.builder.ts';
import { openOrderShop } from '../../../../testing/builders/orders/order-shop.builder.ts';
import { buildPlacedOrder } from '../../../../testing/builders/orders/placed-order.builder.ts';
import { listAt, readDocuments, requisiteOf, textAt } from '../../../../testing/commerceml/read-documents.ts';
import { validateXml } from '../../../../testing/commerceml/validate-xml.ts';
import { recordingStatements } from '../../../../testing/recorded-statements.ts';
import { offerAgain } from '../../../modules/exchange/desk/orders.repository.ts';
import { addDays, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { demoSeller } from '../../demo/orders/demo-seller.ts';
import { confirmOrders, describeOrderXml, offerOrders } from './offer-orders.ts';

const today = todayInMoscow();

describe('orders for 1C', async () => {
  const { app, buyer, db, shop, tidy } = await openOrderShop();
  let session: number;
  before(async () => {
    session = await buildExchangeSession(db);
  });
  after(() => app.close());
  afterEach(async () => {
    await tidy();
    await db.updateTable('orders').set({ taken_version: sql<number>`exchange_version` }).execute();
  });

  const place = (quantity = 1) =>
    buildPlacedOrder(db, { lines: [{ offerId: shop.idOf('gloves'), quantity }] });
  const query = async (sessionId = session, since = today, on: Db = db) => {
    const { xml, count } = await offerOrders(on, {
      sessionId,
      since,
      schemaVersion: '2.10',
      encoding: 'utf-8',
    });
    const documents = await readDocuments(xml);
    assert.equal(documents.length, count);
    return documents.map((one) => ({ id: textAt(one, 'Ид'), cancelled: requisiteOf(one, 'Отменен'), one }));
  };
  const idsOf = async (...parts: Parameters<typeof query>) => (await query(...parts)).map(({ id }) => id);
  const change = (id: number, comment: string) =>
    db.updateTable('orders').set({ comment }).where('id', '=', id).execute();
  const takenOf = (id: number) =>
    db
      .selectFrom('orders')
      .select(['taken_version as version', 'taken_at as at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  test('an answer says what the order says, and is valid', async () => {
    await db
      .insertInto('settings')
      .values({ name: 'seller', value: JSON.stringify(demoSeller) })
      .execute();
    const { id, number } = await buildPlacedOrder(db, {
      lines: [
        { offerId: shop.idOf('gloves'), quantity: 3 },
        { offerId: shop.idOf('boots'), quantity: 2 },
      ],
    });
    const { xml } = await offerOrders(db, {
      sessionId: session,
      since: today,
      schemaVersion: '',
      encoding: 'utf-8',
    });
    assert.deepEqual(await validateXml(xml.toString('utf8'), '2.10'), []);
    const [document] = await readDocuments(xml);
    const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    assert.equal(textAt(document!, 'Номер'), number);
    assert.equal(textAt(document!, 'Дата'), today);
    assert.match(textAt(document!, 'Время'), /^\d\d:\d\d:\d\d$/);
    assert.equal(textAt(document!, 'Сумма'), (order.total_kopecks / 100).toFixed(2));
    assert.equal(textAt(document!, 'Контрагенты', 'Контрагент', 'Наименование'), 'ООО «Ромашка»');
    assert.deepEqual(
      listAt(document!, 'Товары').map((line) => [textAt(line, 'Ид'), textAt(line, 'Количество')]),
      [
        ['gloves#0', '3'],
        ['boots#0', '2'],
        ['ORDER_DELIVERY', '1'],
      ],
    );
    assert.equal(requisiteOf(document!, 'Организация'), demoSeller.name);
    assert.equal(requisiteOf(document!, 'Склад'), 'Подольск');
    const described = await describeOrderXml(db, id);
    assert.equal(described.includes(`<Номер>${number}</Номер>`), true);
    await assert.rejects(describeOrderXml(db, 999_999), { message: 'Такого заказа нет' });
  });

  test('an order goes once: after its confirmation it is not offered again', async () => {
    const { id } = await place();
    assert.deepEqual(await idsOf(), [String(id)]);
    assert.equal((await takenOf(id)).at, null);
    assert.equal(await confirmOrders(db, session), 1);
    assert.ok((await takenOf(id)).at);
    assert.deepEqual(await idsOf(), []);
  });

  test('a lost confirmation, or a lost answer, brings the same order again under the same id', async () => {
    const { id } = await place();
    assert.deepEqual(await idsOf(), [String(id)]);
    assert.deepEqual(await idsOf(), [String(id)]);
    const next = await buildExchangeSession(db);
    assert.deepEqual(await idsOf(next), [String(id)]);
    await confirmOrders(db, next);
    assert.deepEqual(await idsOf(next), []);
  });

  test('what changes between the answer and its confirmation goes again', async () => {
    const [first, second] = [await place(), await place()];
    await query();
    await change(first.id, 'Привезите утром');
    const third = await place();
    await confirmOrders(db, session);
    const again = await query();
    assert.deepEqual(
      again.map(({ id }) => id),
      [String(first.id), String(third.id)],
    );
    assert.equal(textAt(again[0]!.one, 'Комментарий'), 'Привезите утром');
    assert.equal((await takenOf(second.id)).version, 1);
    await confirmOrders(db, session);
    assert.deepEqual(await idsOf(), []);
  });

  test('a confirmation that is repeated, late or premature changes nothing', async () => {
    assert.equal(await confirmOrders(db, session), 0);
    assert.equal(await confirmOrders(db, 999_999), 0);
    const { id } = await place();
    await query();
    await confirmOrders(db, session);
    const before = await takenOf(id);
    assert.equal(await confirmOrders(db, session), 0);
    assert.deepEqual(await takenOf(id), before);
    // The answer of another session knows an older version than the one that has been taken meanwhile.
    const slow = await buildExchangeSession(db);
    await change(id, 'Первое');
    await query(slow);
    await change(id, 'Второе');
    await query();
    await confirmOrders(db, session);
    assert.equal(await confirmOrders(db, slow), 0);
    assert.equal((await takenOf(id)).version, 3);
    assert.deepEqual(await idsOf(), []);
  });

  test('a cancelled order goes only where 1C has it', async () => {
    const [taken, unknown] = [await place(), await place()];
    await change(unknown.id, 'Не уходил');
    await db.updateTable('orders').set({ taken_version: 1 }).where('id', '=', taken.id).execute();
    for (const { id } of [taken, unknown])
      await buyer.call(cancelOrder, { params: { id }, body: { reason: 'Передумали' } });
    const offered = await query();
    assert.deepEqual(
      offered.map(({ id, cancelled }) => [id, cancelled]),
      [[String(taken.id), 'true']],
    );
    assert.equal(requisiteOf(offered[0]!.one, 'Причина отмены'), 'Передумали');
  });

  test('orders of before the exchange stay, unless 1C has taken them', async () => {
    const { id } = await place();
    assert.deepEqual(await idsOf(session, addDays(today, 1)), []);
    await query();
    await confirmOrders(db, session);
    await change(id, 'Изменён');
    assert.deepEqual(await idsOf(session, addDays(today, 1)), [String(id)]);
  });

  test('an unchanged order is handed over once more when the office says so', async () => {
    const { id } = await place();
    await query();
    await confirmOrders(db, session);
    await offerAgain(db, id);
    assert.deepEqual(await idsOf(), [String(id)]);
    await assert.rejects(offerAgain(db, 999_999), { message: 'Такого заказа нет' });
  });

  test('what 1C itself has said of an order is not told back to it', async () => {
    const { id } = await place();
    await query();
    await confirmOrders(db, session);
    await db.transaction().execute(async (tx) => {
      await sql`select set_config('shop.from_1c', 'yes', true)`.execute(tx);
      await tx.updateTable('orders').set({ comment: 'Из 1С' }).where('id', '=', id).execute();
    });
    assert.deepEqual(await idsOf(), []);
    await change(id, 'С сайта');
    assert.deepEqual(await idsOf(), [String(id)]);
  });

  test('two sessions, and confirmations during changes, lose and double nothing', async () => {
    const orders: { readonly id: number }[] = [];
    for (let count = 0; count < 6; count += 1) orders.push(await place());
    const sessions = [session, await buildExchangeSession(db)];
    const got = new Map<string, string>();
    const exchange = async (sessionId: number) => {
      for (const { id, one } of await query(sessionId)) got.set(id, textAt(one, 'Комментарий'));
      await confirmOrders(db, sessionId);
    };
    const edit = async (round: number) => {
      for (const { id } of orders) await change(id, `Правка ${round}`);
    };
    for (let round = 0; round < 5; round += 1)
      await Promise.all([
        exchange(sessions[0]!),
        edit(round),
        exchange(sessions[1]!),
        exchange(sessions[0]!),
      ]);
    await exchange(session);
    for (const { id } of orders) assert.equal(got.get(String(id)), 'Правка 4');
    assert.deepEqual(await idsOf(), []);
    const { count } = await db
      .selectFrom('exchange_offered_orders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    assert.equal(count, 0);
  });

  test('the page of an order that 1C has taken is told so', async () => {
    const { id } = await place();
    const { user, company } = await db
      .selectFrom('users')
      .select(['id as user', 'current_counterparty_id as company'])
      .where('login', '=', 'buyer@demo.example')
      .executeTakeFirstOrThrow();
    const heard: unknown[] = [];
    const unsubscribe = app.services.events.subscribe({
      actor: { userId: user, role: 'CUSTOMER', counterpartyId: company, closure: null } as never,
      send: (event, payload) => event === 'order.changed' && heard.push(payload),
      end: () => undefined,
    });
    await query();
    await confirmOrders(db, session);
    for (let waited = 0; heard.length === 0 && waited < 10_000; waited += 20) await pause(20);
    unsubscribe();
    assert.deepEqual(heard, [{ orderId: id }]);
  });

  test('thirty orders take as many statements as one', async () => {
    const { db: recorded, statements } = recordingStatements(db);
    const countFor = async (orders: number) => {
      for (let count = 0; count < orders; count += 1) await place();
      statements.length = 0;
      assert.equal((await idsOf(session, today, recorded)).length, orders);
      await confirmOrders(recorded, session);
      return statements.length;
    };
    assert.equal(await countFor(30), await countFor(1));
  });
});
