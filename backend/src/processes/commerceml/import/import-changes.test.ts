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
import { addPriceType } from '../../../modules/office-clients/list/client-choices.ts';

let shop: ImportShop;

before(async () => {
  shop = await ImportShop.open();
});
beforeEach(async () => {
  await shop.empty();
  await shop.load();
});
after(() => shop.close());

const cut = (text: string, part: RegExp) => {
  assert.match(text, part);
  return text.replace(part, '');
};
const sections = () => shop.lines(sql`select path, sort from sections where active order by path`);
const noOffers = asChanges(offersXml).replace(/<Предложения>[\s\S]*<\/Предложения>/, '<Предложения/>');
const noGoods = asChanges(importXml).replace(/<Товары>[\s\S]*<\/Товары>/, '<Товары/>');

test('a deletion mark takes a product or a size off sale, as an attribute or an element, with nothing else said', async () => {
  const goods = asChanges(importXml).replace(
    /<Товары>[\s\S]*<\/Товары>/,
    '<Товары><Товар Статус="Удален"><Ид>hammer</Ид></Товар><Товар><Ид>never</Ид><ПометкаУдаления>true</ПометкаУдаления></Товар></Товары>',
  );
  const offers = noOffers.replace(
    '<Предложения/>',
    '<Предложения><Предложение><Ид>glove#9</Ид><ПометкаУдаления>true</ПометкаУдаления></Предложение></Предложения>',
  );
  const report = await shop.load({ goods, offers });
  assert.deepEqual([report.products.removed, report.offers.removed], [1, 1]);
  assert.deepEqual(await shop.onSale(), ['glove', 'glove#10', 'hammer']);
  const [hammer] = await shop.lines(
    sql`select name, active from products where external_id = 'hammer' order by 1`,
  );
  assert.equal(hammer, 'Молоток false', 'it keeps its name for those who ordered it');
  assert.equal((await shop.load({ goods, offers })).isUnchanged, true);
  await shop.load();
  assert.equal((await shop.onSale()).length, 4, 'and all is back when 1C says so');
});

test('a deleted product of a group that is gone too needs no group', async () => {
  const goods = asChanges(importXml).replace(
    '<Ид>hammer</Ид>',
    '<Ид>hammer</Ид><ПометкаУдаления>true</ПометкаУдаления>',
  );
  await shop.load({ goods: goods.replace('<Группы><Ид>g3', '<Группы><Ид>gone'), offers: noOffers });
  assert.deepEqual(await shop.lines(sql`select external_id from products where not active`), ['hammer']);
});

test('a group marked as deleted is hidden, unless something in it is still sold', async () => {
  const marked = importXml.replace('<Ид>g3</Ид>', '<Ид>g3</Ид><ПометкаУдаления>true</ПометкаУдаления>');
  assert.equal((await shop.load({ goods: marked })).isUnchanged, true);
  await shop.load({ goods: cut(marked, /<Товар>\s*<Ид>hammer[\s\S]*?<\/Товар>/), offers: noOffers });
  assert.deepEqual(await sections(), ['perchatki 10', 'perchatki/zimnie 10']);
});

test('a full exchange hides the groups it names no more; one of changes leaves them and their order', async () => {
  const others = cut(
    cut(importXml, /<Товар>\s*<Ид>hammer[\s\S]*?<\/Товар>/),
    /<Группа><Ид>g3[\s\S]*?<\/Группа>/,
  );
  const offers = cut(offersXml, /<Предложение>\s*<Ид>hammer[\s\S]*?<\/Предложение>/);
  await shop.load({ goods: asChanges(others), offers: asChanges(offers) });
  assert.equal((await sections()).length, 3);
  await shop.load({ goods: others, offers });
  assert.deepEqual(await sections(), ['perchatki 10', 'perchatki/zimnie 10']);
  const partial = cut(importXml, /<Группа><Ид>g1[\s\S]*?<\/Группы>\s*<\/Группа>/)
    .replace('<Классификатор>', '<Классификатор СодержитТолькоИзменения="true">')
    .replace('<Ид>g3</Ид>', '<Ид>g4</Ид><Наименование>Новая</Наименование></Группа><Группа><Ид>g3</Ид>');
  await shop.load({
    goods: asChanges(cut(partial, /<Товар>\s*<Ид>glove[\s\S]*?<\/Товар>/)),
    offers: noOffers,
  });
  assert.deepEqual(await sections(), ['instrument 20', 'novaya 30', 'perchatki 10', 'perchatki/zimnie 10']);
});

test('a change of one size leaves the other sizes, their order, prices and stock alone', async () => {
  const only = asChanges(offersXml).replace(
    /<Предложения>[\s\S]*<\/Предложения>/,
    `<Предложения>${/<Предложение>\s*<Ид>glove#10[\s\S]*?<\/Предложение>/.exec(offersXml)?.[0].replace('1300', '1400')}</Предложения>`,
  );
  const order = () => shop.lines(sql`select external_id, sort from offers order by product_id, sort`);
  const before = await order();
  const report = await shop.load({ goods: noGoods, offers: only });
  assert.deepEqual(report.prices, { added: 0, changed: 1, removed: 0 });
  assert.deepEqual([report.offers.changed, report.stocks.changed], [0, 0]);
  assert.deepEqual(await order(), before);
  const added = only.replaceAll('glove#10', 'glove#11').replaceAll('>10<', '>11<');
  await shop.load({ goods: noGoods, offers: added });
  assert.deepEqual((await order()).slice(0, 3), ['glove#9 10', 'glove#10 20', 'glove#11 30']);
});

test('files of prices or stock alone change these and nothing else', async () => {
  const onSale = await shop.onSale();
  const prices = patchXml(
    '<Предложение><Ид>hammer</Ид><Цены><Цена><ИдТипаЦены>t1</ИдТипаЦены><ЦенаЗаЕдиницу>1000</ЦенаЗаЕдиницу></Цена></Цены></Предложение>',
    { isFull: true },
  );
  const rests = patchXml(
    '<Предложение><Ид>glove#9</Ид><Остатки><Остаток><Склад><Ид>w1</Ид><Количество>3</Количество></Склад></Остаток></Остатки></Предложение>',
  );
  const report = await shop.loadFolder({ 'prices0_1.xml': prices, 'rests0_1.xml': rests });
  assert.deepEqual([report.products.removed, report.offers.removed], [0, 0]);
  assert.deepEqual(await shop.onSale(), onSale);
  assert.deepEqual(await shop.prices(), [
    'glove#10 t1 1 130000',
    'glove#9 t1 1 125050',
    'hammer t1 1 100000',
  ]);
  assert.deepEqual(await shop.stock(), ['glove#10 w1 0', 'glove#9 w1 3', 'hammer w1 7']);
});

test('a price type and a warehouse that a full exchange lists no more go with their prices and stock', async () => {
  const second = (text: string) =>
    text
      .replace('</ТипыЦен>', '<ТипЦены><Ид>t2</Ид><Наименование>Оптовая</Наименование></ТипЦены></ТипыЦен>')
      .replace('</Склады>', '<Склад><Ид>w2</Ид><Наименование>Тула</Наименование></Склад></Склады>')
      .replace(
        '<Склад ИдСклада="w1" КоличествоНаСкладе="24"/>',
        '<Склад ИдСклада="w1" КоличествоНаСкладе="24"/><Склад ИдСклада="w2" КоличествоНаСкладе="5"/>',
      )
      .replace(
        '</Цена></Цены>',
        '</Цена><Цена><ИдТипаЦены>t2</ИдТипаЦены><ЦенаЗаЕдиницу>1000</ЦенаЗаЕдиницу></Цена></Цены>',
      );
  await shop.load({ offers: second(offersXml) });
  assert.ok((await shop.prices()).includes('glove#9 t2 1 100000'));
  assert.ok((await shop.stock()).includes('glove#9 w2 5'));
  await shop.load({ offers: asChanges(offersXml) });
  assert.equal((await shop.lines(sql`select name from warehouses`)).length, 2, 'changes remove nothing');
  await shop.load();
  const left = sql`select name from price_types union all select name from warehouses`;
  assert.deepEqual(await shop.lines(left), ['Розничная', 'Москва']);
  assert.equal((await shop.load()).isUnchanged, true);
});

test('prices of a type and stock in a warehouse that are marked as deleted are left out', async () => {
  const marked = offersXml.replace(
    '</Склады>',
    '<Склад><Ид>w2</Ид><ПометкаУдаления>true</ПометкаУдаления></Склад></Склады>',
  );
  const offers = marked.replace(
    '<Склад ИдСклада="w1" КоличествоНаСкладе="24"/>',
    '<Склад ИдСклада="w1" КоличествоНаСкладе="24"/><Склад ИдСклада="w2" КоличествоНаСкладе="5"/>',
  );
  assert.equal((await shop.load({ offers })).isUnchanged, true);
});

test('a characteristic without a value and a maker without a name are left out', async () => {
  const offers = offersXml.replaceAll(
    '</ХарактеристикиТовара>',
    '<ХарактеристикаТовара><Наименование>Рост</Наименование><Значение/></ХарактеристикаТовара></ХарактеристикиТовара>',
  );
  const goods = importXml.replace(
    '<Группы><Ид>g3',
    '<Изготовитель><Ид/><Наименование/></Изготовитель><Группы><Ид>g3',
  );
  assert.equal((await shop.load({ goods, offers })).isUnchanged, true);
});

test('a price type that a company buys at stays without prices, a warehouse with reserved stock stays', async () => {
  await sql`insert into counterparties (code, name, kind, inn, price_type_id)
    select 'c1', 'ООО «Ромашка»', 'LEGAL', '7700000000', id from price_types`.execute(shop.database.db);
  await sql`update stocks set reserved = 4 where quantity = 24`.execute(shop.database.db);
  const moved = offersXml.replaceAll('t1', 't9').replaceAll('w1', 'w9');
  await shop.load({ offers: moved });
  assert.deepEqual(await shop.lines(sql`select external_id from price_types order by 1`), ['t1', 't9']);
  assert.ok((await shop.stock()).includes('glove#9 w1 4'));
  assert.ok((await shop.prices()).every((price) => price.includes(' t9 ')));
  assert.equal((await shop.load({ offers: moved })).isUnchanged, true);
  await sql`truncate counterparties cascade`.execute(shop.database.db);
});

test('a price type of the office stays with its prices, and one that is planned for a company stays too (§6.47)', async () => {
  const { db } = shop.database;
  await addPriceType(db, { userId: null, name: 'проверка' }, 'Договорная');
  await sql`insert into prices (offer_id, price_type_id, from_quantity, kopecks)
    select o.id, t.id, 1, 77700 from offers o, price_types t
    where o.external_id = 'glove#9' and t.name = 'Договорная'`.execute(db);
  await sql`insert into counterparties (code, name, kind, inn) values ('c1', 'ООО «Ромашка»', 'LEGAL', '7700000000')`.execute(
    db,
  );
  await sql`insert into terms_history (counterparty_id, field, value, valid_from, by_name)
    select c.id, 'priceType', t.id, '2030-01-01', 'проверка' from counterparties c, price_types t
    where t.external_id = 't1'`.execute(db);
  const moved = offersXml.replaceAll('t1', 't9');
  await shop.load({ offers: moved });
  const names = sql`select name from price_types order by name collate "C"`;
  assert.deepEqual(await shop.lines(names), ['Договорная', 'Розничная', 'Розничная']);
  assert.equal((await shop.prices()).filter((price) => /^glove#9 shop-\S+ 1 77700$/.test(price)).length, 1);
  assert.equal((await shop.load({ offers: moved })).isUnchanged, true);
  await sql`truncate counterparties cascade`.execute(db);
  await shop.load({ offers: moved });
  assert.deepEqual(await shop.lines(names), ['Договорная', 'Розничная']);
});

test('a full exchange without a price or stock for an offer removes them', async () => {
  const offers = offersXml
    .replace(/<Цены>(?:(?!<\/Цены>)[\s\S])*1300[\s\S]*?<\/Цены>/, '')
    .replace('<Склад ИдСклада="w1" КоличествоНаСкладе="24"/>', '<Количество>0</Количество>');
  await shop.load({ offers });
  assert.ok(!(await shop.prices()).some((price) => price.startsWith('glove#10')));
  assert.ok((await shop.stock()).includes('glove#9 w1 0'));
});

test('a file of changes may name a value by an id that only an earlier file explained', async () => {
  const withoutClassifier = importXml
    .replace(/<Классификатор>[\s\S]*<\/Классификатор>/, '')
    .replace('Перчатки «Мороз»', 'Перчатки «Стужа»');
  await shop.load({ goods: asChanges(withoutClassifier), offers: noOffers });
  assert.deepEqual(
    await shop.lines(sql`select p.name, v.value from product_properties v
      join products p on p.id = v.product_id where v.number is null`),
    ['Перчатки «Стужа» Спилок'],
  );
});

test('an empty package takes nothing off sale: parts of an exchange have no products of their own', async () => {
  const before = await shop.onSale();
  const empty = (text: string) =>
    text.replaceAll('СодержитТолькоИзменения="true"', 'СодержитТолькоИзменения="false"');
  await shop.load({ goods: empty(noGoods), offers: empty(noOffers) });
  assert.deepEqual(await shop.onSale(), before);
});
