import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, describe, test } from 'node:test';
import { clearBasket, getBasket } from '@shop/shared/contracts/basket';
import { placeOrder } from '@shop/shared/contracts/checkout';
import { copyOrder } from '@shop/shared/contracts/order-copy';
import { byCourier, openOrderShop } from './order-shop.builder.ts';

describe('copying an order', async () => {
  const { app, buyer, clerk, countOf, db, fill, shop, stranger, tidy } = await openOrderShop();
  after(() => app.close());
  afterEach(tidy);

  const order = async (...lines: Parameters<typeof fill> extends [unknown, ...infer L] ? L : never) => {
    await fill(buyer, ...lines);
    return (await buyer.call(placeOrder, { body: byCourier })).id;
  };
  const basketOf = async (client = buyer) =>
    (await client.call(getBasket)).rows.map(({ offerId, quantity }) => [offerId, quantity]);

  test('puts every line into the basket on top of what is there, and says both quantities', async () => {
    const id = await order(['gloves', 12], ['masks', 10]);
    await fill(buyer, ['gloves', 3]);
    const { added, unavailable, changed } = await buyer.call(copyOrder, { params: { id } });
    assert.deepEqual(
      added.map(({ name, quantity, quantityBefore, isCorrected }) => [
        name,
        quantity,
        quantityBefore,
        isCorrected,
      ]),
      [
        ['Перчатки', 15, 3, false],
        ['Респиратор', 10, 0, false],
      ],
    );
    assert.deepEqual([unavailable, changed], [[], []]);
    assert.deepEqual(await basketOf(), [
      [shop.idOf('gloves'), 15],
      [shop.idOf('masks'), 10],
    ]);
  });

  test('drops nothing silently: what is gone or has no price is told with the reason', async () => {
    const id = await order(['gloves', 12], ['masks', 10], ['later', 1]);
    await db.updateTable('offers').set({ active: false }).where('id', '=', shop.idOf('masks')).execute();
    const prices = await db
      .deleteFrom('prices')
      .where('offer_id', '=', shop.idOf('later'))
      .returningAll()
      .execute();
    const { added, unavailable } = await buyer.call(copyOrder, { params: { id } });
    await db.updateTable('offers').set({ active: true }).execute();
    await db.insertInto('prices').values(prices).execute();
    assert.deepEqual(
      added.map(({ name }) => name),
      ['Перчатки'],
    );
    assert.deepEqual(
      unavailable.map(({ name, reason }) => [name, reason]),
      [
        ['Респиратор', 'gone'],
        ['Каска', 'unpriced'],
      ],
    );
  });

  test('leaves out what is not in stock only where such goods cannot be ordered', async () => {
    const id = await order(['later', 1]);
    const value = JSON.stringify({ canBuyUnavailable: false });
    await db.insertInto('settings').values({ name: 'basket', value }).execute();
    const refused = await buyer.call(copyOrder, { params: { id } });
    await db.deleteFrom('settings').where('name', '=', 'basket').execute();
    assert.deepEqual([refused.added.length, refused.unavailable[0]?.reason], [0, 'out-of-stock']);
    const taken = await buyer.call(copyOrder, { params: { id } });
    assert.deepEqual([taken.added.length, taken.unavailable.length], [1, 0]);
  });

  test('tells prices that differ to those who may see them, and to nobody else', async () => {
    const id = await order(['masks', 10]);
    const price = db.updateTable('prices').where('offer_id', '=', shop.idOf('masks'));
    await price.set({ kopecks: 120_00 }).where('price_type_id', '=', shop.priceTypeId).execute();
    const seen = await buyer.call(copyOrder, { params: { id } });
    await db.updateTable('counterparty_users').set({ rights: [] }).where('is_admin', '=', false).execute();
    const unseen = await clerk.call(copyOrder, { params: { id } });
    await price.set({ kopecks: 100_00 }).where('price_type_id', '=', shop.priceTypeId).execute();
    assert.deepEqual(
      seen.changed.map(({ name, priceKopecksBefore, priceKopecks }) => [
        name,
        priceKopecksBefore,
        priceKopecks,
      ]),
      [['Респиратор', 95_00, 114_00]],
    );
    assert.deepEqual([unseen.added.length, unseen.changed], [1, []]);
  });

  test('happens once for one Idempotency-Key, and not at all without one', async () => {
    const id = await order(['gloves', 5]);
    const key = randomUUID();
    const first = await buyer.call(copyOrder, { params: { id } }, { key });
    assert.deepEqual(await buyer.call(copyOrder, { params: { id } }, { key }), first);
    assert.deepEqual(await basketOf(), [[shop.idOf('gloves'), 5]]);
    await buyer.call(clearBasket);
    const keyless = await buyer.attempt(
      copyOrder,
      { params: { id } },
      { headers: { 'idempotency-key': undefined as never } },
    );
    assert.equal(keyless.httpStatus, 400);
    assert.deepEqual(await basketOf(), []);
  });

  test('is not possible with another company’s order, which answers as an unknown one', async () => {
    const id = await order(['gloves', 5]);
    const before = await countOf('order_lines');
    const foreign = await stranger.attempt(copyOrder, { params: { id } });
    const unknown = await stranger.attempt(copyOrder, { params: { id: 999_999 } });
    assert.deepEqual([foreign.httpStatus, foreign.error], [404, unknown.error]);
    assert.deepEqual(await basketOf(stranger), []);
    assert.equal(await countOf('order_lines'), before);
    assert.equal((await app.visitor.attempt(copyOrder, { params: { id } })).httpStatus, 401);
  });
});
