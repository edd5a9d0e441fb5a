import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import { switchCounterparty } from '@shop/contracts/account/header';
import type { Right } from '@shop/contracts/account/permissions';
import { getCheckout, placeOrder } from '@shop/contracts/basket-order/checkout';
import {
  cancelOrder,
  exportOrder,
  exportOrders,
  getOrder,
  getOrders,
} from '@shop/contracts/basket-order/orders';
import { byCourier, openOrderShop } from '../../../testing/builders/orders/order-shop.builder.ts';
import { addDays, todayInMoscow } from '../../platform/calendar/days.ts';
import { moveOrder } from '../../processes/fulfilment/move-order.ts';
import { postToLedger } from '../finances/ledger/post-to-ledger.ts';

describe('orders', async () => {
  const { app, buyer, clerk, countOf, db, fill, shop, stranger, tidy } = await openOrderShop();
  after(() => app.close());
  afterEach(tidy);

  const companies = await db
    .selectFrom('counterparties')
    .innerJoin('counterparty_users', 'counterparty_users.counterparty_id', 'counterparties.id')
    .innerJoin('users', 'users.id', 'counterparty_users.user_id')
    .select(['counterparties.id', 'counterparties.code', 'counterparties.name'])
    .where('users.login', '=', 'buyer@demo.example')
    .orderBy('counterparties.id')
    .execute();
  const [romashka, vasilkov] = companies as [(typeof companies)[0], (typeof companies)[0]];
  const clerkId = (
    await db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'clerk@demo.example')
      .executeTakeFirstOrThrow()
  ).id;

  const place = async (...lines: Parameters<typeof fill> extends [unknown, ...infer L] ? L : never) => {
    await fill(buyer, ...lines);
    return buyer.call(placeOrder, { body: byCourier });
  };
  /** Places an order of the buyer's other company, which stays current while this runs. */
  const placeAtVasilkov = async (...lines: Parameters<typeof place>) => {
    await buyer.call(switchCounterparty, { params: { id: vasilkov.id } });
    const address = await db
      .selectFrom('delivery_addresses')
      .select('id')
      .where('counterparty_id', '=', vasilkov.id)
      .executeTakeFirstOrThrow();
    await fill(buyer, ...lines);
    const placed = await buyer.call(placeOrder, { body: { ...byCourier, address: address.id } });
    await buyer.call(switchCounterparty, { params: { id: romashka.id } });
    return placed;
  };
  const clerkAt = async (counterpartyId: number, rights: Right[]) => {
    await db
      .insertInto('counterparty_users')
      .values({ counterparty_id: counterpartyId, user_id: clerkId, rights })
      .onConflict((conflict) => conflict.columns(['counterparty_id', 'user_id']).doUpdateSet({ rights }))
      .execute();
  };
  const list = (query: object, client = buyer) => client.call(getOrders, { query });
  const pageOf = async (id: unknown, client = buyer) =>
    (await client.call(getOrder, { params: { id: Number(id) } })).order;

  test('every call on another company’s order answers exactly as on one that does not exist', async () => {
    const { id } = await place(['gloves', 1]);
    const body = { reason: 'Чужой' };
    for (const call of [getOrder, cancelOrder, exportOrder]) {
      const foreign = await stranger.attempt(call, { params: { id }, body });
      const unknown = await stranger.attempt(call, { params: { id: 999_999 }, body });
      assert.deepEqual([foreign.httpStatus, foreign.error], [404, unknown.error], call.path);
      assert.equal((await app.visitor.attempt(call, { params: { id }, body })).httpStatus, 401);
    }
    const { items } = await list({ contragent: 'all' }, stranger);
    assert.ok(!items.some((one) => one.id === id));
    assert.deepEqual((await list({ contragent: romashka.code }, stranger)).items, []);
    assert.equal((await pageOf(id)).status, 'new');
  });

  test('the list is filtered by status, type, day and text, newest first, and clamps its page (§7.106)', async () => {
    const waiting = await place(['later', 1]);
    const { id, number } = await place(['masks', 10]);
    const today = todayInMoscow();
    const idsOf = async (query: object) => (await list(query)).items.map((order) => order.id);
    assert.deepEqual((await idsOf({})).slice(0, 2), [id, waiting.id]);
    assert.deepEqual(await idsOf({ search: number.toLowerCase() }), [id]);
    assert.ok((await idsOf({ search: 'Респир' })).includes(id));
    assert.ok((await idsOf({ search: 'арт-MASKS' })).includes(id));
    assert.ok(!(await idsOf({ search: 'респир' })).includes(waiting.id));
    assert.deepEqual(await idsOf({ search: '100%' }), []);
    assert.deepEqual(await idsOf({ status: 'delivered' }), []);
    assert.ok((await idsOf({ status: 'new' })).includes(id));
    assert.deepEqual([...new Set((await list({ orderType: 2 })).items.map((order) => order.orderType))], [2]);
    assert.ok((await idsOf({ orderType: 1 })).includes(id));
    assert.ok((await idsOf({ dateFrom: today, dateTo: today })).includes(id));
    assert.deepEqual(await idsOf({ dateFrom: addDays(today, 1) }), []);
    assert.deepEqual(await idsOf({ dateTo: addDays(today, -1) }), []);
    const last = await list({ page: 900, pageSize: 2 });
    assert.equal(last.pageNavigation.pageNumber, last.pageNavigation.pageCount);
    assert.equal(last.pageNavigation.recordCount, await countOf('orders'));
    assert.ok(last.items.length > 0);
    const none = await list({ page: 900, search: 'ничего такого' });
    assert.deepEqual(
      [none.items, none.pageNavigation.recordCount, none.pageNavigation.pageNumber],
      [[], 0, 1],
    );
  });

  test('a line is found by ё as by е', async () => {
    await db
      .updateTable('products')
      .set({ name: 'Костюм утеплённый' })
      .where('code', '=', 'gloves')
      .execute();
    const { id } = await place(['gloves', 1]);
    await db.updateTable('products').set({ name: 'Перчатки' }).where('code', '=', 'gloves').execute();
    for (const search of ['утепленный', 'Утеплённый'])
      assert.deepEqual(
        (await list({ search })).items.map((order) => order.id),
        [id],
      );
  });

  test('orders of all own companies are listed and opened without switching to them', async () => {
    const here = await place(['gloves', 1]);
    const there = await placeAtVasilkov(['gloves', 2]);
    const current = await list({});
    assert.deepEqual(
      current.counterparties.toSorted((a, b) => a.code.localeCompare(b.code)),
      [
        { code: romashka.code, name: romashka.name, isCurrent: true },
        { code: vasilkov.code, name: vasilkov.name, isCurrent: false },
      ].sort((a, b) => a.code.localeCompare(b.code)),
    );
    const ids = async (query: object) => (await list(query)).items.map((order) => order.id);
    assert.ok(!(await ids({})).includes(there.id));
    assert.deepEqual(await ids({ contragent: vasilkov.code }), [there.id]);
    assert.deepEqual((await ids({ contragent: 'all' })).slice(0, 2), [there.id, here.id]);
    assert.deepEqual(await ids({ contragent: 'К-000900' }), []);
    assert.equal((await pageOf(there.id)).counterpartyName, vasilkov.name);
    assert.match(
      (await buyer.call(exportOrder, { params: { id: Number(there.id) } })).url,
      /^\/api\/files\//,
    );
  });

  test('what a user sees of an order and does with it follows the rights at its company', async () => {
    const here = await place(['gloves', 1]);
    const there = await placeAtVasilkov(['gloves', 2]);
    const cancel = (id: unknown) =>
      clerk.attempt(cancelOrder, { params: { id: Number(id) }, body: { reason: 'Ошибка' } });
    assert.equal((await cancel(there.id)).httpStatus, 404);
    await clerkAt(vasilkov.id, ['order', 'documents']);
    await clerkAt(romashka.id, ['prices', 'appeals']);
    const sums = new Map((await list({ contragent: 'all' }, clerk)).items.map((order) => [order.id, order]));
    assert.equal(typeof sums.get(here.id)?.totalKopecks, 'number');
    assert.equal(sums.get(there.id)?.totalKopecks, null);
    assert.equal((await pageOf(there.id, clerk)).totalKopecks, null);
    assert.deepEqual(
      [sums.get(here.id)?.canOpenDocuments, sums.get(there.id)?.canOpenDocuments],
      [false, true],
    );
    const allowed = async (id: unknown) => {
      const { canCancel, canClaim, canOpenDocuments } = await pageOf(id, clerk);
      return { canCancel, canClaim, canOpenDocuments };
    };
    assert.deepEqual(await allowed(here.id), { canCancel: false, canClaim: true, canOpenDocuments: false });
    assert.deepEqual(await allowed(there.id), { canCancel: true, canClaim: false, canOpenDocuments: true });
    assert.equal((await cancel(here.id)).httpStatus, 403);
    assert.equal((await cancel(there.id)).httpStatus, 200);

    await db
      .updateTable('counterparties')
      .set({ closed_at: new Date() })
      .where('id', '=', vasilkov.id)
      .execute();
    assert.equal((await clerk.attempt(getOrder, { params: { id: there.id } })).httpStatus, 404);
    assert.ok(!(await list({ contragent: 'all' }, clerk)).items.some(({ id }) => id === there.id));
    await db.updateTable('counterparties').set({ closed_at: null }).where('id', '=', vasilkov.id).execute();
    await db
      .deleteFrom('counterparty_users')
      .where('counterparty_id', '=', vasilkov.id)
      .where('user_id', '=', clerkId)
      .execute();
    await clerkAt(romashka.id, ['prices', 'appeals']);
  });

  test('sums are null without the right to see prices, the paid sum without that to see finances', async () => {
    const { id } = await place(['gloves', 1]);
    await clerkAt(romashka.id, ['appeals']);
    const order = await pageOf(id, clerk);
    const { items } = await list({}, clerk);
    await clerkAt(romashka.id, ['prices', 'appeals']);
    const seen = await pageOf(id, clerk);
    const sums = [order.goodsKopecks, order.deliveryKopecks, order.vatKopecks, order.totalKopecks];
    assert.deepEqual(
      [...sums, order.paidKopecks, order.lines[0]?.priceKopecks, order.lines[0]?.totalKopecks],
      Array(7).fill(null),
    );
    assert.ok(items.every(({ totalKopecks }) => totalKopecks === null));
    assert.deepEqual([seen.lines[0]?.totalKopecks, seen.paidKopecks], [95_00, null]);
  });

  test('the page shows lines, shipments, shipped quantities, the paid sum, and who did what (§7.107)', async () => {
    await fill(buyer, ['gloves', 12], ['later', 2], ['boots', 1]);
    const { id, number } = await buyer.call(placeOrder, {
      body: { ...byCourier, shipment: 'send-fast', paySystem: 'credit', comment: 'Позвоните' },
    });
    const orderId = Number(id);
    const placed = await pageOf(id);
    assert.deepEqual([placed.number, placed.orderType, placed.comment], [number, 2, 'Позвоните']);
    assert.deepEqual(
      placed.lines.map(({ position, productCode, quantity, shippedQuantity }) => [
        position,
        productCode,
        quantity,
        shippedQuantity,
      ]),
      [
        [1, 'gloves', 12, 0],
        [2, 'later', 2, 0],
        [3, 'boots', 1, 0],
      ],
    );
    assert.deepEqual(
      placed.shipments.map(({ position, status, lines }) => [position, status, lines]),
      [
        [
          1,
          'planned',
          [
            { position: 1, quantity: 12 },
            { position: 3, quantity: 1 },
          ],
        ],
        [2, 'planned', [{ position: 2, quantity: 2 }]],
      ],
    );
    assert.deepEqual(
      [placed.paidKopecks, placed.pickupStore, placed.createdByName],
      [0, null, 'Ирина Соколова'],
    );

    while ((await pageOf(id)).shipments[0]?.status !== 'shipped') assert.ok(await moveOrder(db, orderId));
    await db.transaction().execute((tx) =>
      postToLedger(tx, {
        counterpartyId: romashka.id,
        contractId: null,
        kind: 'payment',
        number: 'П-1',
        on: todayInMoscow(),
        dueOn: null,
        orderId,
        kopecks: 500_00,
      }),
    );
    await db.updateTable('products').set({ active: false }).where('code', '=', 'boots').execute();
    const shipped = await pageOf(id);
    await db.updateTable('products').set({ active: true }).where('code', '=', 'boots').execute();
    assert.deepEqual(
      shipped.lines.map((line) => [line.productCode, line.shippedQuantity]),
      [
        ['gloves', 12],
        ['later', 0],
        [null, 1],
      ],
    );
    assert.equal(shipped.paidKopecks, 500_00);
    assert.ok(shipped.shipments[0]?.shippedAt);
    const upd = shipped.documents.find(({ kind }) => kind === 'upd');
    assert.equal(upd?.shipment, 1);
    assert.equal(shipped.documents.find(({ kind }) => kind === 'invoice')?.shipment, null);
    const [first, ...later] = shipped.statuses;
    assert.deepEqual([first?.status, first?.byName], ['new', 'Ирина Соколова']);
    assert.ok(later.length > 0 && later.every(({ byName }) => byName === null));
  });

  test('an order to be picked up names the warehouse', async () => {
    await fill(buyer, ['gloves', 1]);
    const { id } = await buyer.call(placeOrder, {
      body: {
        deliveryType: 'pickup',
        pickupStore: shop.warehouseIds[0],
        shipment: 'send-all',
        paySystem: 'invoice',
      },
    });
    assert.deepEqual((await pageOf(id)).pickupStore, {
      name: 'Подольск',
      address: 'г. Подольск, ул. Складская, д. 1',
      workingHours: '',
    });
  });

  test('the clerk fills the basket and sees the orders, and may neither order nor cancel', async () => {
    const { id } = await place(['gloves', 1]);
    await fill(clerk, ['gloves', 1]);
    assert.equal((await clerk.attempt(getCheckout)).httpStatus, 403);
    assert.equal((await clerk.attempt(placeOrder, { body: byCourier })).httpStatus, 403);
    assert.equal((await pageOf(id, clerk)).canCancel, false);
    assert.ok((await list({}, clerk)).items.some((order) => order.id === id));
  });

  test('staff have no list of orders, and visitors none; the company’s manager reads one', async () => {
    const manager = await app.clientFor('manager@demo.example');
    const { id } = await place(['gloves', 1]);
    for (const call of [getOrders, exportOrders]) {
      assert.equal((await manager.attempt(call, { body: {} })).httpStatus, 403);
      assert.equal((await app.visitor.attempt(call, { body: {} })).httpStatus, 401);
    }
    assert.equal((await manager.call(getOrder, { params: { id } })).order.canCancel, false);
    assert.equal((await app.visitor.attempt(getOrder, { params: { id } })).httpStatus, 401);
  });
});
