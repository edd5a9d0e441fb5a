import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import {
  addListToBasket,
  clearBasket,
  forgetRemoved,
  getBasket,
  removeFromBasket,
  replaceBasket,
  returnToBasket,
  setBasketQuantities,
} from '@shop/contracts/basket-order/basket';
import { type OfferKey, openShop } from '../../../testing/builders/basket/shop.builder.ts';
import type { TestClient } from '../../../testing/test-client.ts';

describe('removed rows of the basket', async () => {
  const { app, buyer, clerk, linesOf, shop, stranger } = await openShop();
  after(() => app.close());
  afterEach(async () => {
    await app.db.deleteFrom('basket_rows').execute();
    await app.db.deleteFrom('basket_removed_rows').execute();
  });

  const fill = (lines: Partial<Record<OfferKey, number>>) =>
    buyer.call(addListToBasket, { body: { products: linesOf(lines) } });
  const read = async (client: TestClient) => {
    const { rows, removed } = await client.call(getBasket);
    const summaryOf = (some: readonly { name: string; quantity: number }[]) =>
      Object.fromEntries(some.map(({ name, quantity }) => [name, quantity]));
    return { rows: summaryOf(rows), removed: summaryOf(removed), all: removed };
  };

  test('can be restored by any user of the company, on any device, and by no other company', async () => {
    const { products } = await fill({ gloves: 7, masks: 20 });
    await buyer.call(removeFromBasket, { body: { products: [products[0]!.rowId] } });
    const seen = await read(clerk);
    assert.deepEqual([seen.rows, seen.removed], [{ Респиратор: 20 }, { Перчатки: 7 }]);
    assert.ok(seen.all[0]?.changedBy, 'a colleague is named');
    assert.deepEqual((await read(stranger)).removed, {});

    const { removal } = seen.all[0]!;
    assert.equal((await stranger.attempt(returnToBasket, { body: { removal } })).httpStatus, 404);
    const returned = await clerk.call(returnToBasket, { body: { removal } });
    assert.equal(returned.products[0]?.quantity, 7);
    assert.deepEqual((await read(buyer)).rows, { Перчатки: 7, Респиратор: 20 });
    assert.deepEqual((await read(buyer)).removed, {});
  });

  test('are restored together after clearing the basket, except rows added again since (§7.92)', async () => {
    await fill({ gloves: 7, masks: 20 });
    await buyer.call(clearBasket);
    await fill({ gloves: 1 });
    const { removed, all } = await read(buyer);
    assert.deepEqual(removed, { Респиратор: 20 }, 'what is in the basket again is not offered');
    await buyer.call(returnToBasket, { body: { removal: all[0]!.removal } });
    assert.deepEqual((await read(buyer)).rows, { Перчатки: 1, Респиратор: 20 });
  });

  test('return to their positions, one by one and together, on screen and in files', async () => {
    const names = async () => (await buyer.call(getBasket)).rows.map(({ name }) => name);
    const { products } = await fill({ masks: 20, gloves: 7, lastPair: 1 });
    const before = await names();

    await buyer.call(removeFromBasket, { body: { products: [products[1]!.rowId] } });
    const { rows, removed } = await buyer.call(getBasket);
    const all = [...rows, ...removed].sort((a, b) => a.position - b.position);
    assert.deepEqual(
      all.map(({ name }) => name),
      before,
    );
    await fill({ gloves: 7 });
    assert.deepEqual(await names(), before, 'added again');

    await buyer.call(setBasketQuantities, { body: { products: linesOf({ masks: 0 }) } });
    await buyer.call(clearBasket);
    await fill({ lastPair: 1, gloves: 7, masks: 20 });
    assert.deepEqual(await names(), before, 'added again in another order');

    await buyer.call(clearBasket);
    const cleared = await buyer.call(getBasket);
    assert.deepEqual(
      cleared.removed.map(({ name }) => name),
      before,
    );
    await clerk.call(returnToBasket, { body: { removal: cleared.removed[0]!.removal } });
    assert.deepEqual(await names(), before, 'returned together');
  });

  test('named by a replacement get its order', async () => {
    await fill({ gloves: 7, masks: 20, lastPair: 1 });
    await buyer.call(clearBasket);
    await buyer.call(replaceBasket, { body: { products: linesOf({ lastPair: 1, gloves: 7 }) } });
    const { rows } = await buyer.call(getBasket);
    assert.deepEqual(
      rows.map(({ name }) => name),
      ['Очки', 'Перчатки'],
    );
  });

  test('are saved when a quantity becomes 0, but not when an addition is undone', async () => {
    await fill({ gloves: 7, masks: 20 });
    await buyer.call(setBasketQuantities, { body: { products: linesOf({ gloves: 0 }) } });
    await buyer.call(setBasketQuantities, { body: { products: linesOf({ masks: 0 }), isUndo: true } });
    assert.deepEqual(await read(buyer).then(({ removed }) => removed), { Перчатки: 7 });
  });

  test('are deleted on request, one or all, and only those of the user’s company', async () => {
    await fill({ gloves: 7, masks: 20, lastPair: 1 });
    await buyer.call(clearBasket);
    await stranger.call(forgetRemoved, { body: {} });
    await buyer.call(forgetRemoved, { body: { products: [shop.idOf('gloves')] } });
    assert.deepEqual((await read(buyer)).removed, { Респиратор: 20, Очки: 1 });
    await buyer.call(forgetRemoved, { body: {} });
    assert.deepEqual((await read(buyer)).removed, {});
  });

  test('include those that a replacement leaves out, with the number to restore them', async () => {
    await fill({ gloves: 7, masks: 20 });
    const { products, removal } = await buyer.call(replaceBasket, {
      body: { products: linesOf({ masks: 12, lastPair: 1 }) },
    });
    assert.deepEqual(
      products.map(({ quantity, before, isCorrected }) => [quantity, before, isCorrected]),
      [
        [15, 20, true],
        [1, 0, false],
      ],
    );
    assert.deepEqual((await read(buyer)).rows, { Респиратор: 15, Очки: 1 });
    await buyer.call(returnToBasket, { body: { removal } });
    assert.deepEqual((await read(buyer)).rows, { Перчатки: 7, Респиратор: 15, Очки: 1 });
  });

  test('stay unchanged when a replacement names an offer that is not sold', async () => {
    await fill({ gloves: 7 });
    const products = [...linesOf({ masks: 10 }), { id: 987_654, quantity: 1 }];
    assert.equal((await buyer.attempt(replaceBasket, { body: { products } })).httpStatus, 404);
    assert.deepEqual((await read(buyer)).rows, { Перчатки: 7 });
  });

  test('expire after a day', async () => {
    await fill({ gloves: 7 });
    await buyer.call(clearBasket);
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await app.db.updateTable('basket_removed_rows').set({ removed_at: yesterday }).execute();
    assert.deepEqual((await read(buyer)).removed, {});
  });
});
