import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { read, utils, type WorkSheet } from '@e965/xlsx';
import { placeOrder } from '@shop/contracts/basket-order/checkout';
import { exportOrder, exportOrders } from '@shop/contracts/basket-order/orders';
import { parseFile } from '@shop/contracts/basket-order/quick-order';
import { formatDay } from '@shop/domain/format/date';
import { sql } from 'kysely';
import { byCourier, openOrderShop } from '../../../../testing/builders/orders/order-shop.builder.ts';
import type { TestClient } from '../../../../testing/test-client.ts';
import { todayInMoscow } from '../../../platform/calendar/days.ts';

describe('orders as files', async () => {
  const { app, buyer, clerk, db, fill, stranger } = await openOrderShop();
  after(() => app.close());

  let id: number;
  let number: string;
  before(async () => {
    // The name looks like a formula.
    await db.updateTable('products').set({ name: '=1+1' }).where('code', '=', 'gloves').execute();
    await fill(buyer, ['gloves', 12], ['masks', 10]);
    const placed = await buyer.call(placeOrder, { body: byCourier });
    [id, number] = [Number(placed.id), placed.number];
  });

  const download = async (client: TestClient, url: string) => {
    const { statusCode, headers, rawPayload } = await client.send({ method: 'GET', url });
    assert.equal(statusCode, 200);
    return { bytes: rawPayload, name: decodeURIComponent(String(headers['content-disposition'])) };
  };
  const sheetOf = (bytes: Buffer): WorkSheet => {
    const book = read(bytes);
    return book.Sheets[book.SheetNames[0]!]!;
  };
  const rowsOf = (bytes: Buffer) => utils.sheet_to_json<unknown[]>(sheetOf(bytes), { header: 1, raw: true });
  const lines = async (client: TestClient) => {
    const { url } = await client.call(exportOrder, { params: { id } });
    return download(client, url);
  };
  const list = async (client: TestClient, body: object = {}) => {
    const { url } = await client.call(exportOrders, { body });
    return rowsOf((await download(client, url)).bytes);
  };
  const rights = (granted: ('prices' | 'appeals')[]) =>
    db.updateTable('counterparty_users').set({ rights: granted }).where('is_admin', '=', false).execute();

  test('the lines of an order hold article, quantity, price, sum and VAT', async () => {
    const { bytes, name } = await lines(buyer);
    assert.ok(name.includes(`Заказ ${number}.xlsx`), name);
    assert.deepEqual(rowsOf(bytes), [
      ['Артикул', 'Наименование', 'Количество', 'Ед.', 'Цена, ₽', 'Сумма, ₽', 'В т. ч. НДС, ₽'],
      ['АРТ-gloves-0', '=1+1', 12, 'пара', 85.5, 1026, 185.02],
      ['АРТ-masks-0', 'Респиратор', 10, 'пара', 95, 950, 171.31],
    ]);
    const cells = Object.values(sheetOf(bytes)).filter((cell) => typeof cell === 'object');
    assert.ok(cells.every((cell) => !('f' in cell)));
  });

  test('the file can be uploaded to quick order unchanged', async () => {
    const { bytes } = await lines(buyer);
    const file = new File([new Uint8Array(bytes)], 'заказ.xlsx');
    const { columns, lines: checked } = await buyer.call(parseFile, { query: {}, body: { file } });
    assert.deepEqual(
      columns.slice(0, 3).map(({ kind }) => kind),
      ['article', 'name', 'quantity'],
    );
    assert.deepEqual(
      checked.map(({ state, orderQuantity }) => [state, orderQuantity]),
      [
        ['good', 12],
        ['good', 10],
      ],
    );
  });

  test('the list has every order that the filter finds', async () => {
    const [header, row, ...more] = await list(buyer, { search: number });
    assert.deepEqual(header, [
      'Номер',
      'Дата',
      'Компания',
      'Статус',
      'Тип',
      'Строк',
      'Товары, ₽',
      'Доставка, ₽',
      'В т. ч. НДС, ₽',
      'Итого, ₽',
      'Оплата',
      'Оплатить до',
    ]);
    const [goods, delivery, , total] = row!.slice(6, 10) as number[];
    assert.deepEqual(row!.slice(0, 7), [
      number,
      formatDay(todayInMoscow()),
      'ООО «Ромашка»',
      'Новый',
      'Со склада',
      2,
      1976,
    ]);
    assert.equal(Math.round((goods! + delivery!) * 100), Math.round(total! * 100));
    assert.equal(row![10], 'По счёту');
    assert.deepEqual(more, []);
    assert.equal((await list(buyer, { status: 'delivered' })).length, 1);
    assert.equal((await list(buyer, { contragent: 'all' })).length, 2);
    assert.equal((await list(stranger)).length, 1);
    assert.equal((await list(stranger, { contragent: 'К-000001' })).length, 1);
  });

  test('users without the right to see prices get files without sums', async () => {
    await rights(['appeals']);
    const [header] = rowsOf((await lines(clerk)).bytes);
    const [listed] = await list(clerk);
    await rights(['prices', 'appeals']);
    assert.deepEqual(header, ['Артикул', 'Наименование', 'Количество', 'Ед.']);
    assert.ok(!listed!.some((title) => String(title).includes('₽')));
  });

  test('is refused for another company’s order', async () => {
    const foreign = await stranger.attempt(exportOrder, { params: { id } });
    const unknown = await stranger.attempt(exportOrder, { params: { id: 999_999 } });
    assert.deepEqual([foreign.httpStatus, foreign.error], [404, unknown.error]);
  });

  test('a URL stops working once its user is switched off', async () => {
    const ofLines = (await buyer.call(exportOrder, { params: { id } })).url;
    const ofList = (await buyer.call(exportOrders, { body: {} })).url;
    const switchTo = (active: boolean) =>
      db.updateTable('users').set({ active }).where('login', '=', 'buyer@demo.example').execute();
    await switchTo(false);
    const answers = [await app.app.inject({ url: ofLines }), await app.app.inject({ url: ofList })];
    await switchTo(true);
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [404, 403],
    );
  });

  test('of more than ten thousand orders the newest are listed, each once, and the last row says so', async () => {
    // Many orders share one moment: batches must neither lose nor repeat any.
    await sql`
      insert into orders overriding system value
      select (jsonb_populate_record(orders, jsonb_build_object('id', 1000000 + n, 'number', 'СТ-' || n,
        'created_at', '2020-01-01'::timestamptz + n / 300 * interval '1 day'))).*
      from orders, generate_series(1, 10000) n where id = ${id}`.execute(db);
    const rows = await list(buyer);
    assert.equal(rows.length, 1 + 10_000 + 1);
    assert.equal(new Set(rows.slice(1, -1).map(([one]) => one)).size, 10_000);
    assert.equal(rows[1]![0], number);
    assert.match(String(rows.at(-1)![0]), /^Показаны последние 10\u00a0000 заказов/);
  });
});
