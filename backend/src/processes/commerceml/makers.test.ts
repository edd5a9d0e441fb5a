import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import iconv from 'iconv-lite';
import { sql } from 'kysely';
import { ImportShop } from '../../../testing/builders/commerceml/import-shop.builder.ts';
import {
  clothingExample,
  cloudExample,
  olderExample,
  siteBuilderExample,
  splitExample,
  standardExample,
} from '../../../testing/builders/commerceml/makers.builder.ts';
import { exchangeCatalogueSetting } from '../../modules/exchange/exchange.api.ts';

let shop: ImportShop;

before(async () => {
  shop = await ImportShop.open();
});
beforeEach(async () => {
  await shop.empty();
  await sql`delete from settings where name = 'exchange-catalogue'`.execute(shop.database.db);
});
after(() => shop.close());

const receive = (files: Readonly<Record<string, string | Uint8Array>>) =>
  shop.loadFolder(files, { acceptsSetAside: false, acceptsWithdrawal: false });
const variants = () => shop.lines(sql`select external_id, variant::text from offers order by 1`);
const values = () =>
  shop.lines(sql`select d.name, v.value, v.number from product_properties v
    join properties d on d.id = v.property_id order by 1, 2`);
async function set(values_: Partial<typeof exchangeCatalogueSetting.initial> | object): Promise<void> {
  const value = JSON.stringify({ ...exchangeCatalogueSetting.initial, ...values_ });
  await sql`insert into settings (name, value) values ('exchange-catalogue', ${value}::text::jsonb)
    on conflict (name) do update set value = excluded.value`.execute(shop.database.db);
}

test('the example of the standard loads, its prices in dollars are set aside', async () => {
  const report = await receive(standardExample());
  assert.deepEqual(
    report.problems.map(({ kind, id, reason }) => `${kind} ${id}: ${reason}`),
    ['whole', 'buy', 'plan'].map(
      (id) => `priceType ${id}: цены в валюте «USD» не загружаются: её курса нет в настройках.`,
    ),
  );
  assert.deepEqual(await shop.prices(), ['table#oak retail 1 700', 'table#pine retail 1 700']);
  assert.deepEqual(await shop.lines(sql`select name from price_types`), ['Розничная']);
  assert.equal((await receive(standardExample())).isUnchanged, true);
});

test('a rate of the setting turns dollars into rubles; price types that nobody buys at are ignored', async () => {
  await set({
    currencies: [{ currency: 'usd', rubles: 92_50 }],
    ignoredPriceTypes: [{ name: 'Закупочная' }, { name: 'plan' }],
  });
  const report = await receive(standardExample());
  assert.deepEqual(report.problems, []);
  assert.deepEqual((await shop.prices()).slice(0, 2), ['table#oak retail 1 700', 'table#oak whole 1 46250']);
  assert.deepEqual(await shop.lines(sql`select name from price_types order by name`), [
    'Оптовая',
    'Розничная',
  ]);
});

test('a price type whose currency gets a rate later takes the prices that come without it', async () => {
  await receive(standardExample());
  await set({ currencies: [{ currency: '840', rubles: 100_00 }] });
  const { 'offers.xml': offers = '' } = standardExample();
  const prices = offers
    .replace(/<ТипыЦен>[\s\S]*<\/ТипыЦен>/, '')
    .replaceAll('<Валюта>USD</Валюта>', '')
    .replace('СодержитТолькоИзменения="false"', 'СодержитТолькоИзменения="true"');
  assert.deepEqual((await receive({ 'prices.xml': prices })).problems, []);
  assert.ok((await shop.prices()).includes('table#oak whole 1 50000'));
});

test('a site builder: offers of goods that are not in the exchange wait, the others are sold', async () => {
  const report = await receive(siteBuilderExample());
  assert.deepEqual([report.problemCount, report.parked, report.offers.added], [0, 6, 3]);
  assert.deepEqual(await shop.stock(), ['k1 warehouse 26', 'k2 warehouse 26', 'k3 warehouse 26']);
  assert.ok((await shop.prices()).includes('k1 shop 1 429350'));
  assert.deepEqual([...new Set(await values())], ['Производитель (дополнительно) ЗАО «Сартан» ']);
});

test('3.1 in folders: units with spaces, offers described by properties, empty numbers and values, a price in dollars', async () => {
  const report = await receive(splitExample());
  assert.deepEqual(
    report.problems.map(({ file, kind, id }) => `${file} ${kind} ${id}`),
    ['import.xml priceType usd', 'import.xml unit ', 'prices.xml price os#b'],
  );
  assert.deepEqual([report.parked, report.products.added, report.offers.added], [1, 1, 2]);
  assert.deepEqual(
    await shop.lines(
      sql`select measure_base, vat_percent, weight_grams, min_order_count, article from products`,
    ),
    ['шт 0 120 2 '],
  );
  assert.deepEqual(await variants(), [
    'os#a {"Срок": "1 год", "Номер по каталогу": "00610"}',
    'os#b {"Срок": "2 года", "Номер по каталогу": "00611"}',
  ]);
  assert.deepEqual(await values(), ['Дата выпуска 31.05.2024 ', 'Сертифицирована Да ', 'Честный знак Да ']);
  assert.deepEqual(await shop.stock(), ['os#a rio 0', 'os#a tyumen 5', 'os#b rio 0', 'os#b tyumen 0']);
  assert.deepEqual(await shop.prices(), ['os#a list 1 204266']);
  assert.equal((await receive(splitExample())).isUnchanged, true);
});

test('clothing: size and colour make variants, the kind of leather does not; a pack is no recalculation into itself', async () => {
  const report = await receive(clothingExample());
  assert.deepEqual(
    report.problems.map(({ kind, reason }) => `${kind}: ${reason}`),
    ['value: значения «9747001a-606e-11e5-8b28-bcaec5741d46» нет в справочнике свойства «Пол».'],
  );
  assert.deepEqual(await variants(), [
    'boots#38 {"Цвет": "Коричневый", "Размер": "38"}',
    'boots#39 {"Цвет": "Коричневый", "Размер": "39"}',
  ]);
  assert.deepEqual(await values(), ['Пол жен ', 'Тип кожи натуральная кожа ']);
  assert.deepEqual(
    await shop.lines(sql`select measure_base, measure_custom, measure_factor, s.path
      from products join sections s on s.id = section_id`),
    ['пара упак 12 obuv/obuv'],
  );
  assert.deepEqual(await shop.stock(), ['boots#38 shoes 20', 'boots#39 shoes 19']);
  assert.equal((await receive(clothingExample())).isUnchanged, true);
});

test('a cloud bookkeeping in windows-1251: prices without a type, goods without a group', async () => {
  const encoded = Object.entries(cloudExample()).map(([name, text]) => [
    name,
    iconv.encode(text.replace('encoding="UTF-8"', 'encoding="windows-1251"'), 'win1251'),
  ]);
  const report = await receive(Object.fromEntries(encoded));
  assert.deepEqual(report.problems, []);
  assert.deepEqual(
    await shop.lines(sql`select p.name, weight_grams, multiplicity, s.name as section
      from products p join sections s on s.id = section_id`),
    ['Кружка "Утро" & вечер 0 6 Без раздела'],
  );
  assert.deepEqual([await shop.prices(), await shop.stock()], [['cup sale 1 24055'], ['cup warehouse 3']]);
});

test('an older configuration: variants that are goods of their own are sold, one file at a time as well', async () => {
  const { 'import.xml': goods = '', 'offers.xml': offers = '' } = olderExample();
  await receive({ 'import.xml': goods });
  const report = await receive({ 'offers.xml': offers });
  assert.deepEqual([report.problems, report.parked, report.offers.added], [[], 0, 3]);
  assert.deepEqual(
    await shop.lines(sql`select o.external_id, p.name, p.active from offers o
      join products p on p.id = o.product_id order by 1`),
    ['cap Кепка true', 'shirt#blue Футболка (синяя) true', 'shirt#red Футболка (красная) true'],
  );
  assert.deepEqual(await shop.prices(), ['cap t1 1 15000', 'shirt#blue t1 1 31000', 'shirt#red t1 1 30000']);
  assert.equal((await receive(olderExample())).isUnchanged, true);
});
