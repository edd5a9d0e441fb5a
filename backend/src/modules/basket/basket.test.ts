import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import {
  addListToBasket,
  addToBasket,
  clearBasket,
  getBasket,
  getBasketSummary,
  removeFromBasket,
  setBasketQuantities,
  updateBasketRow,
} from '@shop/contracts/basket-order/basket';
import { type OfferKey, openShop } from '../../../testing/builders/basket/shop.builder.ts';
import { countingClient } from '../../../testing/counting-client.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { sessionModule } from '../session/session.routes.ts';
import { basketModule } from './basket.routes.ts';

describe('the basket', async () => {
  const { app, buyer, clerk, shop, stranger } = await openShop();
  after(() => app.close());
  afterEach(async () => {
    await app.db.deleteFrom('basket_rows').execute();
  });

  const add = async (client: TestClient, key: OfferKey, quantity: number) => {
    const { products } = await client.call(addToBasket, {
      body: { products: [{ id: shop.idOf(key), quantity }] },
    });
    return products[0]!;
  };

  test('is shared by the users of a company and hidden from other companies', async () => {
    await add(buyer, 'gloves', 3);
    await add(clerk, 'gloves', 4);
    const { rows } = await clerk.call(getBasket);
    assert.deepEqual(
      rows.map(({ name, quantity }) => [name, quantity]),
      [['Перчатки', 7]],
    );
    assert.deepEqual((await stranger.call(getBasket)).rows, []);
  });

  test('applies the quantity break and the contract discount, to the kopeck', async () => {
    await add(buyer, 'gloves', 12);
    const { rows, summary, discountPercent } = await buyer.call(getBasket);
    assert.equal(discountPercent, 5);
    // 120 ₽ list price, 90 ₽ from 12 pairs, less 5 %.
    assert.deepEqual([rows[0]?.priceKopecks, rows[0]?.totalKopecks], [85_50, 1026_00]);
    assert.deepEqual(summary, {
      rowCount: 1,
      goodsKopecks: 1440_00,
      discountKopecks: 414_00,
      vatKopecks: 185_02,
      totalKopecks: 1026_00,
      weightGrams: 1200,
      volumeCm3: 0,
      freeDeliveryFromKopecks: 50_000_00,
      minimumOrderKopecks: null,
    });
    assert.deepEqual(await buyer.call(getBasketSummary), summary);
  });

  test('raises a quantity to the minimum and the next multiple and reports it', async () => {
    const first = await add(buyer, 'masks', 3);
    assert.deepEqual([first.quantity, first.isCorrected], [10, true]);
    const second = await add(buyer, 'masks', 5);
    assert.deepEqual([second.quantity, second.isCorrected], [15, false]);
    const changed = await buyer.call(updateBasketRow, {
      body: { product: { ID: first.rowId, QUANTITY: 16 } },
    });
    assert.deepEqual(changed, { id: first.rowId, quantity: 20, isCorrected: true });
  });

  test('names the pack of a product, so that quantities can be typed in packs', async () => {
    await app.db
      .updateTable('products')
      .set({ measure_custom: 'упак', measure_factor: 12 })
      .where('id', '=', shop.productId('gloves'))
      .execute();
    await add(buyer, 'gloves', 12);
    await add(buyer, 'masks', 10);
    const { rows } = await buyer.call(getBasket);
    assert.deepEqual(
      rows.map(({ measure, measureCustom }) => [measure, measureCustom]),
      [
        ['пара', { name: 'упак', factor: 12 }],
        ['пара', null],
      ],
    );
  });

  test('removes a row whose quantity becomes 0, which can be restored (§7.91)', async () => {
    const { rowId } = await add(buyer, 'gloves', 3);
    const body = { product: { ID: rowId, QUANTITY: 0 } };
    assert.deepEqual(await buyer.call(updateBasketRow, { body }), {
      id: rowId,
      quantity: 0,
      isCorrected: false,
    });
    const { rows, removed } = await buyer.call(getBasket);
    assert.equal(
      rows.some(({ id }) => id === rowId),
      false,
    );
    assert.deepEqual(
      removed.map(({ offerId, quantity }) => [offerId, quantity]),
      [[shop.idOf('gloves'), 3]],
    );
  });

  test('sets the quantities of a whole table at once, removes zeros, and reports rounding', async () => {
    await add(buyer, 'gloves', 3);
    const set = () =>
      buyer.call(setBasketQuantities, {
        body: {
          products: [
            { id: shop.idOf('gloves'), quantity: 0 },
            { id: shop.idOf('masks'), quantity: 16 },
          ],
        },
      });
    const answer = {
      products: [
        { id: shop.idOf('masks'), quantity: 20, isCorrected: true },
        { id: shop.idOf('gloves'), quantity: 0, isCorrected: false },
      ],
    };
    assert.deepEqual(await set(), answer);
    assert.deepEqual(await set(), answer, 'the same again changes nothing');
    const { rows } = await clerk.call(getBasket);
    assert.deepEqual(
      rows.map(({ offerId, quantity }) => [offerId, quantity]),
      [[shop.idOf('masks'), 20]],
    );
  });

  test('sets all quantities or none, names the wrong line, and never changes another company', async () => {
    await add(stranger, 'gloves', 3);
    const { httpStatus, error } = await buyer.attempt(setBasketQuantities, {
      body: {
        products: [
          { id: shop.idOf('gloves'), quantity: 5 },
          { id: 999_999_999, quantity: 1 },
        ],
      },
    });
    assert.deepEqual([httpStatus, error?.code, error?.field], [400, 'validation', 'products.1.id']);
    assert.deepEqual((await buyer.call(getBasket)).rows, []);
    await buyer.call(setBasketQuantities, { body: { products: [{ id: shop.idOf('gloves'), quantity: 0 }] } });
    assert.equal((await stranger.call(getBasket)).rows[0]?.quantity, 3);
  });

  test('requires a size for a product that has sizes', async () => {
    const products = [
      { id: shop.idOf('gloves'), quantity: 1 },
      { id: shop.productId('boots'), quantity: 1 },
    ];
    const { httpStatus, error } = await buyer.attempt(addListToBasket, { body: { products } });
    assert.equal(httpStatus, 400);
    assert.deepEqual(error, { code: 'validation', message: 'Выберите размер', field: 'products.1.id' });
    assert.equal((await buyer.call(getBasket)).rows.length, 0, 'nothing of the list was added');
  });

  for (const [wrong, message] of [
    [-1, 'Количество должно быть больше нуля'],
    [0, 'Количество должно быть больше нуля'],
    [0.5, 'Количество должно быть целым'],
    [1e9, 'Количество не может быть больше 999 999'],
    ['пять', 'Количество должно быть числом'],
  ] as const) {
    test(`refuses the quantity ${wrong} and names the field`, async () => {
      const row = await add(buyer, 'gloves', 1);
      const products = [{ id: shop.idOf('gloves'), quantity: wrong }];
      const adding = await buyer.attempt(addToBasket, { body: { products } });
      assert.deepEqual(
        [adding.httpStatus, adding.error],
        [400, { code: 'validation', message, field: 'products.0.quantity' }],
      );
      // Setting a row to 0 removes it.
      if (wrong === 0) return;
      const updating = await buyer.attempt(updateBasketRow, {
        body: { product: { ID: row.rowId, QUANTITY: wrong } },
      });
      const least = wrong === -1 ? 'Количество не может быть меньше нуля' : message;
      assert.deepEqual(
        [updating.httpStatus, updating.error],
        [400, { code: 'validation', message: least, field: 'product.QUANTITY' }],
      );
      assert.equal((await buyer.call(getBasket)).rows[0]?.quantity, 1);
    });
  }

  test('refuses additions above the maximum quantity', async () => {
    await add(buyer, 'gloves', 999_999);
    const { httpStatus, error } = await buyer.attempt(addToBasket, {
      body: { products: [{ id: shop.idOf('gloves'), quantity: 1 }] },
    });
    assert.deepEqual([httpStatus, error?.field], [400, 'products.0.quantity']);
  });

  test('answers 404 for unknown offers and rows and changes nothing', async () => {
    const row = await add(buyer, 'gloves', 2);
    const products = [
      { id: shop.idOf('masks'), quantity: 10 },
      { id: 987_654, quantity: 1 },
    ];
    const list = await buyer.attempt(addListToBasket, { body: { products } });
    assert.deepEqual([list.httpStatus, list.error?.field], [404, 'products.1.id']);
    assert.equal(
      (await buyer.attempt(removeFromBasket, { body: { products: [row.rowId, 987_654] } })).httpStatus,
      404,
    );
    assert.equal(
      (await buyer.attempt(updateBasketRow, { body: { product: { ID: 987_654, QUANTITY: 1 } } })).httpStatus,
      404,
    );
    assert.deepEqual(
      (await buyer.call(getBasket)).rows.map(({ id, quantity }) => [id, quantity]),
      [[row.rowId, 2]],
    );
  });

  test("answers another company's rows as if they did not exist", async () => {
    const row = await add(buyer, 'gloves', 2);
    const update = { body: { product: { ID: row.rowId, QUANTITY: 50 } } };
    const foreign = await stranger.attempt(updateBasketRow, update);
    const unknown = await stranger.attempt(updateBasketRow, {
      body: { product: { ID: 987_654, QUANTITY: 50 } },
    });
    assert.equal(foreign.httpStatus, 404);
    assert.deepEqual(foreign.error, unknown.error);
    assert.equal(
      (await stranger.attempt(removeFromBasket, { body: { products: [row.rowId] } })).httpStatus,
      404,
    );
    await stranger.call(clearBasket);
    assert.equal((await buyer.call(getBasket)).rows[0]?.quantity, 2);
  });

  test('shows no price to a user without the right to see them', async () => {
    await add(buyer, 'gloves', 12);
    await app.db
      .updateTable('counterparty_users')
      .set({ rights: ['appeals'] })
      .where('is_admin', '=', false)
      .execute();
    const { rows, summary } = await clerk.call(getBasket);
    assert.deepEqual([rows[0]?.priceKopecks, rows[0]?.totalKopecks], [null, null]);
    assert.deepEqual(
      [summary.goodsKopecks, summary.discountKopecks, summary.vatKopecks, summary.totalKopecks],
      [null, null, null, null],
    );
    await app.db
      .updateTable('counterparty_users')
      .set({ rights: ['prices', 'appeals'] })
      .where('is_admin', '=', false)
      .execute();
  });

  test('is closed to visitors, managers and operations', async () => {
    const manager = await app.clientFor('manager@demo.example');
    const operations = await app.clientFor('ops@demo.example');
    assert.equal((await app.visitor.attempt(getBasket)).httpStatus, 401);
    for (const call of [getBasket, getBasketSummary, clearBasket]) {
      assert.equal((await manager.attempt(call)).httpStatus, 403);
      assert.equal((await operations.attempt(call)).httpStatus, 403);
    }
  });

  test('saves both of two concurrent additions', async () => {
    const one = { body: { products: [{ id: shop.idOf('gloves'), quantity: 1 }] } };
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? buyer : clerk).call(addToBasket, one)),
    );
    assert.equal((await buyer.call(getBasket)).rows[0]?.quantity, 8);
  });

  test('notifies open pages of the company only, after the change', async () => {
    const received: string[] = [];
    const listen = (client: string, counterpartyId: number) =>
      app.services.events.subscribe({
        actor: { counterpartyId, closure: null } as never,
        send: (event, payload) => received.push(`${client} ${event} ${JSON.stringify(payload)}`),
        end: () => {},
      });
    const own = await app.db
      .selectFrom('users')
      .select('current_counterparty_id as id')
      .where('login', '=', 'buyer@demo.example')
      .executeTakeFirstOrThrow();
    const leave = [listen('buyer', own.id!), listen('stranger', own.id! + 1)];
    await add(buyer, 'gloves', 1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const stop of leave) stop();
    assert.deepEqual(received, [
      `buyer basket.changed ${JSON.stringify({ offerIds: [shop.idOf('gloves')] })}`,
    ]);
  });

  test('shows what cannot be ordered: out of stock with the expected date, without a price', async () => {
    await add(buyer, 'later', 1);
    await add(buyer, 'unpriced', 1);
    const { rows, noProductsAddToOrder } = await buyer.call(getBasket);
    assert.deepEqual(
      rows.map(({ productId, isInStock, priceKopecks }) => [productId, isInStock, priceKopecks]),
      [
        [shop.productId('later'), false, 95_00],
        [shop.productId('unpriced'), true, null],
      ],
    );
    assert.match(rows[0]?.arrivalOn ?? '', /^\d{4}-\d\d-\d\d$/);
    assert.equal(noProductsAddToOrder, false);
  });

  test('adds and shows a thousand rows with as many SQL statements as one', async () => {
    await app.db.transaction().execute(async (tx) => {
      for (let index = 0; index < 1000; index += 1) {
        const product = await tx
          .insertInto('products')
          .values({
            external_id: `m${index}`,
            code: `m${index}`,
            article: `М-${index}`,
            name: `Метиз ${index}`,
            section_id: 1,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('offers')
          .values({
            id: product.id,
            external_id: `m${index}`,
            product_id: product.id,
            article: `М-${index}`,
            name: `Метиз ${index}`,
          })
          .execute();
        await tx
          .insertInto('prices')
          .values({ offer_id: product.id, price_type_id: shop.priceTypeId, kopecks: 100 + index })
          .execute();
      }
    });
    const offers = await app.db
      .selectFrom('offers')
      .select('id')
      .where('external_id', 'like', 'm%')
      .execute();
    const products = offers.map(({ id }) => ({ id, quantity: 1 }));
    const { statements, client } = await countingClient(app, [sessionModule, basketModule]);
    const counted = async (count: number) => {
      await app.db.deleteFrom('basket_rows').execute();
      statements.length = 0;
      await client.call(addListToBasket, { body: { products: products.slice(0, count) } });
      const { rows } = await client.call(getBasket);
      assert.equal(rows.length, count);
      return statements.length;
    };
    // The first call reads the session as well, which is in memory afterwards.
    await counted(1);
    const [one, many] = [await counted(1), await counted(1000)];
    assert.equal(one, many);
  });
});
