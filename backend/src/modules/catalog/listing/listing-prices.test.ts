import assert from 'node:assert/strict';
import { after, before, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { getListing } from '@shop/contracts/catalog/listings';
import { openShelfShop } from '../../../../testing/builders/catalog/listing.builder.ts';

let shop: Awaited<ReturnType<typeof openShelfShop>>;
before(async () => {
  shop = await openShelfShop();
});
after(() => shop.close());

it('a product is found and sorted by the price on its card, also if it starts at ten pieces', async () => {
  const buyer = await shop.clientFor('buyer@demo.example');
  const { shelf, db } = shop;
  const cheap = async () => {
    const params = { code: 'filter/price-base-to-60/apply/' };
    const { products, filter } = await buyer.call(getListing, { params, query: { sort: 'price-asc' } });
    const [price] = filter.items.prices;
    return {
      cards: products.items.map(({ code, prices }) => [code, prices?.breaks[0]?.kopecks]),
      least: price?.range.min,
    };
  };
  assert.deepEqual((await cheap()).cards, [['latex', 4750]]);

  const size = { external_id: 'wire#10', product_id: shelf.ids.wire, article: 'wire-10', name: 'Провод 10' };
  const { id } = await db.insertInto('offers').values(size).returning('id').executeTakeFirstOrThrow();
  const price = { offer_id: id, price_type_id: shelf.priceTypeId };
  await db
    .insertInto('prices')
    .values([
      { ...price, from_quantity: 10, kopecks: 4000 },
      { ...price, from_quantity: 100, kopecks: 3000 },
    ])
    .execute();
  // The index is refreshed with a delay.
  for (let attempts = 0; attempts < 100 && (await cheap()).cards.length < 2; attempts += 1) await delay(50);
  assert.deepEqual(await cheap(), {
    cards: [
      ['wire', 3800],
      ['latex', 4750],
    ],
    least: 3800,
  });
});
