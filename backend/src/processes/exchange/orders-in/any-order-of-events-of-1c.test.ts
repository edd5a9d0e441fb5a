import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { acceptOrderChange, declineOrderChange } from '@shop/contracts/basket-order/order-changes';
import { cancelOrder } from '@shop/contracts/basket-order/orders';
import fc from 'fast-check';
import {
  openShopWith1c,
  type WrittenDocument,
} from '../../../../testing/builders/exchange/outside-documents.builder.ts';
import { assertSoundOrders } from '../../../../testing/orders/assert-sound-orders.ts';
import { endReservations } from '../../../modules/orders/orders.api.ts';
import { moveOrder } from '../../fulfilment/move-order.ts';

const shop = await openShopWith1c();
const { app, buyer, db, say, place } = shop;
after(() => app.close());

const which = fc.nat({ max: 5 });
const kind = <Kind extends string>(name: Kind) => fc.constant(name);
const percent = fc.integer({ min: 50, max: 150 });
const events = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('place'),
      lines: fc.dictionary(fc.constantFrom('gloves', 'later', 'never'), fc.integer({ min: 1, max: 9 }), {
        minKeys: 1,
      }),
      shipment: fc.constantFrom('send-all', 'send-fast'),
      paySystem: fc.constantFrom('invoice', 'credit'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: kind('1C says where it is'),
      which,
      status: fc.constantFrom('К выполнению', 'К отгрузке', 'Отгружен', 'Закрыт', 'Неизвестный'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('1C changes it'),
      which,
      quantities: percent,
      price: fc.constantFrom(95, 100, 101, 130),
      status: fc.constantFrom('', 'К выполнению', 'Отгружен'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: kind('1C ships a part'),
      which,
      quantities: percent,
      number: fc.nat({ max: 3 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('1C is paid'), which, quantities: percent }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('1C cancels it'), which }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('the buyer answers'), which, isAccepted: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('the buyer cancels'), which }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('the shop moves it'), which }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('reservations end') }) },
);
type ShopEvent = typeof events extends fc.Arbitrary<infer E> ? E : never;

/** An order of any status, with its lines as 1C would name them. */
async function orderAt(index: number) {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number', 'delivery_kopecks as delivery'])
    .orderBy('id', 'desc')
    .limit(6)
    .execute();
  const order = orders[index % Math.max(orders.length, 1)];
  if (order === undefined) return undefined;
  const lines = await db
    .selectFrom('order_lines as line')
    .innerJoin('offers', 'offers.id', 'line.offer_id')
    .select(['offers.external_id as externalId', 'line.quantity', 'line.price_kopecks as kopecks'])
    .where('line.order_id', '=', order.id)
    .orderBy('line.position')
    .execute();
  const written = ({ quantities = 100, price = 100 } = {}): NonNullable<WrittenDocument['lines']> => [
    ...lines.map(({ externalId, quantity, kopecks }) => ({
      id: externalId,
      quantity: Math.max(1, Math.round((quantity * quantities) / 100)),
      price: Math.round((kopecks * price) / 100) / 100,
    })),
    ...(order.delivery === 0
      ? []
      : [
          {
            ...{ id: 'ORDER_DELIVERY', name: 'Доставка заказа', quantity: 1, price: order.delivery / 100 },
            kind: 'Услуга' as const,
          },
        ]),
  ];
  return { ...order, base: `<Основание>${order.number}</Основание>`, written };
}

type Order = NonNullable<Awaited<ReturnType<typeof orderAt>>>;

function documentOf(order: Order, event: ShopEvent): WrittenDocument | undefined {
  const { number, base, written } = order;
  switch (event.kind) {
    case '1C says where it is':
      return { number, lines: written(), requisites: { 'Статус заказа': event.status } };
    case '1C changes it':
      return { number, lines: written(event), requisites: { 'Статус заказа': event.status } };
    case '1C ships a part':
      return {
        ...{ operation: 'Отпуск товара', id: `ship-${order.id}-${event.number}`, more: base },
        ...{ number: `УТ-${order.id}-${event.number}`, lines: written(event).slice(0, 1) },
      };
    case '1C is paid':
      return {
        ...{ operation: 'Выплата безналичных денег', id: `pay-${order.id}`, number: `П-${order.id}` },
        ...{ sum: event.quantities * 10, more: base },
      };
    case '1C cancels it':
      return { number, requisites: { Отменен: 'true' } };
    default:
      return undefined;
  }
}

async function happen(event: ShopEvent): Promise<void> {
  if (event.kind === 'place') {
    const { kind: _, lines, ...other } = event;
    await place(lines, other);
    return;
  }
  if (event.kind === 'reservations end') {
    const now = new Date('2099-01-12T12:00:00+03:00');
    await endReservations(db, { now, onFailure: (__, error) => assert.fail(String(error)) });
    return;
  }
  const order = await orderAt(event.which);
  if (order === undefined) return;
  const document = documentOf(order, event);
  if (document !== undefined) {
    await say(document);
    // The same again: nothing more happens.
    const { counts } = await say(document);
    for (const outcomes of Object.values(counts))
      assert.deepEqual(
        Object.keys(outcomes).filter((one) => !['unchanged', 'setAside'].includes(one)),
        [],
        event.kind,
      );
  } else if (event.kind === 'the buyer answers') {
    const waiting = await db
      .selectFrom('order_changes')
      .select('id')
      .where('order_id', '=', order.id)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    const call = event.isAccepted ? acceptOrderChange : declineOrderChange;
    if (waiting !== undefined)
      await buyer.attempt(call, { params: { id: order.id }, body: { change: waiting.id } });
  } else if (event.kind === 'the buyer cancels')
    await buyer.attempt(cancelOrder, { params: { id: order.id }, body: { reason: 'Передумали' } });
  else if (event.kind === 'the shop moves it') await moveOrder(db, order.id);
}

test('goods and money add up in any order of what 1C, the buyer and the shop do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(events, { minLength: 10, maxLength: 25 }), async (course) => {
      for (const event of course) await happen(event);
      await assertSoundOrders(db);
    }),
    { numRuns: 6, endOnFailure: true },
  );
});
