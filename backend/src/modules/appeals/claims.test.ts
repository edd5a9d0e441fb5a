import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { switchCounterparty } from '@shop/contracts/account/header';
import type { Right } from '@shop/contracts/account/permissions';
import { placeOrder } from '@shop/contracts/basket-order/checkout';
import {
  addAppeal,
  addAppealMessage,
  getAppeal,
  getAppeals,
  getAppealTypes,
} from '@shop/contracts/support/appeals';
import { byCourier, openOrderShop } from '../../../testing/builders/orders/order-shop.builder.ts';
import type { TestClient } from '../../../testing/test-client.ts';

describe('claims about lines of an order', async () => {
  const { app, buyer, clerk, db, fill, stranger } = await openOrderShop();
  after(() => app.close());

  let typeId: number;
  let orderId: number;
  let number: string;
  before(async () => {
    typeId = (await buyer.call(getAppealTypes)).items.find(({ code }) => code === 'claim')!.id;
    await fill(buyer, ['gloves', 12], ['masks', 10]);
    const placed = await buyer.call(placeOrder, { body: byCourier });
    [orderId, number] = [Number(placed.id), placed.number];
  });

  const claim = (lines: unknown, client: TestClient = buyer, other: object = {}) =>
    client.attempt(addAppeal, {
      body: { typeId, subject: 'Пересорт', message: 'Пришёл другой размер', orderId, lines, ...other },
    });
  const countOf = async () => (await buyer.call(getAppeals)).pageNavigation.recordCount;
  const rightsOf = async (client: 'clerk', counterpartyId: number, rights: Right[]) => {
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('login', '=', `${client}@demo.example`)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('counterparty_users')
      .values({ counterparty_id: counterpartyId, user_id: id, rights })
      .onConflict((conflict) => conflict.columns(['counterparty_id', 'user_id']).doUpdateSet({ rights }))
      .execute();
  };

  test('a claim names its order and lines, to the buyer and to the manager', async () => {
    const { envelope } = await claim([
      { position: 2, quantity: 10 },
      { position: 1, quantity: 3 },
    ]);
    const { id } = envelope.data as { id: number };
    const manager = await app.clientFor('manager@demo.example');
    for (const client of [buyer, manager]) {
      const { appeal } = await client.call(getAppeal, { params: { id } });
      assert.deepEqual(appeal.order, { id: orderId, number });
      assert.equal(appeal.typeName, 'Претензия по заказу');
      assert.deepEqual(
        appeal.lines.map(({ position, name, measure, quantity }) => [position, name, measure, quantity]),
        [
          [1, 'Перчатки', 'пара', 3],
          [2, 'Респиратор', 'пара', 10],
        ],
      );
    }
    const foreign = await stranger.attempt(getAppeal, { params: { id } });
    const unknown = await stranger.attempt(getAppeal, { params: { id: 999_999 } });
    assert.deepEqual([foreign.httpStatus, foreign.error], [404, unknown.error]);
  });

  for (const [name, lines, field, words] of [
    ['a line the order has not', [{ position: 9, quantity: 1 }], 'lines.0.position', 'В заказе нет строки 9'],
    [
      'more than was ordered',
      [
        { position: 1, quantity: 1 },
        { position: 2, quantity: 11 },
      ],
      'lines.1.quantity',
      'Респиратор: в\u00a0заказе только 10\u00a0пар',
    ],
    [
      'a line named twice',
      [
        { position: 1, quantity: 1 },
        { position: 1, quantity: 2 },
      ],
      'lines.1.position',
      'Строка 1 указана дважды',
    ],
    [
      'none of a line',
      [{ position: 1, quantity: 0 }],
      'lines.0.quantity',
      'Количество должно быть больше нуля',
    ],
  ] as const) {
    test(`${name} is refused with the line named, and saves nothing`, async () => {
      const before = await countOf();
      const { httpStatus, error } = await claim(lines);
      assert.deepEqual([httpStatus, error?.field, error?.message], [400, field, words]);
      assert.equal(await countOf(), before);
    });
  }

  test('lines need an order, and it has to be the user’s', async () => {
    const lines = [{ position: 1, quantity: 1 }];
    assert.equal((await claim(lines, buyer, { orderId: null })).error?.field, 'orderId');
    const foreign = await claim(lines, stranger);
    const unknown = await claim(lines, stranger, { orderId: 999_999 });
    assert.deepEqual([foreign.httpStatus, foreign.error], [404, unknown.error]);
  });

  test('a claim about an order of the user’s other company belongs to that company, with its rights', async () => {
    const [current, other] = await db
      .selectFrom('counterparty_users')
      .innerJoin('users', 'users.id', 'counterparty_users.user_id')
      .innerJoin('delivery_addresses as place', 'place.counterparty_id', 'counterparty_users.counterparty_id')
      .select(['counterparty_users.counterparty_id as id', 'place.id as address'])
      .distinctOn('counterparty_users.counterparty_id')
      .where('users.login', '=', 'buyer@demo.example')
      .orderBy('counterparty_users.counterparty_id')
      .execute();
    await buyer.call(switchCounterparty, { params: { id: other!.id } });
    await fill(buyer, ['gloves', 1]);
    const placed = await buyer.call(placeOrder, { body: { ...byCourier, address: other!.address } });
    await buyer.call(switchCounterparty, { params: { id: current!.id } });

    const about = { orderId: placed.id };
    const { envelope } = await claim([{ position: 1, quantity: 1 }], buyer, about);
    const { id } = envelope.data as { id: number };
    const { appeal } = await buyer.call(getAppeal, { params: { id } });
    assert.equal(appeal.order?.number, placed.number);
    assert.ok(!(await buyer.call(getAppeals)).items.some((one) => one.id === id));

    const { id: userId } = await db
      .selectFrom('users')
      .select('id')
      .where('login', '=', 'buyer@demo.example')
      .executeTakeFirstOrThrow();
    const received = new Promise((resolve) => {
      app.services.events.subscribe({
        actor: { role: 'CUSTOMER', userId, counterpartyId: current!.id, closure: null } as never,
        send: (event, payload) => event === 'appeal.changed' && resolve(payload),
        end: () => {},
      });
    });
    const manager = await app.clientFor('manager@demo.example');
    await manager.call(addAppealMessage, { body: { id, message: 'Довезём' } });
    assert.deepEqual(await received, { appealId: id });

    assert.equal((await claim([], clerk, about)).httpStatus, 404);
    assert.equal((await clerk.attempt(getAppeal, { params: { id } })).httpStatus, 404);
    await rightsOf('clerk', other!.id, ['prices']);
    assert.equal((await claim([], clerk, about)).httpStatus, 403);
    assert.equal((await clerk.attempt(getAppeal, { params: { id } })).httpStatus, 403);
    await rightsOf('clerk', other!.id, ['appeals']);
    assert.equal((await clerk.call(getAppeal, { params: { id } })).appeal.id, id);
  });
});
