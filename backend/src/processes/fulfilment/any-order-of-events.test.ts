import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { placeOrder } from '@shop/contracts/basket-order/checkout';
import { cancelOrder, type OrderStatus } from '@shop/contracts/basket-order/orders';
import fc from 'fast-check';
import { sql } from 'kysely';
import { byCourier, openOrderShop } from '../../../testing/builders/orders/order-shop.builder.ts';
import { assertNone, assertSoundOrders, posted } from '../../../testing/orders/assert-sound-orders.ts';
import { endReservations } from '../../modules/orders/orders.api.ts';
import { moveDueOrders } from './fulfilment-simulation.ts';
import { moveOrder } from './move-order.ts';

const COURSE: readonly OrderStatus[] = ['new', 'confirmed', 'picking', 'shipped', 'delivered'];
const log = { error: (facts: object) => assert.fail(JSON.stringify(facts)) };

const shop = await openOrderShop();
const { app, buyer, db } = shop;
after(() => app.close());
before(async () => {
  await db
    .updateTable('contracts')
    .set({ credit_limit_kopecks: 1_000_000_000_00, postponement_days: 14 })
    .execute();
});

const goods = fc.constantFrom('gloves', 'lastPair', 'later', 'never');
const which = fc.nat({ max: 5 });
const events = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('place'),
      lines: fc.uniqueArray(fc.tuple(goods, fc.integer({ min: 1, max: 9 })), {
        minLength: 1,
        maxLength: 3,
        selector: ([key]) => key,
      }),
      shipment: fc.constantFrom('send-all', 'send-fast'),
      paySystem: fc.constantFrom('invoice', 'credit', 'postponement'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('advance'), which, times: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel'), which }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('arrive'), goods, quantity: fc.integer({ min: 1, max: 5 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reservations end') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('all at once'), which }) },
);
type ShopEvent = typeof events extends fc.Arbitrary<infer E> ? E : never;

/** `index` counts open orders from the oldest. */
async function openOrder(index: number): Promise<number | undefined> {
  const open = await db
    .selectFrom('orders')
    .select('id')
    .where('status', 'not in', ['delivered', 'cancelled'])
    .orderBy('id')
    .execute();
  return open[index % Math.max(open.length, 1)]?.id;
}

/** Ends all reservations that have an end. */
const endAll = () =>
  endReservations(db, {
    now: new Date('2099-01-12T12:00:00+03:00'),
    onFailure: (_, error) => assert.fail(String(error)),
  });

async function happen(event: ShopEvent): Promise<void> {
  if (event.kind === 'place') {
    const { lines, shipment, paySystem } = event;
    await shop.fill(buyer, ...lines);
    await buyer.call(placeOrder, { body: { ...byCourier, shipment, paySystem } });
    return;
  }
  if (event.kind === 'arrive') {
    await db
      .updateTable('stocks')
      .set((stock) => ({ quantity: stock('quantity', '+', event.quantity) }))
      .where('offer_id', '=', shop.shop.idOf(event.goods))
      .execute();
    return;
  }
  if (event.kind === 'reservations end') {
    await endAll();
    return;
  }
  const id = await openOrder(event.which);
  if (id === undefined) return;
  const cancel = () => buyer.attempt(cancelOrder, { params: { id }, body: { reason: 'Передумали' } });
  if (event.kind === 'cancel') await cancel();
  else if (event.kind === 'advance')
    for (let left = event.times; left > 0; left -= 1) await moveOrder(db, id);
  else
    await Promise.all([
      moveOrder(db, id),
      cancel(),
      endAll(),
      moveDueOrders(db, -1000, { log }),
      moveDueOrders(db, -1000, { log }),
    ]);
}

async function assertSound(): Promise<void> {
  await assertSoundOrders(db);
  const left = sql`(select coalesce(sum(part.quantity * line.price_kopecks), 0) from order_shipment_lines part
      join order_shipments shipment on shipment.id = part.shipment_id
      join order_lines line on line.order_id = part.order_id and line.position = part.position
      where part.order_id = orders.id and shipment.status in ('shipped', 'delivered'))
    + (select coalesce(sum(delivery_kopecks), 0) from order_shipments
      where order_id = orders.id and status in ('shipped', 'delivered'))`;
  await assertNone(
    db,
    'what has left is owed',
    sql`select id from orders where ${posted('shipment')} <> ${left}`,
  );
  await assertNone(
    db,
    'an order that has left is owed whole',
    sql`select id from orders where status in ('shipped', 'delivered') and ${posted('shipment')} <> total_kopecks`,
  );
  await assertNone(
    db,
    'goods on an invoice are picked when they are paid, once',
    sql`select id from orders where ${posted('payment')} <> case when pay_system = 'invoice'
      and status in ('picking', 'shipped', 'delivered') then total_kopecks else ${posted('payment')} end
      or ${posted('payment')} not in (0, total_kopecks)`,
  );
}

async function readStatuses(): Promise<ReadonlyMap<number, OrderStatus>> {
  const orders = await db.selectFrom('orders').select(['id', 'status']).execute();
  return new Map(orders.map(({ id, status }) => [id, status]));
}

function assertForward(was: ReadonlyMap<number, OrderStatus>, is: ReadonlyMap<number, OrderStatus>): void {
  for (const [id, status] of is) {
    const before = was.get(id) ?? 'new';
    const isForward =
      status === 'cancelled'
        ? ['new', 'confirmed', 'cancelled'].includes(before)
        : COURSE.indexOf(status) >= COURSE.indexOf(before) && before !== 'cancelled';
    assert.ok(isForward, `order ${id}: ${before} → ${status}`);
  }
}

test('goods and money add up in any order of placing, moving, cancelling, delivering and ends of reservations', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(events, { minLength: 10, maxLength: 25 }), async (course) => {
      for (const event of course) {
        const before = await readStatuses();
        await happen(event);
        assertForward(before, await readStatuses());
      }
      await assertSound();
    }),
    { numRuns: 8, endOnFailure: true },
  );
  // The remaining orders must reach their end.
  for (const [id] of await readStatuses()) while ((await moveOrder(db, id)) !== null);
  await assertSound();
  const ends = new Set((await readStatuses()).values());
  assert.deepEqual(
    [...ends].filter((status) => status !== 'cancelled'),
    ['delivered'],
  );
});
