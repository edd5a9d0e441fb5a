import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, beforeEach, describe, test } from 'node:test';
import { getCounterparties, switchCounterparty } from '@shop/contracts/account/header';
import {
  addListToBasket,
  addToBasket,
  clearBasket,
  forgetRemoved,
  getBasket,
  removeFromBasket,
  replaceBasket,
  returnToBasket,
  setBasketQuantities,
  updateBasketRow,
} from '@shop/contracts/basket-order/basket';
import { applyBasketTemplate, createBasketTemplate } from '@shop/contracts/basket-order/basket-templates';
import { copyOrder } from '@shop/contracts/basket-order/order-copy';
import { openShop } from '../../../testing/builders/basket/shop.builder.ts';

describe('a write to the basket names the company that the page shows (§4.33)', async () => {
  const { app, buyer, linesOf, shop } = await openShop();
  after(() => app.close());
  const { items } = await buyer.call(getCounterparties);
  const idOf = (isCurrent: boolean) => items.find((one) => one.isCurrent === isCurrent)!.id;
  const [here, elsewhere] = [idOf(true), idOf(false)];
  const switchTo = (id: number) => buyer.call(switchCounterparty, { params: { id } });

  /** Rows of the current basket and rows that can be restored to it. */
  const held = async () => {
    const { rows, removed } = await buyer.call(getBasket);
    const brief = ({ offerId, quantity }: { offerId: number; quantity: number }) => [offerId, quantity];
    return { rows: rows.map(brief), removed: removed.map(brief) };
  };

  beforeEach(async () => {
    for (const table of ['basket_rows', 'basket_removed_rows'] as const)
      await app.db.deleteFrom(table).execute();
    await switchTo(here);
  });

  test('and is refused, with nothing of it applied, when another one is current', async () => {
    const products = linesOf({ gloves: 2 });
    const template = await buyer.call(createBasketTemplate, { body: { name: 'Месяц', products } });
    await buyer.call(addListToBasket, { body: { products: linesOf({ gloves: 3, masks: 10 }) } });
    const { rows } = await buyer.call(getBasket);
    const rowOf = (offerId: number) => rows.find((row) => row.offerId === offerId)!.id;
    await buyer.call(removeFromBasket, { body: { products: [rowOf(shop.idOf('masks'))] } });
    const [removed] = (await buyer.call(getBasket)).removed;
    const before = await held();
    const contragent = elsewhere;
    const row = rowOf(shop.idOf('gloves'));
    const attempts = [
      await buyer.attempt(addToBasket, { body: { contragent, products } }),
      await buyer.attempt(addListToBasket, { body: { contragent, products } }),
      await buyer.attempt(replaceBasket, { body: { contragent, products } }),
      await buyer.attempt(setBasketQuantities, { body: { contragent, products } }),
      await buyer.attempt(updateBasketRow, { body: { contragent, product: { ID: row, QUANTITY: 7 } } }),
      await buyer.attempt(removeFromBasket, { body: { contragent, products: [row] } }),
      await buyer.attempt(clearBasket, { body: { contragent } }),
      await buyer.attempt(returnToBasket, { body: { contragent, removal: removed!.removal } }),
      await buyer.attempt(forgetRemoved, { body: { contragent } }),
      await buyer.attempt(applyBasketTemplate, {
        params: { id: template.id },
        body: { contragent, mode: 'replace' },
      }),
      await buyer.attempt(copyOrder, { params: { id: 1 }, body: { contragent } }),
    ];
    for (const { httpStatus, error } of attempts)
      assert.deepEqual([httpStatus, error?.code, error?.field], [409, 'conflict', 'contragent']);
    assert.deepEqual(await held(), before);
  });

  test('and is applied when that one is current, or when it names none', async () => {
    const body = { products: linesOf({ gloves: 2 }) };
    await buyer.call(addToBasket, { body: { contragent: here, ...body } });
    await buyer.call(addToBasket, { body });
    assert.deepEqual((await held()).rows, [[shop.idOf('gloves'), 4]]);
    await buyer.call(clearBasket);
    assert.deepEqual((await held()).rows, []);
  });

  test('and repeated after a switch gets the answer of the write that has been applied', async () => {
    const key = randomUUID();
    const body = { contragent: here, products: linesOf({ gloves: 2 }) };
    const first = await buyer.call(addToBasket, { body }, { key });
    await switchTo(elsewhere);
    assert.deepEqual(await buyer.call(addToBasket, { body }, { key }), first);
    assert.deepEqual((await held()).rows, []);
  });
});
