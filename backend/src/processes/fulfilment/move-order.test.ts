import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { buildCatalogue, type TestCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { buildPlacedOrder } from '../../../testing/builders/orders/placed-order.builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { findContracts } from '../../modules/finances/ledger/contracts.repository.ts';
import { notificationSettingsOf } from '../../modules/notifications/notification-settings.ts';
import type { Actor } from '../../platform/actor/actor.ts';
import { addDays, todayInMoscow } from '../../platform/calendar/days.ts';
import { type Move, moveOrder } from './move-order.ts';

describe('an order in fulfilment', () => {
  let database: TestDatabase;
  let db: TestDatabase['db'];
  let shop: TestCatalogue;
  let actor: Actor;

  before(async () => {
    database = await openTestDatabase();
    db = database.db;
    shop = await buildCatalogue(db);
    const buyer = await db
      .selectFrom('users')
      .select(['id as userId', 'login', 'name', 'current_counterparty_id as counterpartyId'])
      .where('login', '=', 'buyer@demo.example')
      .executeTakeFirstOrThrow();
    actor = {
      ...buyer,
      sessionId: 1,
      role: 'CUSTOMER',
      scope: [],
      isCompanyAdmin: true,
      isDemo: true,
      actedBy: null,
      boundTo: null,
      closure: null,
    };
  });
  after(() => database.close());
  beforeEach(async () => {
    await db.deleteFrom('ledger_documents').execute();
    await db.deleteFrom('outbox').execute();
    await db.deleteFrom('notifications').execute();
  });

  /** Every transition until none is left, as `ship: shipped`. */
  async function moveToEnd(id: number, at?: Date): Promise<readonly string[]> {
    const moves: Move[] = [];
    for (;;) {
      const move = await moveOrder(db, id, at === undefined ? {} : { at });
      if (move === null) return moves.map(({ step, status }) => `${step}: ${status}`);
      moves.push(move);
      assert.ok(moves.length < 20);
    }
  }
  async function moveUntil(id: number, step: string): Promise<void> {
    for (;;) {
      const move = await moveOrder(db, id);
      if (move === null || move.step === step) return assert.equal(move?.step, step);
    }
  }
  const stockOf = (key: Parameters<TestCatalogue['idOf']>[0]) =>
    db
      .selectFrom('stocks')
      .select(['quantity', 'reserved'])
      .where('offer_id', '=', shop.idOf(key))
      .where('warehouse_id', '=', shop.warehouseIds[0])
      .executeTakeFirstOrThrow();
  const postingsOf = (id: number) =>
    db
      .selectFrom('ledger_documents as document')
      .innerJoin('ledger_entries as entry', 'entry.document_id', 'document.id')
      .select(['document.kind', 'document.number', 'document.due_on as dueOn', 'entry.kopecks'])
      .where('document.order_id', '=', id)
      .where('entry.account', '=', 'receivable')
      .orderBy('document.id')
      .execute();
  const shipmentsOf = (id: number) =>
    db.selectFrom('order_shipments').selectAll().where('order_id', '=', id).orderBy('position').execute();
  const usedKopecks = async () => (await findContracts(db, actor))[0]!.usedKopecks;

  it('on credit goes from the warehouse to the buyer, who is notified of every transition (§4.59)', async () => {
    const before = await stockOf('gloves');
    const { id, number } = await buildPlacedOrder(db, {
      lines: [{ offerId: shop.idOf('gloves'), quantity: 7 }],
    });
    assert.deepEqual(await moveToEnd(id), [
      'confirm: confirmed',
      'pick: picking',
      'ship: shipped',
      'deliver: delivered',
    ]);
    assert.deepEqual(await stockOf('gloves'), { quantity: before.quantity - 7, reserved: before.reserved });
    const statuses = await db
      .selectFrom('order_statuses')
      .select(['status', 'reached_by'])
      .where('order_id', '=', id)
      .where('status', '!=', 'new')
      .execute();
    assert.deepEqual(
      new Set(statuses.map(({ status }) => status)),
      new Set(['confirmed', 'picking', 'shipped', 'delivered']),
    );
    assert.ok(statuses.every(({ reached_by }) => reached_by === null));
    const titles = ['подтверждён', 'собирается', 'отгружен', 'доставлен'].map(
      (what) => `Заказ №\u00a0${number} ${what}`,
    );
    const notices = await db.selectFrom('notifications').selectAll().orderBy('id').execute();
    assert.deepEqual(
      notices.map(({ title }) => title),
      titles,
    );
    for (const { user_id, counterparty_id, kind, link } of notices)
      assert.deepEqual(
        [user_id, counterparty_id, kind, link],
        [actor.userId, actor.counterpartyId, 'order', `/orders/${id}/`],
      );
    const emails = await db.selectFrom('outbox').selectAll().orderBy('id').execute();
    assert.deepEqual(
      emails.map(({ subject, recipient }) => [subject, recipient]),
      titles.map((title) => [title, actor.login]),
    );
    assert.match(emails[2]!.body, /УПД\s— в документах заказа/);
  });

  it('is published to every open page of its company', async () => {
    const { promise: received, resolve } = Promise.withResolvers<unknown>();
    await database.listen('shop_events', (message) => {
      const { event, payload, to } = JSON.parse(message);
      if (event === 'order.changed') resolve({ payload, to });
    });
    const { id } = await buildPlacedOrder(db, { lines: [{ offerId: shop.idOf('gloves'), quantity: 1 }] });
    await moveOrder(db, id);
    assert.deepEqual(await received, {
      payload: { orderId: id },
      to: { counterpartyId: actor.counterpartyId },
    });
  });

  it('leaves with a УПД, and the debt it makes bears its number', async () => {
    const { id } = await buildPlacedOrder(db, { lines: [{ offerId: shop.idOf('gloves'), quantity: 2 }] });
    await moveUntil(id, 'ship');
    const [shipment] = await shipmentsOf(id);
    const upd = await db.selectFrom('order_documents').selectAll().where('order_id', '=', id).execute();
    assert.deepEqual(
      upd.map(({ kind, shipment_id }) => [kind, shipment_id]),
      [['upd', shipment!.id]],
    );
    assert.ok(shipment!.shipped_at !== null && shipment!.status === 'shipped');
    assert.deepEqual(
      (await postingsOf(id)).map(({ kind, number, kopecks }) => [kind, number, kopecks]),
      [['shipment', upd[0]!.number, 700_00]],
    );
  });

  it('on an invoice is picked after its payment only, which frees no credit for other orders', async () => {
    await buildPlacedOrder(db, { lines: [{ offerId: shop.idOf('gloves'), quantity: 4 }] });
    const used = await usedKopecks();
    const { id } = await buildPlacedOrder(db, {
      paySystem: 'invoice',
      lines: [{ offerId: shop.idOf('gloves'), quantity: 1 }],
    });
    const steps: string[] = [];
    for (let move = await moveOrder(db, id); move !== null; move = await moveOrder(db, id)) {
      steps.push(`${move.step}: ${move.status}`);
      assert.equal(await usedKopecks(), used, move.step);
    }
    assert.deepEqual(steps.slice(0, 3), ['confirm: confirmed', 'pay: confirmed', 'pick: picking']);
    assert.deepEqual(
      (await postingsOf(id)).map(({ kind, kopecks }) => [kind, kopecks]),
      [
        ['payment', -600_00],
        ['shipment', 600_00],
      ],
    );
  });

  it('with a postponement is due so many days after it left, whatever was expected', async () => {
    await db
      .updateTable('contracts')
      .set({ postponement_days: 21 })
      .where('counterparty_id', '=', actor.counterpartyId)
      .execute();
    const { id } = await buildPlacedOrder(db, {
      paySystem: 'postponement',
      lines: [{ offerId: shop.idOf('gloves'), quantity: 1 }],
    });
    const at = new Date('2026-03-02T12:00:00+03:00');
    await moveToEnd(id, at);
    assert.deepEqual(
      (await postingsOf(id)).map(({ dueOn }) => dueOn),
      ['2026-03-23'],
    );
    const { due_on } = await db
      .selectFrom('orders')
      .select('due_on')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    assert.equal(due_on, '2026-03-23');
  });

  it('to be sent at once waits until everything has come', async () => {
    const { id } = await buildPlacedOrder(db, {
      lines: [
        { offerId: shop.idOf('gloves'), quantity: 3 },
        { offerId: shop.idOf('later'), quantity: 5 },
      ],
    });
    assert.deepEqual(await moveToEnd(id), [
      'confirm: confirmed',
      'receive: confirmed',
      'pick: picking',
      'ship: shipped',
      'deliver: delivered',
    ]);
    assert.deepEqual(await stockOf('later'), { quantity: 0, reserved: 0 });
  });

  it('to be sent fast leaves in two parts, and takes from the limit once however far it is', async () => {
    const used = await usedKopecks();
    const { id, number } = await buildPlacedOrder(db, {
      shipment: 'send-fast',
      lines: [
        { offerId: shop.idOf('gloves'), quantity: 3 },
        { offerId: shop.idOf('lastPair'), quantity: 6 },
      ],
    });
    const total = 900_00 + 2 * 500_00;
    const seen: string[] = [];
    for (;;) {
      assert.equal(await usedKopecks(), used + total);
      const move = await moveOrder(db, id);
      if (move === null) break;
      seen.push(`${move.step}: ${move.status}`);
    }
    assert.deepEqual(seen, [
      'confirm: confirmed',
      'pick: picking',
      'ship: picking',
      'deliver: picking',
      'receive: picking',
      'pick: picking',
      'ship: shipped',
      'deliver: delivered',
    ]);
    assert.deepEqual(
      (await postingsOf(id)).map(({ kopecks }) => kopecks),
      [500_00 + 500_00, 400_00 + 500_00],
    );
    const notices = await db.selectFrom('notifications').select('title').orderBy('id').execute();
    assert.deepEqual(notices.map(({ title }) => title).slice(2, 5), [
      `Часть 1 из\u00a02 заказа №\u00a0${number} отгружена`,
      `Часть 1 из\u00a02 заказа №\u00a0${number} доставлена`,
      `Заказ №\u00a0${number}: товары поступили`,
    ]);
  });

  it('gets its goods at the warehouse it is fetched from', async () => {
    const { id } = await buildPlacedOrder(db, {
      deliveryType: 'pickup',
      pickupStoreId: shop.warehouseIds[1],
      deliveryKopecks: 0,
      lines: [{ offerId: shop.idOf('never'), quantity: 4 }],
    });
    await moveUntil(id, 'receive');
    const reservations = await db
      .selectFrom('order_reservations')
      .selectAll()
      .where('order_id', '=', id)
      .execute();
    assert.deepEqual(
      reservations.map(({ warehouse_id, quantity }) => [warehouse_id, quantity]),
      [[shop.warehouseIds[1], 4]],
    );
    const [shipment] = await shipmentsOf(id);
    assert.ok(shipment!.planned_on !== null && shipment!.planned_on > addDays(todayInMoscow(), 0));
    await moveToEnd(id);
    const last = await db
      .selectFrom('notifications')
      .select('title')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    assert.match(last.title, /выдан$/);
  });

  it('gets stock that has become free, except what an earlier one waits for', async () => {
    const offerId = shop.idOf('never');
    const first = await buildPlacedOrder(db, { lines: [{ offerId, quantity: 4 }] });
    const second = await buildPlacedOrder(db, { lines: [{ offerId, quantity: 4 }] });
    await db
      .updateTable('stocks')
      .set({ quantity: 6 })
      .where('offer_id', '=', offerId)
      .where('warehouse_id', '=', shop.warehouseIds[0])
      .execute();
    await moveUntil(second.id, 'receive');
    // Two of the six were left by the first order, and two had to be delivered.
    assert.deepEqual(await stockOf('never'), { quantity: 8, reserved: 4 });
    await moveUntil(first.id, 'receive');
    assert.deepEqual(await stockOf('never'), { quantity: 8, reserved: 8 });
    await moveToEnd(first.id);
    await moveToEnd(second.id);
    assert.deepEqual(await stockOf('never'), { quantity: 0, reserved: 0 });
  });

  it('notifies nobody of the past, and is dated in it', async () => {
    const at = new Date('2026-02-03T10:00:00+03:00');
    const { id } = await buildPlacedOrder(db, { lines: [{ offerId: shop.idOf('gloves'), quantity: 1 }] });
    await moveOrder(db, id, { at, isQuiet: true });
    assert.equal((await db.selectFrom('outbox').select('id').execute()).length, 0);
    const { reached_at } = await db
      .selectFrom('order_statuses')
      .select('reached_at')
      .where('order_id', '=', id)
      .where('status', '=', 'confirmed')
      .executeTakeFirstOrThrow();
    assert.deepEqual(reached_at, at);
  });

  it('notifies by the bell or by email alone, or not at all, as the buyer’s settings say', async () => {
    const { id } = await buildPlacedOrder(db, { lines: [{ offerId: shop.idOf('gloves'), quantity: 1 }] });
    const settings = notificationSettingsOf(db, actor);
    const received: string[] = [];
    for (const [inShop, byMail] of [
      [true, false],
      [false, true],
      [false, false],
    ] as const) {
      await settings.save({ kind: 'order', inShop, byMail });
      await moveOrder(db, id);
      const count = async (table: 'notifications' | 'outbox') =>
        (await db.deleteFrom(table).returning('id').execute()).length;
      received.push(`bell ${await count('notifications')}, mail ${await count('outbox')}`);
    }
    assert.deepEqual(received, ['bell 1, mail 0', 'bell 0, mail 1', 'bell 0, mail 0']);
    await db.deleteFrom('notification_settings').execute();
  });

  it('does not notify a buyer who has left the company or is switched off', async () => {
    const { id } = await buildPlacedOrder(db, { lines: [{ offerId: shop.idOf('gloves'), quantity: 1 }] });
    const membership = await db
      .deleteFrom('counterparty_users')
      .where('user_id', '=', actor.userId)
      .where('counterparty_id', '=', actor.counterpartyId)
      .returningAll()
      .executeTakeFirstOrThrow();
    assert.equal((await moveOrder(db, id))?.status, 'confirmed');
    await db.insertInto('counterparty_users').values(membership).execute();
    const switchTo = (active: boolean) =>
      db.updateTable('users').set({ active }).where('id', '=', actor.userId).execute();
    await switchTo(false);
    assert.equal((await moveOrder(db, id))?.status, 'picking');
    await switchTo(true);
    assert.deepEqual(await db.selectFrom('outbox').select('subject').execute(), []);
    assert.deepEqual(await db.selectFrom('notifications').select('title').execute(), []);
  });
});
