import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import iconv from 'iconv-lite';
import { sql } from 'kysely';
import {
  ExchangeFolders,
  importXml,
  offersXml,
} from '../../../../testing/builders/commerceml/exchange.builder.ts';
import { openTestDatabase } from '../../../../testing/test-database.ts';
import type { Database } from '../../../platform/database/database.ts';
import { importCatalog } from './import-catalog.ts';

const folders = new ExchangeFolders();
let database: Database;
let mediaDir: string;

before(async () => {
  database = await openTestDatabase({ withPeople: false });
  mediaDir = await mkdtemp(path.join(os.tmpdir(), 'media-test-'));
});
beforeEach(async () => {
  await sql`truncate sections, brands, properties, products, price_types, warehouses restart identity cascade`.execute(
    database.db,
  );
});
after(async () => {
  await database.close();
  await folders.remove();
  await rm(mediaDir, { recursive: true, force: true });
});

type Exchange = Parameters<ExchangeFolders['write']>[0];

async function load(exchange: Exchange = {}, extra?: Readonly<Record<string, string | Uint8Array>>) {
  const files = await folders.write(exchange, extra);
  return importCatalog(database, { files, mediaDir, acceptsWithdrawal: true });
}

/** Everything an import writes, in a form that two imports can be compared by. */
async function snapshot(): Promise<string> {
  const tables = [
    'sections',
    'brands',
    'properties',
    'products',
    'product_properties',
    'offers',
    'prices',
    'stocks',
  ];
  const contents: unknown[] = [];
  for (const table of tables) {
    const { rows } = await sql`select * from ${sql.table(table)} order by 1, 2, 3`.execute(database.db);
    contents.push(rows);
  }
  return JSON.stringify(contents);
}

const one = (table: 'products' | 'offers', external_id: string) =>
  database.db.selectFrom(table).selectAll().where('external_id', '=', external_id).executeTakeFirstOrThrow();

test('imports sections, products, sizes, prices and stock', async () => {
  const report = await load();
  assert.deepEqual(report.products, { added: 2, changed: 0, removed: 0 });
  assert.deepEqual(report.offers, { added: 3, changed: 0, removed: 0 });
  const sections = await database.db
    .selectFrom('sections')
    .select(['path', 'depth'])
    .orderBy('path')
    .execute();
  assert.deepEqual(
    sections.map(({ path: place, depth }) => `${place} ${depth}`),
    ['instrument 1', 'perchatki 1', 'perchatki/zimnie 2'],
  );
  const glove = await database.db
    .selectFrom('products')
    .selectAll()
    .where('external_id', '=', 'glove')
    .executeTakeFirst();
  assert.equal(glove?.code, 'perchatki-moroz');
  assert.equal(glove?.measure_base, 'пара');
  assert.equal(glove?.min_order_count, 12);
  assert.equal(glove?.weight_grams, 120);
  const values = await database.db
    .selectFrom('product_properties as v')
    .innerJoin('properties as p', 'p.id', 'v.property_id')
    .select(['p.code', 'p.unit', 'v.value', 'v.number'])
    .orderBy('p.code')
    .execute();
  assert.deepEqual(values, [
    { code: 'dlina', unit: 'мм', value: '250', number: 250 },
    { code: 'material', unit: '', value: 'Спилок', number: null },
  ]);
  const prices = await database.db
    .selectFrom('prices')
    .select(['from_quantity', 'kopecks'])
    .orderBy('kopecks')
    .execute();
  assert.deepEqual(
    prices.map(({ from_quantity, kopecks }) => `${from_quantity}: ${kopecks}`),
    ['10: 90000', '1: 99000', '1: 125050', '1: 130000'],
  );
  const stocks = await database.db.selectFrom('stocks').select('quantity').orderBy('quantity').execute();
  assert.deepEqual(
    stocks.map(({ quantity }) => quantity),
    [0, 7, 24],
  );
});

test('a product without sizes and its offer are one id', async () => {
  await load();
  assert.equal((await one('products', 'hammer')).id, (await one('offers', 'hammer')).id);
});

test('a property gets no code that the filter uses for something else', async () => {
  const goods = importXml.replace('>Материал<', '>Наличие<').replace('>Длина, мм<', '>Покупали, мм<');
  await load({ goods });
  const properties = await database.db.selectFrom('properties').select('code').orderBy('code').execute();
  const codes = properties.map(({ code }) => code);
  assert.ok(codes.includes('nalichie_2') && codes.includes('pokupali_2'), codes.join());
});

test('a second import of the same files changes nothing and says so', async () => {
  await load();
  const before = await snapshot();
  const report = await load();
  assert.equal(report.isUnchanged, true);
  assert.equal(await snapshot(), before);
});

test('a changed price changes one price and keeps every id and code', async () => {
  await load();
  const { id, code } = (await one('products', 'hammer')) as { id: number; code?: string };
  const report = await load({
    goods: importXml.replace('Молоток', 'Молоток слесарный'),
    offers: offersXml.replace('990', '995,5'),
  });
  assert.deepEqual(report.prices, { added: 0, changed: 1, removed: 0 });
  assert.deepEqual(report.products, { added: 0, changed: 1, removed: 0 });
  const hammer = (await one('products', 'hammer')) as { id: number; code?: string };
  assert.deepEqual([hammer.id, hammer.code], [id, code], 'links to the product still work');
});

test('a full package takes off sale what it no longer names, and a package of changes takes nothing off', async () => {
  await load();
  const withoutHammer = {
    goods: importXml.replace(/<Товар>\s*<Ид>hammer[\s\S]*?<\/Товар>/, ''),
    offers: offersXml.replace(/<Предложение>\s*<Ид>hammer[\s\S]*?<\/Предложение>/, ''),
  };
  const onlyChanges = (text: string) =>
    text.replace('СодержитТолькоИзменения="false"', 'СодержитТолькоИзменения="true"');
  const partial = await load({
    goods: onlyChanges(withoutHammer.goods),
    offers: onlyChanges(withoutHammer.offers),
  });
  assert.equal(partial.isUnchanged, true);
  const full = await load(withoutHammer);
  assert.equal(full.products.removed, 1);
  assert.equal((await one('products', 'hammer')).active, false);
});

test('stock never falls below what orders have reserved', async () => {
  await load();
  await sql`update stocks set reserved = 20 where quantity = 24`.execute(database.db);
  await load({ offers: offersXml.replace('КоличествоНаСкладе="24"', 'КоличествоНаСкладе="5"') });
  const { rows } = await sql`select quantity from stocks where reserved = 20`.execute(database.db);
  assert.deepEqual(rows, [{ quantity: 20 }]);
});

test('reads windows-1251', async () => {
  const encode = (text: string) =>
    iconv.encode(text.replace('encoding="UTF-8"', 'encoding="windows-1251"'), 'win1251');
  await load({ goods: encode(importXml), offers: encode(offersXml) });
  assert.equal((await one('products', 'glove')).name, 'Перчатки «Мороз»');
});

test('stores pictures once, and reports missing and broken ones', async () => {
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800"/></svg>';
  const withPictures = (glove: string, hammer: string) =>
    importXml
      .replace('<БазоваяЕдиница', `<Картинка>${glove}</Картинка><БазоваяЕдиница`)
      .replace('<Группы><Ид>g3</Ид></Группы>', `<Группы><Ид>g3</Ид></Группы><Картинка>${hammer}</Картинка>`);
  const report = await load({ goods: withPictures('a.svg', 'nothing.jpg') }, { 'a.svg': picture });
  assert.deepEqual(report.missingFiles, ['nothing.jpg']);
  assert.deepEqual((await readdir(mediaDir)).map((name) => name.replace(/^[0-9a-f]{32}/, '')).sort(), [
    '-1600.webp',
    '-320.webp',
    '.webp',
  ]);
  const broken = await load(
    { goods: withPictures('b.svg', '../../../../../etc/passwd') },
    { 'b.svg': 'not a picture' },
  );
  assert.deepEqual([...broken.missingFiles].sort(), ['../../../../../etc/passwd', 'b.svg']);
  const { rows } = await sql`select count(*) as named from products where picture is not null`.execute(
    database.db,
  );
  assert.deepEqual(rows, [{ named: 0 }]);
});

const unreadable: readonly (readonly [
  what: string,
  file: 'goods' | 'offers',
  from: string | RegExp,
  to: string,
  reason: RegExp,
])[] = [
  [
    'an unclosed element',
    'goods',
    '</Наименование>\n        <БазоваяЕдиница',
    '\n        <БазоваяЕдиница',
    /не закрыт элемент «Наименование»/,
  ],
  [
    'a file cut short',
    'offers',
    offersXml.slice(offersXml.indexOf('<Остатки>')),
    '',
    /не закрыт элемент|обрывается/,
  ],
  ['an unknown entity', 'goods', 'Спилок', 'Спилок &bull;', /подстановка/],
  ['another format', 'goods', 'ВерсияСхемы="2.07"', 'ВерсияСхемы="4.0"', /версия 4\.0 не поддерживается/],
  ['another document', 'goods', /(?<=<\/?)КоммерческаяИнформация/g, 'Yml', /корневой элемент/],
];

for (const [what, file, from, to, reason] of unreadable) {
  test(`${what} is reported with file, line and reason, and nothing changes`, async () => {
    await load();
    const before = await snapshot();
    const text = { goods: importXml, offers: offersXml }[file];
    // A change before the mistake must be rolled back too.
    const other =
      file === 'goods' ? {} : { goods: importXml.replace('Перчатки «Мороз»', 'Перчатки «Стужа»') };
    await assert.rejects(
      load({ ...other, [file]: text.replace(from, to) }),
      (error: Error & { line: number }) => {
        assert.match(
          error.message,
          new RegExp(`^${file === 'goods' ? 'import' : 'offers'}\\.xml, строка \\d+: `),
        );
        assert.match(error.message, reason);
        return true;
      },
    );
    assert.equal(await snapshot(), before);
  });
}
