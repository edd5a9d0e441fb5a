import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import { getOrder } from '@shop/contracts/basket-order/orders';
import { sql } from 'kysely';
import { openReservationShop } from '../../../../testing/builders/orders/reserved-order.builder.ts';
import { moveOrder, PaymentNeeded } from '../../../processes/fulfilment/move-order.ts';
import { saveSettingValue } from '../../office/office.api.ts';
import { endReservations } from './end-reservations.ts';
import { remindOfReservations } from './remind-of-reservations.ts';
import { reservationSetting } from './reservation-setting.ts';

const at = (moscow: string) => new Date(`${moscow}+03:00`);
/** A Wednesday; three working days later it is Monday. */
const placed = at('2026-12-02T12:00');
const until = '2026-12-07';
const beforeEnd = at('2026-12-04T10:00');
const notYet = at('2026-12-08T11:59');
const ended = at('2026-12-08T12:00');

describe('the reservation of an order', async () => {
  const shop = await openReservationShop();
  const {
    buyer,
    db,
    emailsAbout,
    forgetReservations,
    heldBy,
    orderOf,
    pay,
    placeAt,
    reservationOf,
    stockOf,
  } = shop;
  after(() => shop.app.close());
  afterEach(forgetReservations);
  const onFailure = (_: number, error: unknown) => assert.fail(String(error));
  const end = (now: Date) => endReservations(db, { now, onFailure });
  const remind = (now: Date) => remindOfReservations(db, { now, onFailure });
  const pageOf = async (id: number) => (await buyer.call(getOrder, { params: { id } })).order;
  const save = (value: Partial<typeof reservationSetting.initial>) =>
    db
      .transaction()
      .execute((tx) =>
        saveSettingValue(
          tx,
          { userId: null, name: 'test' },
          { name: reservationSetting.name, value: { ...reservationSetting.initial, ...value } },
        ),
      );

  test('lasts as many working days as its way of payment has, others have no limit (§1.70)', async () => {
    const [invoiced, onCredit] = [await placeAt(placed), await placeAt(placed, { paySystem: 'credit' })];
    assert.equal((await reservationOf(invoiced)).until, until);
    assert.equal((await reservationOf(onCredit)).until, null);
    assert.equal((await pageOf(invoiced)).reservation?.until, until);
    assert.equal((await pageOf(onCredit)).reservation, null);
    const { number } = await pageOf(invoiced);
    const [email] = await emailsAbout(new RegExp(`${number} принят`));
    assert.match(email!.body, /зарезервированы до 07\.12\.2026 включительно/);
  });

  test('does not begin for goods that are not in stock', async () => {
    const id = await placeAt(placed, { lines: [['never', 1]] });
    assert.equal((await reservationOf(id)).until, null);
  });

  test('stays as it was promised when the setting changes later', async () => {
    const before = await placeAt(placed);
    await save({ invoice: 1, credit: 5 });
    const later = await placeAt(placed);
    const onCredit = await placeAt(placed, { paySystem: 'credit' });
    await save({});
    assert.equal((await reservationOf(before)).until, until);
    assert.equal((await reservationOf(later)).until, '2026-12-03');
    assert.equal((await reservationOf(onCredit)).until, '2026-12-09');
  });

  test('is announced once by email a working day before it ends, by whichever server comes first (§1.71)', async () => {
    const id = await placeAt(placed);
    const { number } = await pageOf(id);
    const about = new RegExp(`^Резерв по заказу ${number} действует до 07\\.12\\.2026$`);
    assert.equal(await remind(at('2026-12-03T18:00')), 0);
    const reminded = await Promise.all([remind(beforeEnd), remind(beforeEnd)]);
    assert.deepEqual(reminded.toSorted(), [0, 1]);
    assert.equal(await remind(at('2026-12-07T10:00')), 0);
    const emails = await emailsAbout(about);
    assert.deepEqual(
      emails.map(({ recipient }) => recipient),
      ['buyer@demo.example'],
    );
    assert.match(emails[0]!.body, /«Продлить»/);
  });

  test('is not announced on the day of placing, nor for a paid order', async () => {
    await save({ invoice: 1 });
    const id = await placeAt(placed);
    await save({});
    assert.equal(await remind(placed), 0);
    await pay(1_00, id);
    assert.equal(await remind(at('2026-12-03T10:00')), 0);
  });

  test('is not announced for an order that an advance covers', async () => {
    const id = await placeAt(placed);
    await pay((await orderOf(id)).total_kopecks, null);
    assert.equal(await remind(beforeEnd), 0);
    await db.deleteFrom('ledger_documents').execute();
    assert.equal(await remind(beforeEnd), 1);
  });

  test('is announced for the other orders when one of them fails', async () => {
    const [broken] = [await placeAt(placed), await placeAt(placed)];
    await sql`create function refuse() returns trigger language plpgsql as 'begin raise ''refused''; end'`.execute(
      db,
    );
    await sql`create trigger refuse before update of reservation_reminded_for on orders
      for each row when (new.id = ${sql.lit(broken)}) execute function refuse()`.execute(db);
    const failed: number[] = [];
    const run = { now: beforeEnd, onFailure: (id: number) => void failed.push(id) };
    const reminded = await remindOfReservations(db, run);
    await sql`drop trigger refuse on orders`.execute(db);
    assert.deepEqual([reminded, failed], [1, [broken]]);
  });

  test('ends when it is not paid: the goods are on sale again and the order stays (§1.72)', async () => {
    const before = (await stockOf('gloves')).reserved;
    const id = await placeAt(placed, { lines: [['gloves', 12]] });
    const { number } = await pageOf(id);
    assert.equal(await end(notYet), 0);
    assert.equal(await heldBy(id), 12);
    assert.equal(await end(ended), 1);
    assert.deepEqual([await heldBy(id), (await stockOf('gloves')).reserved], [0, before]);
    const order = await pageOf(id);
    assert.deepEqual([order.status, order.canCancel], ['new', true]);
    assert.notEqual(order.reservation?.releasedAt, null);
    assert.equal(order.reservation?.extendableTo, null);
    assert.equal((await orderOf(id)).shipments[0]?.planned_on, null);
    const [email] = await emailsAbout(new RegExp(`^Резерв по заказу ${number} снят$`));
    assert.equal(email?.recipient, 'buyer@demo.example');
    assert.match(email.body, /оплата не\sпоступила до\s07\.12\.2026\. Заказ не отменён/);
    const notices = await db
      .selectFrom('notifications')
      .innerJoin('users', 'users.id', 'notifications.user_id')
      .select('users.login')
      .where('title', '=', `Резерв по заказу ${number} снят`)
      .orderBy('users.login')
      .execute();
    assert.deepEqual(
      notices.map(({ login }) => login),
      ['buyer@demo.example', 'manager@demo.example'],
    );
    const noted = await db
      .selectFrom('history')
      .select(['user_id', 'action', 'details'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    assert.deepEqual(noted, {
      user_id: null,
      action: 'order.reservation-released',
      details: { orderId: id, number, until },
    });
  });

  test('lasts while an advance that names no order covers it; then two servers end it once', async () => {
    const id = await placeAt(placed);
    // One payment for two invoices names no order.
    await pay((await orderOf(id)).total_kopecks, null);
    assert.equal(await end(ended), 0);
    await db.deleteFrom('ledger_documents').execute();
    const counts = await Promise.all([end(ended), end(ended)]);
    assert.deepEqual(counts.toSorted(), [0, 1]);
  });

  test('lasts for the oldest of the orders that one advance cannot cover together', async () => {
    const ids = [await placeAt(placed), await placeAt(placed), await placeAt(placed), await placeAt(placed)];
    await pay((await orderOf(ids[0]!)).total_kopecks, null);
    assert.equal(await end(ended), 3);
    const held = await Promise.all(ids.map((id) => heldBy(id)));
    assert.deepEqual(held, [2, 0, 0, 0]);
    await db.deleteFrom('ledger_documents').execute();
  });

  test('lasts for a small order that the rest covers, and an earlier one that it does not takes nothing', async () => {
    const large = await placeAt(placed, { lines: [['gloves', 20]] });
    const small = await placeAt(placed);
    await db.updateTable('orders').set({ reserved_until: '2026-12-20' }).where('id', '=', large).execute();
    await pay((await orderOf(small)).total_kopecks, null);
    assert.equal(await end(ended), 0);
    await db.deleteFrom('ledger_documents').execute();
    assert.equal(await end(ended), 1);
  });

  test('does not end for an order with a payment, also a partial one, nor for one being picked', async () => {
    const paid = await placeAt(placed);
    await pay(1_00, paid);
    const picked = await placeAt(placed, { paySystem: 'credit' });
    await db.updateTable('orders').set({ reserved_until: until }).where('id', '=', picked).execute();
    await moveOrder(db, picked);
    assert.equal((await moveOrder(db, picked))?.status, 'picking');
    assert.equal(await end(ended), 0);
    assert.deepEqual([await heldBy(paid), await heldBy(picked)], [2, 2]);
    assert.equal((await pageOf(paid)).reservation, null);
    assert.equal((await pageOf(picked)).reservation, null);
  });

  test('does not end for the second part of an order whose first part has left', async () => {
    const id = await placeAt(placed, {
      paySystem: 'credit',
      shipment: 'send-fast',
      lines: [
        ['gloves', 2],
        ['later', 1],
      ],
    });
    await db.updateTable('orders').set({ reserved_until: until }).where('id', '=', id).execute();
    for (const step of ['confirm', 'pick', 'ship', 'deliver', 'receive'])
      assert.equal((await moveOrder(db, id))?.step, step);
    assert.equal(await end(ended), 0);
    assert.equal(await heldBy(id), 1);
  });

  test('begins again without a limit when a late payment comes and the goods are set aside', async () => {
    const id = await placeAt(placed);
    await end(ended);
    assert.equal((await moveOrder(db, id))?.step, 'confirm');
    await assert.rejects(moveOrder(db, id, { refusesPayment: true }), PaymentNeeded);
    await pay((await orderOf(id)).total_kopecks, id);
    assert.equal((await pageOf(id)).reservation, null);
    assert.equal((await moveOrder(db, id))?.step, 'receive');
    assert.equal(await heldBy(id), 2);
    assert.deepEqual(await reservationOf(id), { until: null, extendedAt: null, releasedAt: null });
    for (const step of ['pick', 'ship', 'deliver']) assert.equal((await moveOrder(db, id))?.step, step);
  });

  test('leaves the goods of an unpaid order that it has released to later ones', async () => {
    const { quantity, reserved } = await stockOf('lastPair');
    const first = await placeAt(placed, { lines: [['lastPair', quantity - reserved]] });
    const second = await placeAt(placed, { lines: [['lastPair', 1]] });
    assert.equal(await heldBy(second), 0);
    await end(ended);
    await pay((await orderOf(second)).total_kopecks, second);
    await moveOrder(db, second);
    assert.equal((await moveOrder(db, second))?.step, 'receive');
    assert.equal(await heldBy(second), 1);
    assert.equal((await stockOf('lastPair')).quantity, quantity, 'nothing had to be delivered');
    assert.equal(await heldBy(first), 0);
  });

  test('a payment that found the goods reserved keeps them, whatever ends at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const id = await placeAt(placed);
      const payment = db.transaction().execute(async (tx) => {
        await pay(1_00, id, tx);
        const { reservation_released_at: releasedAt } = await tx
          .selectFrom('orders')
          .select('reservation_released_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return { found: releasedAt === null };
      });
      const ways = [() => payment, () => end(ended), () => end(ended)];
      await Promise.all((round % 2 === 0 ? ways : ways.toReversed()).map((way) => way()));
      await end(ended);
      const { releasedAt } = await reservationOf(id);
      assert.equal(releasedAt === null, (await payment).found);
      assert.equal(await heldBy(id), releasedAt === null ? 2 : 0);
      await forgetReservations();
    }
  });
});
