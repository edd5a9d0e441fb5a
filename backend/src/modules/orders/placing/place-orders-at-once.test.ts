import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import { addToBasket, getBasket } from '@shop/contracts/basket-order/basket';
import { getCheckout, placeOrder } from '@shop/contracts/basket-order/checkout';
import { sql } from 'kysely';
import type { TestCatalogue } from '../../../../testing/builders/basket/catalogue.builder.ts';
import { byCourier, openOrderShop } from '../../../../testing/builders/orders/order-shop.builder.ts';
import { countingClient } from '../../../../testing/counting-client.ts';
import type { Db } from '../../../platform/database/database.ts';
import { basketModule } from '../../basket/basket.routes.ts';
import { sessionModule } from '../../session/session.routes.ts';
import { orderModule } from '../orders.routes.ts';

/** An order of two thousand lines takes 47: as many as one of two lines, and a few batches. */
const MAX_STATEMENTS = 60;

describe('many orders', async () => {
  const shopOfOrders = await openOrderShop();
  const { app, buyer, byCourierToStranger, db, fill, orderOf, shop, stockOf, stranger, tidy } = shopOfOrders;
  after(() => app.close());
  afterEach(tidy);
  const bodyOf = (client: typeof buyer) => (client === stranger ? byCourierToStranger : byCourier);

  test('of two buyers who want the last pair at the same moment one gets it and the other sees why', async () => {
    await fill(buyer, ['lastPair', 2]);
    await fill(stranger, ['lastPair', 2]);
    const versions = [(await buyer.call(getCheckout)).version, (await stranger.call(getCheckout)).version];
    const answers = await Promise.all(
      [buyer, stranger].map((client, index) =>
        client.attempt(placeOrder, { body: { ...bodyOf(client), version: versions[index] } }),
      ),
    );
    assert.deepEqual(answers.map(({ httpStatus }) => httpStatus).sort(), [200, 409]);
    const refused = answers.find(({ httpStatus }) => httpStatus === 409);
    assert.equal(refused?.error?.code, 'changed');
    assert.deepEqual(await stockOf('lastPair'), { quantity: 2, reserved: 2 });
    const loser = answers[0]?.httpStatus === 409 ? buyer : stranger;
    assert.equal((await loser.call(getBasket)).rows.length, 1, 'nothing of the other basket is lost');
  });

  test('numbers have no gaps, also when orders are placed at once', async () => {
    const numbers: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await fill(buyer, ['gloves', 1]);
      await fill(stranger, ['gloves', 1]);
      await buyer.attempt(placeOrder, { body: { ...byCourier, address: null } });
      const placed = await Promise.all(
        [buyer, stranger].map((client) => client.call(placeOrder, { body: bodyOf(client) })),
      );
      numbers.push(...placed.map(({ number }) => Number(number.slice(-5))));
    }
    const sorted = numbers.toSorted((a, b) => a - b);
    assert.deepEqual(
      sorted,
      sorted.map((_, index) => sorted[0]! + index),
    );
  });

  test('many orders at once for the same goods reserve no unit twice and lock nobody out', async () => {
    const wish = [
      ['gloves', 7],
      ['masks', 10],
      ['lastPair', 1],
    ] as const;
    const order = async (client: typeof buyer, lines: typeof wish | readonly (typeof wish)[number][]) => {
      await fill(client, ...lines);
      return client.attempt(placeOrder, { body: bodyOf(client) });
    };
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all([order(buyer, wish), order(stranger, wish.toReversed())]);
      assert.deepEqual(
        answers.map(({ httpStatus }) => httpStatus),
        [200, 200],
      );
    }
    assert.deepEqual(await stockOf('gloves'), { quantity: 100, reserved: 56 });
    assert.deepEqual(await stockOf('lastPair'), { quantity: 2, reserved: 2 });
  });

  test('two orders of one company at the same moment do not exceed its credit limit together', async () => {
    await db.deleteFrom('ledger_documents').execute();
    await db.updateTable('orders').set({ pay_system: 'invoice' }).execute();
    await db.updateTable('contracts').set({ credit_limit_kopecks: 5000_00 }).execute();
    // 2 052 for the gloves and 1 200 for delivery: the limit allows one such order.
    const body = { ...byCourier, paySystem: 'credit' } as const;
    await fill(buyer, ['gloves', 24]);
    const answers = await Promise.all([
      buyer.attempt(placeOrder, { body }),
      fill(buyer, ['gloves', 24]).then(() => buyer.attempt(placeOrder, { body })),
    ]);
    const refused = answers.filter(({ httpStatus }) => httpStatus !== 200);
    assert.ok(refused.length > 0);
    for (const { error } of refused)
      assert.match(error?.message ?? '', /Не хватает .*выберите оплату по счёту/);
    const { used } = await db
      .selectFrom('orders')
      .select(({ fn }) => fn.sum<number>('total_kopecks').as('used'))
      .where('pay_system', '=', 'credit')
      .executeTakeFirstOrThrow();
    assert.ok(Number(used) <= 5000_00, String(used));
    await db.updateTable('contracts').set({ credit_limit_kopecks: 600_000_00 }).execute();
  });

  test('an order of two thousand lines is placed in one go', async () => {
    const offerIds = await buildBolts(db, 2000, shop);
    const { client, statements } = await countingClient(app, [sessionModule, basketModule, orderModule]);
    await client.call(addToBasket, { body: { products: offerIds.map((id) => ({ id, quantity: 1 })) } });
    statements.length = 0;
    const { id } = await client.call(placeOrder, { body: byCourier });
    assert.ok(statements.length < MAX_STATEMENTS, `${statements.length} statements`);
    const { shipments, goods_kopecks } = await orderOf(id);
    assert.equal(shipments[0]?.parts.length, 2000);
    const lines = await db
      .selectFrom('order_lines')
      .select(({ fn }) => fn.sum<number>('total_kopecks').as('kopecks'))
      .where('order_id', '=', Number(id))
      .executeTakeFirstOrThrow();
    assert.equal(Number(lines.kopecks), goods_kopecks);
  });
});

/** Creates simple products with ten units each in stock; returns their offers. */
async function buildBolts(db: Db, count: number, shop: TestCatalogue): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with bolts as (
      insert into products (external_id, code, section_id, article, name)
      select 'b' || n, 'b' || n, 1, 'Б-' || n, 'Болт ' || n from generate_series(1, ${count}) n
      returning id, external_id, article, name
    ), sold as (
      insert into offers (id, external_id, product_id, article, name)
      select id, external_id, id, article, name from bolts
      returning id
    ), priced as (
      insert into prices (offer_id, price_type_id, kopecks)
      select id, ${shop.priceTypeId}::bigint, 100 + id from sold
    ), stocked as (
      insert into stocks (offer_id, warehouse_id, quantity) select id, ${shop.warehouseIds[0]}::bigint, 10 from sold
    )
    select id from sold order by id`.execute(db);
  return rows.map(({ id }) => id);
}
