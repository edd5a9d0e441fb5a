import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import iconv from 'iconv-lite';
import { sql } from 'kysely';
import yazl from 'yazl';
import { importXml, offersXml, patchXml } from '../../../testing/builders/commerceml/exchange.builder.ts';
import { ImportShop } from '../../../testing/builders/commerceml/import-shop.builder.ts';

let shop: ImportShop;

before(async () => {
  shop = await ImportShop.open();
});
beforeEach(() => shop.empty());
after(() => shop.close());

const catalogue = async () => [...(await shop.onSale()), ...(await shop.prices()), ...(await shop.stock())];
const whole = [
  ...['glove', 'glove#10', 'glove#9', 'hammer'],
  ...['glove#10 t1 1 130000', 'glove#9 t1 1 125050', 'hammer t1 1 99000', 'hammer t1 10 90000'],
  ...['glove#10 w1 0', 'glove#9 w1 24', 'hammer w1 7'],
];
const version = (text: string, number: string) =>
  text.replaceAll('ВерсияСхемы="2.07"', `ВерсияСхемы="${number}"`);
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80"/></svg>';

/** The exchange as 1C splits it since 2.07: the classifier, offers, prices and stock in separate files. */
function splitExchange(): Readonly<Record<string, string>> {
  const offers = [...offersXml.matchAll(/<Предложение>[\s\S]*?<\/Предложение>/g)].map(([offer]) => offer);
  const idOf = (offer: string) => /<Ид>[^<]*<\/Ид>/.exec(offer)?.[0] ?? '';
  const stockOf = (offer: string) =>
    /КоличествоНаСкладе="(\d+)"/.exec(offer)?.[1] ?? /<Количество>(\d+)/.exec(offer)?.[1];
  const only = (part: (offer: string) => string) =>
    offers.map((offer) => `<Предложение>${idOf(offer)}${part(offer)}</Предложение>`).join('\n');
  const classifier = (content: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><КоммерческаяИнформация ВерсияСхемы="2.09"><Классификатор>${content}</Классификатор></КоммерческаяИнформация>`;
  const part = (name: string, text: string) =>
    new RegExp(`<${name}>[\\s\\S]*?</${name}>`).exec(text)?.[0] ?? '';
  const groups = /<Группы>[\s\S]*<\/Группы>(?=\s*<Свойства>)/.exec(importXml)?.[0] ?? '';
  const bare = offers.map((offer) => offer.replace(/<Цены>[\s\S]*(?=<\/Предложение>)/, '')).join('\n');
  return {
    'groups/1/groups___a.xml': classifier(groups),
    'propertiesGoods/1/propertiesGoods___a.xml': classifier(part('Свойства', importXml)),
    'priceLists/1/priceLists___a.xml': classifier(part('ТипыЦен', offersXml)),
    'storages/1/storages___a.xml': classifier(part('Склады', offersXml)),
    'units/1/units___a.xml': classifier(
      '<ЕдиницыИзмерения><ЕдиницаИзмерения><Код>715</Код><НаименованиеПолное>Пара (2 шт.)</НаименованиеПолное><НаименованиеКраткое>пар</НаименованиеКраткое></ЕдиницаИзмерения></ЕдиницыИзмерения>',
    ),
    'goods/1/import___a.xml': version(importXml, '2.09')
      .replace(/<Классификатор>[\s\S]*<\/Классификатор>/, '')
      .replace(
        '<БазоваяЕдиница Код="715">пара</БазоваяЕдиница>',
        '<БазоваяЕдиница>715</БазоваяЕдиница><Картинка>import_files/ab/a.svg</Картинка>',
      ),
    'goods/1/offers___a.xml': patchXml(bare, { isFull: true }),
    'goods/1/prices___a.xml': patchXml(
      only((offer) => part('Цены', offer)),
      { isFull: true },
    ),
    'goods/1/rests___a.xml': patchXml(
      only(
        (offer) =>
          `<Остатки><Остаток><Склад><Ид>w1</Ид><Количество>${stockOf(offer)}</Количество></Склад></Остаток></Остатки>`,
      ),
      { isFull: true },
    ),
    'goods/1/import_files/ab/a.svg': picture,
    'goods/1/orders___a.xml': 'not of the catalogue',
  };
}

async function zipOf(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await shop.folders.writeFolder({});
  const zip = new yazl.ZipFile();
  for (const [name, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  const file = path.join(folder, 'webdata.zip');
  const stream = zip.outputStream.pipe(createWriteStream(file));
  await once(stream, 'finish');
  return file;
}

for (const number of ['2.04', '2.05', '2.08', '2.021', '2.10']) {
  test(`reads version ${number}`, async () => {
    await shop.load({ goods: version(importXml, number), offers: version(offersXml, number) });
    assert.deepEqual(await catalogue(), whole);
  });
}

test('reads a folder of split files as 1C writes it, in any order', async () => {
  const report = await shop.loadFolder(splitExchange());
  assert.deepEqual(report.read, { products: 2, offers: 3 });
  assert.deepEqual(report.missingFiles, []);
  assert.deepEqual(await catalogue(), whole);
  assert.deepEqual(
    await shop.lines(sql`select measure_base, picture is not null from products where external_id = 'glove'`),
    ['пар true'],
  );
  assert.equal((await shop.loadFolder(splitExchange())).isUnchanged, true);
});

test('a file of units alone explains the codes of later files', async () => {
  const { 'units/1/units___a.xml': units = '', ...others } = splitExchange();
  await shop.loadFolder({ 'units.xml': units.replace('<Код>715</Код>', '<Код>9715 </Код>') });
  const goods = others['goods/1/import___a.xml'] ?? '';
  await shop.loadFolder({ ...others, 'goods/1/import___a.xml': goods.replace('>715<', '>9715<') });
  assert.deepEqual(await shop.lines(sql`select measure_base from products where external_id = 'glove'`), [
    'пар',
  ]);
});

test('reads the same as an archive, and leaves nothing unpacked behind', async () => {
  const unpacked = async () =>
    (await readdir(path.dirname(shop.mediaDir))).filter((name) => /^exchange-[^t]/.test(name)).length;
  const before = await unpacked();
  await shop.import([await zipOf(splitExchange())]);
  assert.deepEqual(await catalogue(), whole);
  assert.equal(await unpacked(), before);
});

test('a broken archive, one of other files, and one with names leading out of it are refused', async () => {
  const file = await zipOf({ 'import.xml': importXml, 'offers.xml': offersXml });
  const bytes = await readFile(file);
  await writeFile(file, bytes.subarray(0, bytes.length / 2));
  await assert.rejects(shop.import([file]), /^CommerceMlError: webdata\.zip, строка 1: архив повреждён/);
  await assert.rejects(shop.import([await zipOf({ 'readme.txt': 'hello' })]), /нет файлов обмена/);
  const escaping = await zipOf({ 'aa/import.xml': importXml });
  const text = (await readFile(escaping)).toString('latin1').replaceAll('aa/import.xml', '../import.xml');
  await writeFile(escaping, Buffer.from(text, 'latin1'));
  await assert.rejects(shop.import([escaping]), /webdata\.zip, строка 1/);
  const zeros = await zipOf({ 'import.xml': ' '.repeat(3_000_000) });
  await assert.rejects(shop.import([zeros]), /неправдоподобно/);
  assert.deepEqual(await shop.onSale(), []);
});

test('an archive whose entries share their bytes is refused as a bomb, however modest each is', async () => {
  const lines = Array.from({ length: 60_000 }, (_, index) => `<a>${index % 7}</a>${' '.repeat(40)}`);
  const file = await zipOf({ 'import.xml': lines.join('') });
  const bytes = await readFile(file);
  const end = bytes.lastIndexOf('PK\u0005\u0006');
  const entry = bytes.subarray(bytes.lastIndexOf('PK\u0001\u0002'), end);
  const tail = Buffer.from(bytes.subarray(end));
  const copies = 20;
  tail.writeUInt16LE(copies, 8);
  tail.writeUInt16LE(copies, 10);
  tail.writeUInt32LE(entry.length * copies, 12);
  await writeFile(
    file,
    Buffer.concat([
      bytes.subarray(0, end - entry.length),
      ...Array.from({ length: copies }, () => entry),
      tail,
    ]),
  );
  await assert.rejects(shop.import([file]), /архив сжат неправдоподобно сильно/);
});

test('what does not end is refused before it fills the memory', async () => {
  const long = 'x'.repeat(9_000_000);
  const inGoods = (text: string) => importXml.replace('<Товар>', text);
  const refused = [
    inGoods(`<Товар a="${long}">`),
    inGoods(`<!--${long}--><Товар>`),
    inGoods(`<${long}/><Товар>`),
    inGoods(`<Товар>${'<a/>'.repeat(400_001)}`),
  ];
  for (const goods of refused)
    await assert.rejects(shop.load({ goods }), /import\.xml, строка \d+: элемент «Товары?» слишком велик/);
  const declared = importXml.replace('?>', `?><!DOCTYPE x [<!-- ${long} -->]>`);
  await assert.rejects(shop.load({ goods: declared }), /строка 1: начало файла слишком велико/);
});

test('reads a byte order mark, Windows line ends, and encodings by any of their names', async () => {
  const windows = (text: string) => text.replaceAll('\n', '\r\n');
  await shop.load({ goods: `\ufeff${windows(importXml)}`, offers: windows(offersXml) });
  assert.deepEqual(await catalogue(), whole);
  const encode = (text: string) =>
    iconv.encode(windows(text).replace('"UTF-8"', "'Windows-1251'").replace('"1.0"', "'1.0'"), 'win1251');
  assert.equal((await shop.load({ goods: encode(importXml), offers: encode(offersXml) })).isUnchanged, true);
  const marked = `\ufeff${importXml.replace('"UTF-8"', '"windows-1251"')}`;
  assert.equal((await shop.load({ goods: marked })).isUnchanged, true, 'the mark is right, the name is not');
  const named = encode(importXml).toString('latin1').replace('Windows-1251', 'WIN-1251');
  const padded = Buffer.from(named.replace('"2.07"', '"2.07 "'), 'latin1');
  assert.equal((await shop.load({ goods: padded })).isUnchanged, true);
  const foreign = importXml.replace('"UTF-8"', '"KOI8-R"');
  await assert.rejects(shop.load({ goods: foreign }), /строка 1: кодировка KOI8-R не поддерживается/);
});

test('bytes of another encoding are reported with their line', async () => {
  const bytes = iconv.encode(importXml, 'win1251');
  await assert.rejects(shop.load({ goods: bytes }), /import\.xml, строка \d+: .*в кодировке utf-8 не бывает/);
});

test('markup and entities are text, as is what looks like SQL', async () => {
  const name = "&lt;script&gt;alert(1)&lt;/script&gt; &amp; &#171;Мороз&#187; %s '; drop table products; --";
  const text = "<script>alert(1)</script> & «Мороз» %s '; drop table products; --";
  await shop.load({
    goods: importXml.replace('Перчатки «Мороз»', name).replace('>Спилок<', '><![CDATA[<b>Спилок</b>]]><'),
  });
  assert.deepEqual(await shop.lines(sql`select name from products where external_id = 'glove'`), [text]);
  assert.deepEqual(await shop.lines(sql`select value from product_properties where number is null`), [
    '<b>Спилок</b>',
  ]);
});

test('a description of a megabyte is cut, a value too long for an index too, an article that long is a mistake', async () => {
  const long = 'Очень тёплые. '.repeat(80_000);
  const goods = importXml
    .replace('<Изготовитель>', `<Описание>${long}</Описание><Изготовитель>`)
    .replace('<Значение>v1<', `<Значение>${long}<`);
  await shop.load({ goods });
  assert.deepEqual(await shop.lines(sql`select length(description) from products where description <> ''`), [
    '100000',
  ]);
  assert.deepEqual(await shop.lines(sql`select length(value) from product_properties where number is null`), [
    '800',
  ]);
  const article = importXml.replace('ПЕР-1/2', 'П'.repeat(101));
  const { problems } = await shop.load({ goods: article });
  assert.deepEqual(
    problems.map(({ kind, id, reason }) => [kind, id, reason]),
    [['product', 'glove', '«Артикул» длиннее 100 знаков.']],
  );
});

test('stock without warehouses lies in the only one there is, or in one made for it', async () => {
  const old = offersXml
    .replace(/<Склады>[\s\S]*?<\/Склады>/, '')
    .replace(/<Склад ИдСклада="w1" КоличествоНаСкладе="(\d+)"\/>/g, '<Количество>$1</Количество>')
    .replace(
      /<Остатки>[\s\S]*?<\/Остатки>/,
      '<Остатки><Остаток><Количество>7</Количество></Остаток></Остатки>',
    );
  await shop.load({ offers: old });
  assert.deepEqual(await shop.stock(), ['glove#9 warehouse 24', 'hammer warehouse 7']);
  assert.deepEqual(await shop.lines(sql`select name from warehouses`), ['Основной склад']);
  assert.equal((await shop.load({ offers: old })).isUnchanged, true);
  await shop.load({ offers: old.replace('>24<', '>20<') });
  assert.deepEqual(await shop.stock(), ['glove#9 warehouse 20', 'hammer warehouse 7']);
});

test('a price of a pack becomes the price of a piece', async () => {
  const pack = '1 250,50</ЦенаЗаЕдиницу><Единица>упак</Единица><Коэффициент>10</Коэффициент>';
  await shop.load({ offers: offersXml.replace('1 250,50</ЦенаЗаЕдиницу>', pack) });
  assert.ok((await shop.prices()).includes('glove#9 t1 1 12505'));
});

test('a yes-or-no property reads Да and Нет, and an older element for properties is known', async () => {
  const goods = importXml
    .replace(
      '<Свойство><Ид>p1',
      '<СвойствоНоменклатуры><Ид>p3</Ид><Наименование>С подкладкой</Наименование><ТипЗначений>Булево</ТипЗначений></СвойствоНоменклатуры><Свойство><Ид>p1',
    )
    .replace(
      '<ЗначенияСвойств>',
      '<ЗначенияСвойств><ЗначенияСвойства><Ид>p3</Ид><Значение>true</Значение></ЗначенияСвойства>',
    );
  await shop.load({ goods });
  const values = await shop.lines(sql`select value from product_properties order by 1`);
  assert.deepEqual(values, ['250', 'Да', 'Спилок']);
});

const doubled = [
  ['группа с Ид «g1» уже была выше', importXml.replace('<Ид>g3</Ид>', '<Ид>g1</Ид>')],
  ['группа с Ид «g1» уже была выше', importXml.replace('<Ид>g2</Ид>', '<Ид>g1</Ид>')],
  ['свойство с Ид «p1» уже было выше', importXml.replace('<Ид>p2</Ид><Наи', '<Ид>p1</Ид><Наи')],
] as const;
for (const [place, [reason, goods]] of doubled.entries()) {
  test(`the later one of a duplicate id is set aside, ${place + 1}: ${reason}`, async () => {
    const { problems } = await shop.load({ goods });
    assert.equal(problems[0]?.reason, `${reason}.`);
    assert.ok((await shop.onSale()).includes('glove'));
  });
}

test('a group that moves takes along the groups below it, named or not', async () => {
  await shop.load();
  const moved = importXml
    .replace('<Классификатор>', '<Классификатор СодержитТолькоИзменения="true">')
    .replace(
      /<Группы>\s*<Группа><Ид>g1[\s\S]*<\/Группы>(?=\s*<Свойства>)/,
      `<Группы><Группа><Ид>g3</Ид><Наименование>Инструмент</Наименование>
      <Группы><Группа><Ид>g1</Ид><Наименование>Перчатки</Наименование></Группа></Группы></Группа></Группы>`,
    );
  await shop.load({ goods: moved });
  assert.deepEqual(await shop.lines(sql`select path, depth from sections order by path`), [
    'instrument 1',
    'instrument/perchatki 2',
    'instrument/perchatki/zimnie 3',
  ]);
  assert.equal((await shop.load({ goods: moved })).isUnchanged, true);
});
