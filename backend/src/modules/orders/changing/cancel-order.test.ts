import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { placeOrder } from '@shop/contracts/basket-order/checkout';
import { cancelOrder, getOrder } from '@shop/contracts/basket-order/orders';
import { sql } from 'kysely';
import { byCourier, openOrderShop } from '../../../../testing/builders/orders/order-shop.builder.ts';
import { impersonate } from '../../../../testing/builders/people/impersonation.builder.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { moveOrder } from '../../../processes/fulfilment/move-order.ts';

const reason = 'Ошиблись размером';

describe('cancelling an order', async () => {
  const { app, buyer, clerk, db, fill, orderOf, stockOf, stranger } = await openOrderShop();
  after(() => app.close());

  const onCredit = { ...byCourier, paySystem: 'credit' } as const;
  const order = async (...lines: Parameters<typeof fill> extends [unknown, ...infer L] ? L : never) => {
    await fill(buyer, ...lines);
    return Number((await buyer.call(placeOrder, { body: onCredit })).id);
  };
  const cancel = (id: number, client: TestClient = buyer) =>
    client.attempt(cancelOrder, { params: { id }, body: { reason } });
  const pageOf = async (id: number, client: TestClient = buyer) =>
    (await client.call(getOrder, { params: { id } })).order;
  const rights = (list: ('prices' | 'appeals' | 'order')[]) =>
    db.updateTable('counterparty_users').set({ rights: list }).where('is_admin', '=', false).execute();
  const idOf = async (login: string) =>
    (await db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;
  const emailsAbout = (number: string) =>
    db
      .selectFrom('outbox')
      .select(['recipient', 'body'])
      .where('subject', 'like', `%${number} отменён`)
      .execute();
  const noticesAbout = async (number: string) => {
    const rows = await db
      .selectFrom('notifications')
      .innerJoin('users', 'users.id', 'notifications.user_id')
      .select('users.login')
      .where('title', '=', `Заказ ${number} отменён`)
      .orderBy('users.login')
      .execute();
    return rows.map(({ login }) => login);
  };
  /** Asserts that each warehouse reserves exactly what orders reserve, and never more than its stock. */
  const assertStockAdds = async () => {
    const { rows } = await sql`
      select stocks.offer_id from stocks
      left join (
        select line.offer_id, reservation.warehouse_id, sum(reservation.quantity) as quantity
        from order_reservations reservation
        join order_lines line on line.order_id = reservation.order_id and line.position = reservation.position
        group by 1, 2
      ) held on held.offer_id = stocks.offer_id and held.warehouse_id = stocks.warehouse_id
      where stocks.reserved <> coalesce(held.quantity, 0) or stocks.reserved > stocks.quantity`.execute(db);
    assert.deepEqual(rows, []);
  };

  test('releases the stock, cancels its shipments and shows who, when and why (§4.54, §7.108)', async () => {
    const before = [await stockOf('gloves'), await stockOf('masks')];
    const id = await order(['gloves', 12], ['masks', 10]);
    assert.equal((await stockOf('gloves')).reserved, 12);
    assert.equal((await pageOf(id)).canCancel, true);
    const { httpStatus, envelope } = await cancel(id);
    assert.deepEqual([httpStatus, envelope.data], [200, { status: 'cancelled' }]);

    const page = await pageOf(id);
    assert.deepEqual([page.status, page.canCancel, page.cancelReason], ['cancelled', false, reason]);
    assert.deepEqual(
      page.statuses.map(({ status, byName }) => [status, byName]),
      [
        ['new', 'Ирина Соколова'],
        ['cancelled', 'Ирина Соколова'],
      ],
    );
    assert.deepEqual(new Set(page.shipments.map(({ status }) => status)), new Set(['cancelled']));
    assert.deepEqual([await stockOf('gloves'), await stockOf('masks')], before);
    await assertStockAdds();
    const event = await db
      .selectFrom('history')
      .select(['action', 'details'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    assert.deepEqual(event, {
      action: 'order.cancelled',
      details: { orderId: id, number: page.number, reason },
    });
  });

  test('notifies the manager, and the buyer by email; cancelling again notifies nobody and answers the same', async () => {
    const id = await order(['gloves', 1]);
    const { number } = await pageOf(id);
    const changes: unknown[] = [];
    const published = Promise.withResolvers<void>();
    await app.database.listen('shop_events', (message) => {
      if (!message.includes('order.changed')) return;
      changes.push(JSON.parse(message).payload);
      if (changes.length === 2) published.resolve();
    });
    const first = await cancel(id);
    const second = await cancel(id);
    assert.deepEqual([second.httpStatus, second.envelope.data], [200, first.envelope.data]);
    assert.deepEqual(await noticesAbout(number), ['manager@demo.example']);
    const emails = await emailsAbout(number);
    assert.deepEqual(
      emails.map(({ recipient }) => recipient),
      ['buyer@demo.example'],
    );
    assert.match(emails[0]!.body, /Причина: Ошиблись размером/);
    await published.promise;
    // One event goes to the company's pages, one to the manager's.
    assert.deepEqual(changes, [{ orderId: id }, { orderId: id }]);
    await assertStockAdds();
  });

  test('needs no reason: email, notification and page name none then (§7.109)', async () => {
    const id = await order(['gloves', 1]);
    const { number } = await pageOf(id);
    const { httpStatus } = await buyer.attempt(cancelOrder, { params: { id } });
    assert.equal(httpStatus, 200);
    const { status, cancelReason } = await pageOf(id);
    assert.deepEqual([status, cancelReason], ['cancelled', '']);
    const [email] = await emailsAbout(number);
    assert.doesNotMatch(email!.body, /Причина/);
    assert.match(email!.body, new RegExp(`Заказ ${number} .*отменён`));
  });

  test('a colleague with the right cancels too, and the buyer who ordered is told who it was', async () => {
    const id = await order(['gloves', 1]);
    const { number } = await pageOf(id);
    await rights(['prices', 'order']);
    assert.equal((await pageOf(id, clerk)).canCancel, true);
    assert.equal((await cancel(id, clerk)).httpStatus, 200);
    await rights(['prices', 'appeals']);
    assert.deepEqual(await noticesAbout(number), ['buyer@demo.example', 'manager@demo.example']);
    const [email] = await emailsAbout(number);
    const name = (await pageOf(id)).statuses.at(-1)!.byName!;
    assert.ok(email!.body.includes(`Его отменил пользователь ${name}.`));
  });

  test('a manager impersonating the buyer is named, recorded in the history and not notified', async () => {
    const id = await order(['gloves', 1]);
    const { number } = await pageOf(id);
    const impersonating = await impersonate(
      app,
      await app.clientFor('manager@demo.example'),
      'buyer@demo.example',
    );
    const managerId = await idOf('manager@demo.example');
    assert.equal((await cancel(id, impersonating)).httpStatus, 200);
    const status = await db
      .selectFrom('order_statuses')
      .select('reached_by')
      .where('order_id', '=', id)
      .where('status', '=', 'cancelled')
      .executeTakeFirstOrThrow();
    const event = await db
      .selectFrom('history')
      .select(['user_id', 'acted_by'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    assert.deepEqual(
      [status.reached_by, event],
      [managerId, { user_id: await idOf('buyer@demo.example'), acted_by: managerId }],
    );
    assert.deepEqual(await noticesAbout(number), ['buyer@demo.example']);
  });

  test('is possible once confirmed; later the answer says how far the order has got (§4.59)', async () => {
    const confirmed = await order(['gloves', 1]);
    await moveOrder(db, confirmed);
    assert.equal((await pageOf(confirmed)).status, 'confirmed');
    assert.equal((await cancel(confirmed)).httpStatus, 200);

    const id = await order(['gloves', 2]);
    const { number } = await pageOf(id);
    for (const [status, words] of [
      ['picking', 'уже собирается'],
      ['shipped', 'уже отгружен'],
      ['delivered', 'уже доставлен'],
    ] as const) {
      while ((await orderOf(id)).status !== status) assert.ok(await moveOrder(db, id));
      const stock = await stockOf('gloves');
      const { httpStatus, error } = await cancel(id);
      assert.deepEqual([httpStatus, error?.code], [409, 'conflict']);
      assert.ok(error?.message.startsWith(`Заказ ${number} ${words}, отменить его нельзя.`), error?.message);
      const page = await pageOf(id);
      assert.deepEqual([page.status, page.canCancel, page.cancelReason], [status, false, '']);
      assert.deepEqual(await stockOf('gloves'), stock);
    }
    assert.equal((await pageOf(id)).lines[0]?.shippedQuantity, 2);
    await assertStockAdds();
  });

  test('of two cancellations at once one cancels, and the other answers the same', async () => {
    const id = await order(['gloves', 3]);
    const { number } = await pageOf(id);
    const both = await Promise.all([cancel(id), cancel(id)]);
    assert.deepEqual(
      both.map(({ envelope }) => envelope.data),
      [{ status: 'cancelled' }, { status: 'cancelled' }],
    );
    assert.equal((await emailsAbout(number)).length, 1);
    await assertStockAdds();
  });

  test('against a warehouse that begins to pick at the same moment exactly one wins', async () => {
    const winners = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const id = await order(['gloves', 2], ['masks', 10]);
      await moveOrder(db, id);
      const picking = round % 2 === 0 ? undefined : moveOrder(db, id);
      const [{ httpStatus }, move] = await Promise.all([cancel(id), picking ?? moveOrder(db, id)]);
      const hasCancelled = httpStatus === 200;
      winners.add(hasCancelled ? 'buyer' : 'warehouse');
      assert.equal(move === null, hasCancelled);
      assert.equal((await orderOf(id)).status, hasCancelled ? 'cancelled' : 'picking');
      await assertStockAdds();
    }
    assert.ok(winners.has('warehouse'));
  });

  test('needs the right and an own order, and refuses an overlong reason', async () => {
    const id = await order(['gloves', 1]);
    assert.equal((await cancel(id, clerk)).httpStatus, 403);
    const foreign = await cancel(id, stranger);
    const unknown = await cancel(999_999, stranger);
    assert.deepEqual([foreign.httpStatus, foreign.error], [404, unknown.error]);
    const tooLong = { reason: 'я'.repeat(501) };
    const { httpStatus, error } = await buyer.attempt(cancelOrder, { params: { id }, body: tooLong });
    assert.deepEqual([httpStatus, error?.field], [400, 'reason']);
    assert.equal(
      (await app.visitor.attempt(cancelOrder, { params: { id }, body: { reason } })).httpStatus,
      401,
    );
    assert.equal((await pageOf(id)).status, 'new');
  });
});
