import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, describe, test } from 'node:test';
import { getCounterparties, switchCounterparty } from '@shop/contracts/account/header';
import { clearBasket, getBasket } from '@shop/contracts/basket-order/basket';
import { placeOrder } from '@shop/contracts/basket-order/checkout';
import { copyOrder } from '@shop/contracts/basket-order/order-copy';
import { sql } from 'kysely';
import { byCourier, openOrderShop } from '../../../../testing/builders/orders/order-shop.builder.ts';

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

  test('adds every line to the basket’s quantities, and shows both (§4.55, §7.110)', async () => {
    const id = await order(['gloves', 12], ['masks', 10]);
    await fill(buyer, ['gloves', 3]);
    const { added, unavailable, changed } = await buyer.call(copyOrder, { params: { id } });
    assert.deepEqual(
      added.map(({ name, askedQuantity, quantity, quantityBefore, isCorrected }) => [
        name,
        askedQuantity,
        quantity,
        quantityBefore,
        isCorrected,
      ]),
      [
        ['Перчатки', 15, 15, 3, false],
        ['Респиратор', 10, 10, 0, false],
      ],
    );
    assert.deepEqual([unavailable, changed], [[], []]);
    assert.deepEqual(await basketOf(), [
      [shop.idOf('gloves'), 15],
      [shop.idOf('masks'), 10],
    ]);
  });

  test('shows the stock of every line', async () => {
    const id = await order(['gloves', 12], ['masks', 10]);
    await db
      .updateTable('stocks')
      .set({ reserved: sql`quantity` })
      .where('offer_id', '=', shop.idOf('masks'))
      .execute();
    const { added } = await buyer.call(copyOrder, { params: { id } });
    assert.deepEqual(
      added.map(({ name, quantity, availableQuantity }) => [name, quantity, availableQuantity]),
      [
        ['Перчатки', 12, 12],
        ['Респиратор', 10, 0],
      ],
    );
  });

  test('drops nothing silently: lines off sale or without a price are named with the reason', async () => {
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

  test('offers substitutes: in stock, priced, of the same size first, three at most', async () => {
    const id = await order(['masks', 20], ['gloves', 1]);
    await db
      .insertInto('product_relations')
      .values(
        (['never', 'unpriced', 'lastPair', 'gloves', 'boots', 'later'] as const).map((key, index) => ({
          product_id: shop.productId('masks'),
          kind: 'analog' as const,
          related_id: shop.productId(key),
          sort: index * 10,
        })),
      )
      .execute();
    const masks = db.updateTable('offers').where('id', '=', shop.idOf('masks'));
    await masks.set({ active: false, variant: JSON.stringify({ Размер: '43' }) }).execute();
    const { unavailable } = await buyer.call(copyOrder, { params: { id } });
    await db.updateTable('counterparty_users').set({ rights: [] }).where('is_admin', '=', false).execute();
    const unpriced = await clerk.call(copyOrder, { params: { id } });
    await masks.set({ active: true, variant: '{}' }).execute();
    await db.deleteFrom('product_relations').execute();
    assert.deepEqual(
      unavailable.map(({ name, quantity, analogs }) => [
        name,
        quantity,
        analogs.map((analog) => [analog.name, analog.productCode, analog.priceKopecks]),
      ]),
      [
        [
          'Респиратор',
          20,
          [
            ['Ботинки, размер 43', 'boots', 95_00],
            ['Очки', 'lastPair', 95_00],
            // Twenty cost less each than one.
            ['Перчатки', 'gloves', 85_50],
          ],
        ],
      ],
    );
    assert.deepEqual(
      unpriced.unavailable[0]?.analogs.map(({ priceKopecks }) => priceKopecks),
      [null, null, null],
    );
  });

  test('copies an order of another own company into the basket on screen, at its prices', async () => {
    const id = await order(['gloves', 2]);
    const companies = await buyer.call(getCounterparties);
    const other = companies.items.find(({ isCurrent }) => !isCurrent)!;
    await buyer.call(switchCounterparty, { params: { id: other.id } });
    const { added, changed } = await buyer.call(copyOrder, { params: { id } });
    const basket = await basketOf();
    await buyer.call(clearBasket);
    await buyer.call(switchCounterparty, {
      params: { id: companies.items.find(({ isCurrent }) => isCurrent)!.id },
    });
    assert.deepEqual([added.length, basket], [1, [[shop.idOf('gloves'), 2]]]);
    assert.deepEqual(
      changed.map(({ priceKopecksBefore, priceKopecks }) => [priceKopecksBefore, priceKopecks]),
      [[95_00, 100_00]],
    );
    assert.deepEqual(await basketOf(), []);
  });

  test('two thousand lines are copied in one go', async () => {
    const id = await order(['gloves', 1]);
    const prices = { price_type_id: shop.priceTypeId, from_quantity: 1, kopecks: 10_00 };
    const { section_id } = await db
      .selectFrom('products')
      .select('section_id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const numbers = Array.from({ length: 2000 }, (_, index) => index);
    const products = await db
      .insertInto('products')
      .values(
        numbers.map((n) => ({
          external_id: `m${n}`,
          code: `m${n}`,
          article: `М-${n}`,
          name: `Товар ${n}`,
          section_id,
        })),
      )
      .returning('id')
      .execute();
    await db
      .insertInto('offers')
      .values(
        products.map((product, n) => ({
          id: product.id,
          external_id: `m${n}`,
          product_id: product.id,
          article: `М-${n}`,
          name: `Товар ${n}`,
          active: n % 2 === 0,
        })),
      )
      .execute();
    await db
      .insertInto('prices')
      .values(products.map((product) => ({ ...prices, offer_id: product.id })))
      .execute();
    await db
      .insertInto('product_relations')
      .values(
        products.map((product) => ({
          product_id: product.id,
          kind: 'analog',
          related_id: shop.productId('gloves'),
        })),
      )
      .execute();
    await db
      .insertInto('order_lines')
      .values(
        products.map((product, n) => ({
          order_id: Number(id),
          position: n + 2,
          offer_id: product.id,
          article: `М-${n}`,
          name: `Товар ${n}`,
          measure: 'шт',
          quantity: 1,
          price_kopecks: 10_00,
          vat_percent: 22,
          total_kopecks: 10_00,
        })),
      )
      .execute();
    const { added, unavailable } = await buyer.call(copyOrder, { params: { id } });
    assert.deepEqual([added.length, unavailable.length], [1001, 1000]);
    assert.ok(unavailable.every(({ analogs }) => analogs[0]?.productCode === 'gloves'));
    await db.deleteFrom('product_relations').execute();
  });

  test('leaves out goods that are not in stock only where they cannot be ordered', async () => {
    const id = await order(['later', 1]);
    const value = JSON.stringify({ canBuyUnavailable: false });
    await db.insertInto('settings').values({ name: 'basket', value }).execute();
    const refused = await buyer.call(copyOrder, { params: { id } });
    await db.deleteFrom('settings').where('name', '=', 'basket').execute();
    assert.deepEqual([refused.added.length, refused.unavailable[0]?.reason], [0, 'out-of-stock']);
    const copied = await buyer.call(copyOrder, { params: { id } });
    assert.deepEqual([copied.added.length, copied.unavailable.length], [1, 0]);
  });

  test('shows prices that differ to users who may see them, and to nobody else', async () => {
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

  test('happens once for one Idempotency-Key, and each time without one (§7.111)', async () => {
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
    assert.equal(keyless.httpStatus, 200);
    assert.deepEqual(await basketOf(), [[shop.idOf('gloves'), 5]]);
  });

  test('treats another company’s order as an unknown one', async () => {
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
