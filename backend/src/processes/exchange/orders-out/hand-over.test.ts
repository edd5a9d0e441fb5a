import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getExchangeJournal } from '@shop/contracts/office/exchange';
import { buildCatalogue, type TestCatalogue } from '../../../../testing/builders/basket/catalogue.builder.ts';
import { buildPlacedOrder } from '../../../../testing/builders/orders/placed-order.builder.ts';
import { readDocuments, textAt } from '../../../../testing/commerceml/read-documents.ts';
import { ExchangeShop } from '../../../../testing/one-c/exchange-shop.ts';
import type { OneCAnswer } from '../../../../testing/one-c/one-c-client.ts';

let shop: ExchangeShop;
let catalogue: TestCatalogue;
before(async () => {
  shop = await ExchangeShop.open();
  catalogue = await buildCatalogue(shop.app.db);
});
after(() => shop.close());

const place = () =>
  buildPlacedOrder(shop.app.db, { lines: [{ offerId: catalogue.idOf('gloves'), quantity: 2 }] });
const numbersIn = async ({ bytes }: OneCAnswer) =>
  (await readDocuments(Buffer.from(bytes))).map((document) => textAt(document, 'Номер'));

test('1C takes new orders, and once', async () => {
  const { number } = await place();
  for (const forgetsCookie of [true, false]) {
    const oneC = shop.oneC({ kind: 'sale', forgetsCookie });
    await oneC.logIn();
    await oneC.init();
    const answer = await oneC.query();
    assert.deepEqual(await numbersIn(answer), forgetsCookie ? [number] : []);
    assert.equal((await oneC.success()).text, 'success');
    assert.deepEqual(await numbersIn(await oneC.query()), []);
  }
  const { items } = await shop.office.call(getExchangeJournal, {
    query: { page: 1, kind: '', troubled: '' },
  });
  assert.deepEqual(
    items.map(({ offeredOrders, confirmedOrders }) => [offeredOrders, confirmedOrders]),
    [
      [0, 0],
      [1, 1],
    ],
  );
});

test('1C that loses the answer, or ends before it confirms, gets the order in the next exchange', async () => {
  const { number } = await place();
  for (const end of ['complete', 'deactivate', 'init']) {
    const oneC = shop.oneC({ kind: 'sale' });
    await oneC.logIn();
    assert.deepEqual(await numbersIn(await oneC.query()), [number]);
    await oneC.call(end);
  }
  const last = shop.oneC({ kind: 'sale' });
  await last.logIn();
  await last.query();
  await last.call('complete');
  // The confirmation comes after the end.
  assert.equal((await last.success()).text, 'success');
  assert.deepEqual(await numbersIn(await last.query()), []);
});

test('1C that logs in again before it confirms has the orders; an answer that a newer one replaced confirms nothing', async () => {
  const { number } = await place();
  const first = shop.oneC({ kind: 'sale' });
  await first.logIn();
  assert.deepEqual(await numbersIn(await first.query()), [number]);
  const second = shop.oneC({ kind: 'sale' });
  await second.logIn();
  assert.deepEqual(await numbersIn(await second.query()), [number]);
  await first.success();
  const third = shop.oneC({ kind: 'sale' });
  await third.logIn();
  assert.equal((await third.success()).text, 'success');
  assert.deepEqual(await numbersIn(await third.query()), []);
});

test('the answer is in the version that was asked for and in the encoding of the node', async () => {
  await place();
  await shop.changeNode({ encoding: 'windows-1251' });
  const oneC = shop.oneC({ kind: 'sale', version: '3.1' });
  await oneC.logIn();
  await oneC.init();
  const answer = await oneC.query();
  const text = new TextDecoder('windows-1251').decode(answer.bytes);
  assert.match(
    text,
    /^<\?xml version="1.0" encoding="windows-1251"\?>\n<КоммерческаяИнформация ВерсияСхемы="3.1"/,
  );
  assert.match(text, /<Контейнер>\n<Документ>/);
  await oneC.success();
  await shop.changeNode({});
});

test('a rehearsal takes nothing away, and the catalogue is not handed over', async () => {
  const { number } = await place();
  await shop.changeNode({ isRehearsal: true });
  const oneC = shop.oneC({ kind: 'sale' });
  await oneC.logIn();
  assert.deepEqual(await numbersIn(await oneC.query()), []);
  assert.equal((await oneC.success()).text, 'success');
  await shop.changeNode({});
  assert.deepEqual(await numbersIn(await oneC.query()), [number]);
  const goods = shop.oneC({ kind: 'catalog' });
  await goods.logIn();
  assert.match((await goods.query()).text, /^failure\nКаталог магазин не отдаёт/);
});

test('1C takes companies with their people', async () => {
  const oneC = shop.oneC({ kind: 'reference' });
  await oneC.logIn();
  const companies = await readDocuments(Buffer.from((await oneC.query()).bytes));
  assert.ok(companies.some((company) => textAt(company, 'Наименование') === 'ООО «Ромашка»'));
  assert.equal((await oneC.success()).text, 'success');
  assert.deepEqual(await readDocuments(Buffer.from((await oneC.query()).bytes)), []);
});
