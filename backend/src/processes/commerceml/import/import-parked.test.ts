import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import {
  asChanges,
  importXml,
  offersXml,
  patchXml,
} from '../../../../testing/builders/commerceml/exchange.builder.ts';
import { ImportShop } from '../../../../testing/builders/commerceml/import-shop.builder.ts';

let shop: ImportShop;

before(async () => {
  shop = await ImportShop.open();
});
beforeEach(() => shop.empty());
after(() => shop.close());

/** Each file alone and without anybody's yes, as it comes over HTTP. */
const receive = (name: string, text: string) =>
  shop.loadFolder({ [name]: text }, { acceptsSetAside: false, acceptsWithdrawal: false });
const parked = () => shop.lines(sql`select kind, key, file from exchange_parked order by 1, 2`);
const heads = patchXml('', {
  head: '<ТипыЦен><ТипЦены><Ид>t1</Ид><Наименование>Розничная</Наименование></ТипЦены></ТипыЦен><Склады><Склад><Ид>w1</Ид><Наименование>Москва</Наименование></Склад></Склады>',
});
const price = (rubles: number, id = 'hammer') =>
  patchXml(
    `<Предложение><Ид>${id}</Ид><Цены><Цена><ИдТипаЦены>t1</ИдТипаЦены><ЦенаЗаЕдиницу>${rubles}</ЦенаЗаЕдиницу></Цена></Цены></Предложение>`,
  );
const rest = (quantity: number, id = 'hammer') =>
  patchXml(
    `<Предложение><Ид>${id}</Ид><Остатки><Остаток><Склад><Ид>w1</Ид><Количество>${quantity}</Количество></Склад></Остаток></Остатки></Предложение>`,
  );
const hammerOffer = patchXml(
  '<Предложение><Ид>hammer</Ид><Наименование>Молоток</Наименование></Предложение>',
);

test('price, stock and offer that come before their product wait for it, the newest of each', async () => {
  await receive('offers_0.xml', heads);
  assert.equal((await receive('prices_1.xml', price(500))).parked, 1);
  await receive('rests_1.xml', rest(3));
  await receive('prices_2.xml', price(600));
  assert.equal((await receive('offers_1.xml', hammerOffer)).parked, 1);
  assert.deepEqual(await parked(), [
    'offer hammer offers_1.xml',
    'price hammer prices_2.xml',
    'stock hammer rests_1.xml',
  ]);
  const report = await receive('import.xml', importXml);
  assert.deepEqual([report.parked, report.unparked], [0, 1]);
  assert.deepEqual(await shop.onSale(), ['glove', 'hammer']);
  assert.deepEqual([await shop.prices(), await shop.stock()], [['hammer t1 1 60000'], ['hammer w1 3']]);
  assert.deepEqual(await parked(), []);
  assert.deepEqual(
    await shop.lines(sql`select p.id = o.id from products p join offers o using (external_id)`),
    ['true'],
  );
});

test('offers of goods that the exchange does not bring are no mistake, however many', async () => {
  const others = Array.from(
    { length: 12 },
    (_, place) =>
      `<Предложение><Ид>other${place}#1</Ид><Наименование>Чужое</Наименование><Количество>3</Количество></Предложение>`,
  );
  const offers = offersXml.replace('<Предложения>', `<Предложения>${others.join('\n')}`);
  const asked = { acceptsSetAside: false, acceptsWithdrawal: false };
  const report = await shop.load({ offers }, {}, asked);
  assert.deepEqual([report.parked, report.problemCount, report.offers.added], [12, 0, 3]);
  assert.equal((await shop.onSale()).length, 4);
  const again = await shop.load({ offers }, {}, asked);
  assert.deepEqual([again.isUnchanged, again.parked], [true, 12]);
});

test('a price that comes anew replaces the parked one, and so does a mark of deletion the offer', async () => {
  await receive('offers_0.xml', heads);
  await receive('prices_1.xml', price(500, 'glove#9'));
  await receive('rests_1.xml', rest(5, 'glove#9'));
  await receive('import.xml', importXml);
  await receive('offers.xml', asChanges(offersXml));
  assert.ok((await shop.prices()).includes('glove#9 t1 1 125050'), 'the offer brought a newer price');
  assert.ok((await shop.stock()).includes('glove#9 w1 24'));
  assert.deepEqual(await parked(), []);
  const boot = '<Предложение><Ид>boot#1</Ид>DELETED<Наименование>Сапог</Наименование></Предложение>';
  await receive('offers_2.xml', patchXml(boot.replace('DELETED', '')));
  assert.deepEqual(await parked(), ['offer boot#1 offers_2.xml']);
  await receive('offers_3.xml', patchXml(boot.replace('DELETED', '<ПометкаУдаления>true</ПометкаУдаления>')));
  assert.deepEqual(await parked(), []);
});

test('what nothing has come for in ninety days is forgotten', async () => {
  await receive('offers_0.xml', heads);
  await receive('prices_1.xml', price(500));
  await sql`update exchange_parked set parked_at = now() - interval '91 days'`.execute(shop.database.db);
  await receive('offers_0.xml', heads);
  assert.deepEqual(await parked(), []);
});

test('stock without a warehouse waits too', async () => {
  const total = '<Предложение><Ид>hammer</Ид><Количество>8</Количество></Предложение>';
  await receive('rests_1.xml', patchXml(total));
  await receive('import.xml', importXml);
  assert.deepEqual(await shop.stock(), [], 'the product has come, its offer has not');
  await receive('offers_1.xml', hammerOffer);
  assert.deepEqual(await shop.stock(), ['hammer warehouse 8']);
});
