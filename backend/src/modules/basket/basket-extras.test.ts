import assert from 'node:assert/strict';
import { after, afterEach, describe, test } from 'node:test';
import { read as readWorkbook, utils } from '@e965/xlsx';
import {
  addListToBasket,
  exportBasket,
  getBasket,
  getBasketFields,
} from '@shop/contracts/basket-order/basket';
import { getPromotionGroup, getPromotionsOfRow } from '@shop/contracts/basket-order/basket-promotions';
import { getBasketPaymentTypes, getCheckout } from '@shop/contracts/basket-order/checkout';
import { type OfferKey, openShop } from '../../../testing/builders/basket/shop.builder.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { todayInMoscow } from '../../platform/calendar/days.ts';

describe('further calls about the basket', async () => {
  const { app, buyer, clerk, linesOf, shop, stranger } = await openShop();
  after(() => app.close());
  afterEach(async () => {
    await app.db.deleteFrom('basket_rows').execute();
    await app.db.deleteFrom('settings').where('name', '=', 'basket').execute();
  });

  const fill = (lines: Partial<Record<OfferKey, number>>) =>
    buyer.call(addListToBasket, { body: { products: linesOf(lines) } });
  const download = async (client: TestClient, format: 'xlsx' | 'csv') => {
    const { url } = await client.call(exportBasket, { body: { format } });
    const answer = await app.app.inject({ method: 'GET', url });
    assert.equal(answer.statusCode, 200);
    return answer.rawPayload;
  };
  const withRights = async (rights: ('prices' | 'appeals')[], act: () => Promise<void>) => {
    const clerks = app.db.updateTable('counterparty_users').where('is_admin', '=', false);
    await clerks.set({ rights }).execute();
    await act();
    await clerks.set({ rights: ['prices', 'appeals'] }).execute();
  };

  test('a row has its quantity breaks at the customer’s prices, and tells whether there are other sizes', async () => {
    await fill({ gloves: 3 });
    await buyer.call(addListToBasket, { body: { products: [{ id: shop.idOf('boots'), quantity: 1 }] } });
    const { rows } = await buyer.call(getBasket);
    assert.deepEqual(rows[0]?.breaks, [
      { fromQuantity: 1, kopecks: 95_00 },
      { fromQuantity: 12, kopecks: 85_50 },
    ]);
    assert.deepEqual(
      rows.map(({ hasVariants, changedBy }) => [hasVariants, changedBy]),
      [
        [false, null],
        [true, null],
      ],
    );
    assert.ok((await clerk.call(getBasket)).rows[0]?.changedBy, 'a colleague sees who changed it');
  });

  test('requested fields of rows are returned by offer, without rows of another company (§7.93)', async () => {
    await fill({ gloves: 12, masks: 10 });
    const offerIds = [shop.idOf('gloves'), 987_654];
    const body = { offerIds, fields: ['totalPrice' as const, 'basketQuantity' as const] };
    assert.deepEqual(await buyer.call(getBasketFields, { body }), {
      [shop.idOf('gloves')]: { totalPrice: 1026_00, basketQuantity: 12 },
    });
    assert.deepEqual(await stranger.call(getBasketFields, { body }), {});
    await withRights(['appeals'], async () => {
      const answer = await clerk.call(getBasketFields, { body });
      assert.equal(answer[shop.idOf('gloves')]?.totalPrice, null, 'no price without the right');
    });
  });

  test('promotions of a row and of a group are the running ones (§7.97, §7.98)', async () => {
    const add = async (code: string, ends_on: string | null) =>
      (
        await app.db
          .insertInto('promotions')
          .values({ code, title: `Акция ${code}`, starts_on: '2020-01-01', ends_on })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const today = todayInMoscow();
    for (const promotion_id of [await add('now', today), await add('over', '2020-02-01')]) {
      for (const key of ['gloves', 'masks'] as const) {
        await app.db
          .insertInto('promotion_products')
          .values({ promotion_id, product_id: shop.productId(key) })
          .execute();
      }
    }
    await fill({ gloves: 12, masks: 10, lastPair: 1 });
    assert.deepEqual(
      (await buyer.call(getBasket)).rows.map(({ name, hasPromotion }) => [name, hasPromotion]),
      [
        ['Перчатки', true],
        ['Респиратор', true],
        ['Очки', false],
      ],
    );
    const { items } = await buyer.call(getPromotionsOfRow, { params: { code: shop.idOf('gloves') } });
    assert.deepEqual(items, [{ code: 'now', title: 'Акция now', lead: '', endsOn: today }]);
    const group = await buyer.call(getPromotionGroup, { params: { code: 'now' } });
    assert.deepEqual([group.offerIds.length, group.quantity], [2, 22]);
    assert.equal(group.totalKopecks! > 1026_00, true);
    const foreign = await stranger.call(getPromotionGroup, { params: { code: 'now' } });
    assert.deepEqual([foreign.offerIds, foreign.quantity], [[], 0]);
    assert.equal((await buyer.attempt(getPromotionGroup, { params: { code: 'over' } })).httpStatus, 404);
  });

  test('payment methods depend on the current basket (§7.96)', async () => {
    await fill({ gloves: 12 });
    const { items } = await buyer.call(getBasketPaymentTypes, { query: {} });
    assert.deepEqual(
      items.map(({ code }) => code),
      ['invoice', 'credit', 'postponement'],
    );
    const alone = await buyer.call(getBasketPaymentTypes, { query: { type: 'credit' } });
    assert.deepEqual(
      alone.items.map(({ code }) => code),
      ['credit'],
    );
    assert.equal((await clerk.attempt(getBasketPaymentTypes, { query: {} })).httpStatus, 403);
  });

  test('the minimum order sum is part of the summary and enforced at the checkout', async () => {
    const value = JSON.stringify({ minimumOrderKopecks: 2000_00 });
    await app.db.insertInto('settings').values({ name: 'basket', value }).execute();
    await fill({ gloves: 12 });
    assert.equal((await buyer.call(getBasket)).summary.minimumOrderKopecks, 2000_00);
    const { errors } = await buyer.call(getCheckout, { query: {} });
    assert.match(errors.join(), /Заказ возможен от 2\s000,00\s₽: добавьте товаров ещё на 974,00\s₽/);
    await fill({ gloves: 12 });
    assert.deepEqual((await buyer.call(getCheckout, { query: {} })).errors, []);
  });

  test('an invalid setting does not prevent ordering', async () => {
    const value = JSON.stringify({ minimumOrderKopecks: 'много' });
    await app.db.insertInto('settings').values({ name: 'basket', value }).execute();
    await fill({ gloves: 12 });
    assert.equal((await buyer.call(getBasket)).summary.minimumOrderKopecks, null);
    assert.deepEqual((await buyer.call(getCheckout, { query: {} })).errors, []);
  });

  test('an exported basket has its rows and the customer’s prices, and no text is a formula', async () => {
    await fill({ gloves: 12, masks: 10 });
    const gloves = app.db.updateTable('products').where('id', '=', shop.productId('gloves'));
    await gloves.set({ name: '=HYPERLINK("x")' }).execute();
    const book = readWorkbook(await download(buyer, 'xlsx'), { cellFormula: true });
    const sheet = book.Sheets[book.SheetNames[0]!]!;
    const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true });
    assert.deepEqual(rows[0], [
      ...['Артикул', 'Наименование', 'Размер', 'Количество', 'Ед.', 'В наличии', 'Цена, ₽', 'Сумма, ₽'],
    ]);
    assert.deepEqual(
      [rows[1]?.[1], rows[1]?.[3], rows[1]?.[6], rows[1]?.[7]],
      ['=HYPERLINK("x")', 12, 85.5, 1026],
    );
    assert.deepEqual([sheet.B2.t, sheet.B2.f], ['s', undefined]);

    const csv = (await download(buyer, 'csv')).toString('utf8');
    assert.ok(csv.startsWith('\ufeffАртикул;Наименование;'));
    assert.match(csv, /;"'=HYPERLINK\(""x""\)";;12;/);
    assert.match(csv, /;85,5;1026\r\n/);
    await gloves.set({ name: 'Перчатки' }).execute();
    await withRights(['appeals'], async () => {
      assert.doesNotMatch((await download(clerk, 'csv')).toString('utf8'), /Цена|85,5/);
    });
    assert.equal((await download(stranger, 'csv')).toString('utf8').trim().split('\r\n').length, 1);
  });
});
