import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it, mock } from 'node:test';
import { buildCatalogue, type TestCatalogue } from '../../../testing/builders/basket/catalogue.builder.ts';
import { buildPlacedOrder } from '../../../testing/builders/orders/placed-order.builder.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { advanceAll, advanceOrder } from './advance-orders.ts';
import { moveDueOrders, startFulfilmentSimulation } from './fulfilment-simulation.ts';

const log = {
  error: (_: object, message?: string) => assert.fail(message),
};
const PACE_MS = 60_000;
const simulated = { isSimulated: true, onUnpaid: () => assert.fail() };

describe('the fulfilment simulation', () => {
  let database: TestDatabase;
  let db: TestDatabase['db'];
  let shop: TestCatalogue;

  before(async () => {
    database = await openTestDatabase();
    db = database.db;
    shop = await buildCatalogue(db);
  });
  after(() => database.close());
  beforeEach(async () => {
    await db.deleteFrom('ledger_documents').execute();
    await db.deleteFrom('order_documents').execute();
    await db.deleteFrom('orders').execute();
  });

  const place = () => buildPlacedOrder(db, { lines: [{ offerId: shop.idOf('gloves'), quantity: 1 }] });
  const age = (id: number, seconds: number) =>
    db
      .updateTable('orders')
      .set({ moved_at: new Date(Date.now() - seconds * 1000) })
      .where('id', '=', id)
      .execute();
  const statusOf = async (id: number) =>
    (await db.selectFrom('orders').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

  it('makes one transition of an order in a minute', async () => {
    const { id } = await place();
    assert.equal(await moveDueOrders(db, PACE_MS, { log }), 0);
    await age(id, 61);
    assert.equal(await moveDueOrders(db, PACE_MS, { log }), 1);
    assert.equal(await moveDueOrders(db, PACE_MS, { log }), 0);
    assert.equal(await statusOf(id), 'confirmed');
  });

  it('leaves orders of the past alone', async () => {
    const { id } = await place();
    await db.updateTable('orders').set({ moved_at: null }).where('id', '=', id).execute();
    assert.equal(await moveDueOrders(db, 0, { log }), 0);
  });

  it('continues with the next order when one cannot be moved, and retries that one later', async () => {
    const [broken, whole] = [await place(), await place()];
    await db.deleteFrom('order_shipments').where('order_id', '=', broken.id).execute();
    await db.updateTable('orders').set({ status: 'confirmed' }).execute();
    await age(broken.id, 90);
    await age(whole.id, 80);
    const error = mock.fn();
    assert.equal(await moveDueOrders(db, PACE_MS, { log: { error } }), 1);
    assert.equal(error.mock.callCount(), 1);
    assert.deepEqual([await statusOf(broken.id), await statusOf(whole.id)], ['confirmed', 'picking']);
    assert.equal(await moveDueOrders(db, PACE_MS, { log: { error } }), 0);
  });

  it('moves nothing twice when several servers look at the same time', async () => {
    const orders = [];
    for (let count = 0; count < 12; count += 1) orders.push(await place());
    for (const { id } of orders) await age(id, 61);
    const moved = await Promise.all([1, 2, 3].map(() => moveDueOrders(db, PACE_MS, { log })));
    assert.equal(moved[0]! + moved[1]! + moved[2]!, orders.length);
    for (const { id } of orders) assert.equal(await statusOf(id), 'confirmed');
  });

  it('brings an order to its buyer by itself, and stops with the server', async () => {
    const { id } = await place();
    const stop = startFulfilmentSimulation(db, { fulfilmentSimulation: { intervalMs: 20 } }, log);
    while ((await statusOf(id)) !== 'delivered') await new Promise((resolve) => setTimeout(resolve, 10));
    await stop();
    const later = await place();
    await new Promise((resolve) => setTimeout(resolve, 100));
    assert.equal(await statusOf(later.id), 'new');
  });

  it('can be advanced by the command, to a status and no further', async () => {
    const [first, second] = [await place(), await place()];
    const moves = await advanceOrder(db, first.number, { ...simulated, goal: 'picking' });
    assert.deepEqual(
      moves.map(({ step }) => step),
      ['confirm', 'pick'],
    );
    await assert.rejects(
      advanceOrder(db, first.number, { ...simulated, goal: 'confirmed' }),
      /is picking already/,
    );
    await db.deleteFrom('order_shipments').where('order_id', '=', second.id).execute();
    const failures: string[] = [];
    const all = await advanceAll(db, { ...simulated, goal: 'delivered' }, (number) => failures.push(number));
    assert.deepEqual(
      all.map(({ step }) => step),
      ['ship', 'deliver'],
    );
    assert.deepEqual(failures, [second.number]);
    await assert.rejects(advanceOrder(db, first.number, simulated), /is delivered already/);
  });

  it('does not run where it is switched off', async () => {
    const { id } = await place();
    await age(id, 600);
    await startFulfilmentSimulation(db, { fulfilmentSimulation: null }, log)();
    assert.equal(await statusOf(id), 'new');
  });
});
