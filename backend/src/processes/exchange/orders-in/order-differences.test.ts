import assert from 'node:assert/strict';
import { after, afterEach, describe, it } from 'node:test';
import { acceptOrderChange, declineOrderChange } from '@shop/contracts/basket-order/order-changes';
import { getOrders } from '@shop/contracts/basket-order/orders';
import { openShopWith1c } from '../../../../testing/builders/exchange/outside-documents.builder.ts';
import { applyWaitingStatuses } from './orders/apply-waiting.ts';

describe('differences that 1C brings to an order', async () => {
  const shop = await openShopWith1c();
  const { app, db, buyer, clerk, stranger, say, place, read } = shop;
  after(() => app.close());
  afterEach(() => shop.tidy());
  const gloves = (quantity: number, price = 100) => ({ id: 'gloves#0', quantity, price });
  const boots = (quantity: number) => ({ id: 'boots#0', quantity, price: 100 });
  const decide = (call: typeof acceptOrderChange | typeof declineOrderChange, id: number, change: number) =>
    buyer.call(call, { params: { id }, body: { change } });
  const lastMessages = async () => {
    const bell = await db
      .selectFrom('notifications')
      .select(['title', 'message'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const email = await db
      .selectFrom('outbox')
      .select(['subject', 'body'])
      .orderBy('id', 'desc')
      .executeTakeFirst();
    return { bell, email };
  };

  it('within the limit are applied, shown and told', async () => {
    const { id, number } = await place({ gloves: 100 }, { shipment: 'send-all' });
    assert.equal((await shop.stockOf('gloves')).reserved, 100);
    const total = (await read(id)).totalKopecks;
    assert.deepEqual((await say({ number, lines: [gloves(98, 90)] })).counts, { orders: { changed: 1 } });
    const order = await read(id);
    assert.deepEqual(
      order.lines.map((line) => [line.quantity, line.orderedQuantity, line.totalKopecks]),
      [[98, 100, 98 * 90_00]],
    );
    assert.equal(order.totalKopecks, 98 * 90_00);
    assert.deepEqual(
      order.shipments.map(({ lines }) => lines.map(({ quantity }) => quantity)),
      [[98]],
    );
    assert.equal(order.waitingChange, null);
    assert.equal(order.changes.length, 1);
    const [change] = order.changes;
    assert.deepEqual(
      [change?.state, change?.oldTotalKopecks, change?.newTotalKopecks],
      ['applied', total, 98 * 90_00],
    );
    assert.deepEqual(change?.differences, [
      {
        kind: 'quantity',
        article: 'АРТ-gloves-0',
        name: 'Перчатки',
        measure: 'пара',
        before: 100,
        after: 98,
      },
    ]);
    assert.equal((await shop.stockOf('gloves')).reserved, 98, 'what is not ordered any more is on sale');
    const { bell, email } = await lastMessages();
    assert.equal(bell?.title, `Заказ №\u00a0${number} изменён`);
    assert.match(bell.message, /Перчатки: 100 → 98 пара/);
    assert.match(email?.body ?? '', /Перчатки: 100 → 98 пара/);
    await say({ number, lines: [gloves(100, 90)] });
    const [line] = (await read(id)).lines;
    assert.deepEqual([line?.quantity, line?.orderedQuantity], [100, null]);
    assert.equal((await shop.stockOf('gloves')).reserved, 100);
  });

  it('that only lower prices need no yes, however much', async () => {
    const { id, number } = await place({ gloves: 4 });
    await say({ number, lines: [gloves(4, 50)] });
    assert.equal((await read(id)).totalKopecks, 200_00);
  });

  it('above the limit wait: the order stays, the buyer agrees, and it goes on', async () => {
    const { id, number } = await place({ gloves: 5, boots: 2 });
    const document = {
      number,
      lines: [gloves(3), { id: 'later#0', quantity: 1, price: 120 }],
      requisites: { 'Статус заказа': 'К отгрузке', 'Дата отгрузки': '2026-12-10' },
    };
    assert.deepEqual((await say(document)).counts, { orders: { waiting: 1 } });
    const order = await read(id);
    assert.deepEqual([order.status, order.totalKopecks, order.canDecideChange], ['confirmed', 700_00, true]);
    const change = order.waitingChange!;
    assert.deepEqual([change.oldTotalKopecks, change.newTotalKopecks], [700_00, 420_00]);
    assert.deepEqual(
      change.differences.map(({ kind }) => kind),
      ['quantity', 'removed', 'added', 'date'],
    );
    const listed = await buyer.call(getOrders, { query: { page: 1, pageSize: 5 } });
    assert.equal(listed.items.find((one) => one.id === id)?.awaitsDecision, true);
    const titles = await db.selectFrom('notifications').select('title').execute();
    assert.ok(titles.some(({ title }) => title === `Заказ №\u00a0${number}: нужно ваше согласие`));
    assert.equal(await applyWaitingStatuses(db, assert.fail), 0, 'it does not go on before the answer');

    assert.deepEqual(await decide(acceptOrderChange, id, change.id), { state: 'accepted' });
    assert.deepEqual(await decide(acceptOrderChange, id, change.id), { state: 'accepted' });
    assert.equal(await applyWaitingStatuses(db, assert.fail), 1);
    const agreed = await read(id);
    assert.equal(agreed.status, 'picking');
    assert.equal(agreed.totalKopecks, 420_00);
    assert.deepEqual(
      agreed.lines.map((line) => [line.name, line.quantity]),
      [
        ['Перчатки', 3],
        ['Каска', 1],
      ],
    );
    assert.deepEqual(new Set(agreed.shipments.map(({ plannedOn }) => plannedOn)), new Set(['2026-12-10']));
    assert.deepEqual([agreed.waitingChange, agreed.changes[0]?.state], [null, 'accepted']);
    assert.notEqual(agreed.changes[0]?.decidedByName, null);
    assert.equal((await shop.orderOf(id)).exchange_version, 1, '1C has these lines already');
  });

  it('that are declined leave the order as it is, which goes to 1C again', async () => {
    const { id, number } = await place({ gloves: 5 });
    await say({ number, lines: [gloves(2)] });
    const { waitingChange } = await read(id);
    assert.deepEqual(await decide(declineOrderChange, id, waitingChange!.id), { state: 'declined' });
    assert.deepEqual(await decide(declineOrderChange, id, waitingChange!.id), { state: 'declined' });
    const order = await read(id);
    assert.deepEqual([order.totalKopecks, order.waitingChange], [500_00, null]);
    assert.equal((await shop.orderOf(id)).exchange_version, 2);
    const opposite = await buyer.attempt(acceptOrderChange, {
      params: { id },
      body: { change: waitingChange!.id },
    });
    assert.equal(opposite.httpStatus, 409);
    // 1C says the same until it has taken the order again.
    await say({ number, lines: [gloves(2)], requisites: { 'Статус заказа': 'Согласован' } });
    assert.equal((await read(id)).waitingChange, null);
    await db.updateTable('orders').set({ taken_version: 2 }).where('id', '=', id).execute();
    await say({ number, lines: [gloves(2)], requisites: { 'Статус заказа': 'К выполнению' } });
    assert.notEqual((await read(id)).waitingChange, null);
  });

  it('become outdated when 1C sends others, or returns to what was ordered', async () => {
    const { id, number } = await place({ gloves: 5 });
    await say({ number, lines: [gloves(2)] });
    const first = (await read(id)).waitingChange!;
    await say({ number, lines: [gloves(1)] });
    const stale = await buyer.attempt(acceptOrderChange, { params: { id }, body: { change: first.id } });
    assert.equal(stale.error?.code, 'changed');
    assert.equal((await read(id)).totalKopecks, 500_00);
    await say({ number, lines: [gloves(5)] });
    assert.equal((await read(id)).waitingChange, null);
  });

  it('are for those who may order there: nobody else sees or decides', async () => {
    const { id, number } = await place({ gloves: 5 });
    await say({ number, lines: [gloves(2)] });
    const { id: change } = (await read(id)).waitingChange!;
    const input = { params: { id }, body: { change } };
    for (const call of [acceptOrderChange, declineOrderChange]) {
      assert.equal((await stranger.attempt(call, input)).httpStatus, 404);
      assert.equal((await clerk.attempt(call, input)).httpStatus, 403);
    }
    const other = await place({ gloves: 1 });
    const foreign = await buyer.attempt(acceptOrderChange, { params: { id: other.id }, body: { change } });
    assert.equal(foreign.httpStatus, 404);
  });

  it('cannot take away what has left', async () => {
    const { id, number } = await place({ gloves: 10, boots: 1 }, { shipment: 'send-fast' });
    const shipment = {
      operation: 'Отпуск товара',
      id: `s-${id}`,
      number: 'УТ-1',
      more: `<Основание>${number}</Основание>`,
    };
    await say({ ...shipment, lines: [gloves(6)] });
    const { problems } = await say({ number, lines: [gloves(5), boots(1)] });
    assert.match(problems[0]?.reason ?? '', /уже отгружено 6/);
    await say({ number, lines: [gloves(6)] });
    const { waitingChange } = await read(id);
    await decide(acceptOrderChange, id, waitingChange!.id);
    const order = await read(id);
    assert.equal(order.status, 'shipped', 'nothing of it is left to wait for');
    assert.deepEqual(
      order.lines.map(({ quantity, orderedQuantity }) => [quantity, orderedQuantity]),
      [[6, 10]],
    );
  });
});
