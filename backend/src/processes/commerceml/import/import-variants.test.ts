import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { asChanges, importXml, offersXml } from '../../../../testing/builders/commerceml/exchange.builder.ts';
import { ImportShop } from '../../../../testing/builders/commerceml/import-shop.builder.ts';
import { exchangeCatalogueSetting } from '../../../modules/exchange/exchange.api.ts';

let shop: ImportShop;

before(async () => {
  shop = await ImportShop.open();
});
beforeEach(() => shop.empty());
after(() => shop.close());

const trait = (name: string, value: string) =>
  `<ХарактеристикаТовара><Наименование>${name}</Наименование><Значение>${value}</Значение></ХарактеристикаТовара>`;
/** The two gloves with further characteristics. */
const withTraits = (nine: string, ten: string, text = offersXml) =>
  text
    .replace(
      '<Значение>9</Значение></ХарактеристикаТовара>',
      `<Значение>9</Значение></ХарактеристикаТовара>${nine}`,
    )
    .replace(
      '<Значение>10</Значение></ХарактеристикаТовара>',
      `<Значение>10</Значение></ХарактеристикаТовара>${ten}`,
    );
const variants = () => shop.lines(sql`select external_id, variant::text from offers order by 1`);
const properties = () =>
  shop.lines(sql`select p.external_id, d.name, v.value from product_properties v
    join products p on p.id = v.product_id join properties d on d.id = v.property_id
    where starts_with(d.external_id, 'characteristic:') order by 1, 2, 3`);
const only = (text: string, id: string) =>
  asChanges(text).replace(
    /<Предложения>[\s\S]*<\/Предложения>/,
    `<Предложения>${new RegExp(`<Предложение>\\s*<Ид>${id}[\\s\\S]*?</Предложение>`).exec(text)?.[0]}</Предложения>`,
  );

test('size and colour make variants, every other characteristic is a property of the product', async () => {
  const offers = withTraits(
    trait('Цвет', 'синий') + trait('Тип кожи', 'спилок') + trait('Сезон', 'зима'),
    trait('Цвет', 'чёрный') + trait('Тип кожи', 'юфть') + trait('Сезон', 'зима'),
  );
  await shop.load({ offers });
  assert.deepEqual(await variants(), [
    'glove#10 {"Цвет": "чёрный", "Размер": "10"}',
    'glove#9 {"Цвет": "синий", "Размер": "9"}',
    'hammer {}',
  ]);
  assert.deepEqual(await properties(), ['glove Сезон зима', 'glove Тип кожи спилок', 'glove Тип кожи юфть']);
  assert.equal((await shop.load({ offers })).isUnchanged, true);
  await shop.load({
    goods: importXml,
    offers: only(withTraits(trait('Сезон', 'лето'), '', offersXml), 'glove#9'),
  });
  assert.deepEqual(await properties(), ['glove Сезон зима', 'glove Сезон лето', 'glove Тип кожи юфть']);
  await shop.load();
  assert.deepEqual(await properties(), []);
});

test('a longer name of a size is a size; a word that only begins like it is not', async () => {
  await shop.load({
    offers: withTraits(trait('размер обуви (RU)', '42') + trait('Размеры упаковки', '10×20'), ''),
  });
  assert.deepEqual((await variants())[1], 'glove#9 {"Размер": "9", "размер обуви (RU)": "42"}');
  assert.deepEqual(await properties(), ['glove Размеры упаковки 10×20']);
});

test('what alone tells two offers apart stays in the variant, in a package of changes too', async () => {
  const same = offersXml.replace('<Значение>10<', '<Значение>9<');
  const offers = same
    .replace(
      '<Значение>9</Значение></ХарактеристикаТовара>',
      `<Значение>9</Значение></ХарактеристикаТовара>${trait('Тип кожи', 'спилок')}${trait('Сезон', 'зима')}`,
    )
    .replace(
      /(glove#10[\s\S]*?<Значение>9<\/Значение><\/ХарактеристикаТовара>)/,
      `$1${trait('Тип кожи', 'юфть')}${trait('Сезон', 'зима')}`,
    );
  await shop.load({ offers });
  const expected = [
    'glove#10 {"Размер": "9", "Тип кожи": "юфть"}',
    'glove#9 {"Размер": "9", "Тип кожи": "спилок"}',
  ];
  assert.deepEqual((await variants()).slice(0, 2), expected);
  assert.deepEqual(await properties(), ['glove Сезон зима']);
  assert.equal((await shop.load({ offers })).isUnchanged, true);
  const changed = await shop.loadFolder({ 'offers.xml': only(offers, 'glove#9') });
  assert.equal(changed.offers.changed, 0);
  assert.deepEqual((await variants()).slice(0, 2), expected);
});

test('offers that 1C describes by their names alone are told apart by the end of the name', async () => {
  const offers = offersXml.replace(/<ХарактеристикиТовара>[\s\S]*?<\/ХарактеристикиТовара>/g, '');
  await shop.load({ offers });
  assert.deepEqual(await variants(), ['glove#10 {"Вариант": "10"}', 'glove#9 {"Вариант": "9"}', 'hammer {}']);
  assert.equal((await shop.loadFolder({ 'offers.xml': only(offers, 'glove#9') })).offers.changed, 0);
});

test('the setting says which characteristics make variants', async () => {
  const value = JSON.stringify({ ...exchangeCatalogueSetting.initial, variants: [{ name: 'Тип кожи' }] });
  await sql`insert into settings (name, value) values ('exchange-catalogue', ${value}::text::jsonb)`.execute(
    shop.database.db,
  );
  try {
    await shop.load({ offers: withTraits(trait('Тип кожи', 'спилок'), trait('Тип кожи', 'юфть')) });
    assert.deepEqual((await variants()).slice(0, 2), [
      'glove#10 {"Тип кожи": "юфть"}',
      'glove#9 {"Тип кожи": "спилок"}',
    ]);
    assert.deepEqual(await properties(), ['glove Размер 10', 'glove Размер 9']);
  } finally {
    await sql`delete from settings where name = 'exchange-catalogue'`.execute(shop.database.db);
  }
});
