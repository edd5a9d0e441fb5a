import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import {
  importXml,
  lineOf,
  offersXml,
  patchXml,
} from '../../../../testing/builders/commerceml/exchange.builder.ts';
import { ImportShop } from '../../../../testing/builders/commerceml/import-shop.builder.ts';
import { TooMuchSetAside, TooMuchWithdrawn } from './refusals.ts';

let shop: ImportShop;

before(async () => {
  shop = await ImportShop.open();
});
beforeEach(() => shop.empty());
after(() => shop.close());

/** Without anybody's yes: one record never stops a file. */
const asked = { acceptsSetAside: false, acceptsWithdrawal: false };
const everything = ['glove', 'glove#10', 'glove#9', 'hammer'];
const prices = ['glove#10 t1 1 130000', 'glove#9 t1 1 125050', 'hammer t1 1 99000', 'hammer t1 10 90000'];

interface Mistake {
  readonly what: string;
  readonly file: 'goods' | 'offers';
  readonly from: string;
  readonly to: string;
  /** The problem as `kind id: reason`. */
  readonly problem: string;
  readonly onSale?: readonly string[];
  readonly prices?: readonly string[];
}

const mistakes: readonly Mistake[] = [
  {
    what: 'a product without a name',
    ...{ file: 'goods', from: '<Наименование>Молоток</Наименование>', to: '' },
    problem: 'product hammer: у элемента «Товар» нет «Наименование».',
    onSale: ['glove', 'glove#10', 'glove#9'],
    prices: prices.slice(0, 2),
  },
  {
    what: 'a number that is none',
    ...{ file: 'goods', from: '<Значение>250', to: '<Значение>длинные' },
    problem: 'value glove: значение свойства «Длина» должно быть числом, а там «длинные».',
  },
  {
    what: 'a value of an unknown property',
    ...{ file: 'goods', from: '<ЗначенияСвойства><Ид>p2', to: '<ЗначенияСвойства><Ид>p7' },
    problem: 'value glove: свойства с Ид «p7» нет в классификаторе.',
  },
  {
    what: 'a group without an id',
    ...{ file: 'goods', from: '<Группа><Ид>g1</Ид>', to: '<Группа>' },
    problem: 'group : у элемента «Группа» нет «Ид».',
  },
  {
    what: 'a price that is none',
    ...{ file: 'offers', from: '>1300<', to: '>договорная<' },
    problem: 'price glove#10: «ЦенаЗаЕдиницу» должно быть числом, а там «договорная».',
    prices: prices.slice(1),
  },
  {
    what: 'a negative price',
    ...{ file: 'offers', from: '>1300<', to: '>-1300<' },
    problem: 'price glove#10: «ЦенаЗаЕдиницу» должно быть от 0 до 10000000000, а там -1300.',
    prices: prices.slice(1),
  },
  {
    what: 'a price of an unknown type',
    ...{ file: 'offers', from: '<Цена><ИдТипаЦены>t1', to: '<Цена><ИдТипаЦены>t7' },
    problem: 'price glove#9: типа цены с Ид «t7» нет.',
    prices: prices.filter((price) => !price.startsWith('glove#9')),
  },
  {
    what: 'stock in an unknown warehouse',
    ...{ file: 'offers', from: 'ИдСклада="w1"', to: 'ИдСклада="w7"' },
    problem: 'stock glove#9: склада с Ид «w7» нет.',
  },
  {
    what: 'the later one of two products with one id',
    ...{ file: 'goods', from: '<Ид>hammer', to: '<Ид>glove' },
    problem: 'product glove: товар с Ид «glove» уже был выше.',
    onSale: ['glove', 'glove#10', 'glove#9'],
    prices: prices.slice(0, 2),
  },
  {
    what: 'the later one of two offers with one id',
    ...{ file: 'offers', from: '<Ид>glove#10', to: '<Ид>glove#9' },
    problem: 'offer glove#9: предложение с Ид «glove#9» уже было выше.',
    onSale: ['glove', 'glove#9', 'hammer'],
    prices: prices.slice(1),
  },
];

for (const { what, file, from, to, problem, ...expected } of mistakes)
  test(`${what} is set aside with file, line, reason and goods; everything else is applied`, async () => {
    const text = { goods: importXml, offers: offersXml }[file];
    assert.ok(text.includes(from));
    const report = await shop.load({ [file]: text.replace(from, to) }, {}, asked);
    assert.deepEqual(
      report.problems.map(({ kind, id, reason }) => `${kind} ${id}: ${reason}`),
      [problem],
    );
    assert.equal(report.problems[0]?.file, file === 'goods' ? 'import.xml' : 'offers.xml');
    assert.ok((report.problems[0]?.line ?? 0) > 1);
    assert.deepEqual(await shop.onSale(), expected.onSale ?? everything);
    assert.deepEqual(await shop.prices(), expected.prices ?? prices);
    const again = await shop.load({ [file]: text.replace(from, to) }, {}, asked);
    assert.deepEqual([again.isUnchanged, again.problemCount], [true, 1]);
  });

test('names exactly the line of the mistake, and the goods it belongs to', async () => {
  const offers = offersXml.replace('>990<', '>договорная<');
  const { problems } = await shop.load({ offers }, {}, asked);
  assert.deepEqual(
    problems.map(({ line, id, name }) => ({ line, id, name })),
    [{ line: lineOf(offers, 'договорная'), id: 'hammer', name: 'Молоток' }],
  );
});

test('what is set aside keeps its stored price, stock and product, also in a full exchange', async () => {
  await shop.load();
  const goods = importXml.replace('<Наименование>Молоток</Наименование>', '');
  const offers = offersXml
    .replace('>1300<', '>договорная<')
    .replace('КоличествоНаСкладе="24"', 'КоличествоНаСкладе="много"')
    .replace('<Наименование>Перчатки</Наименование>', '');
  const report = await shop.load({ goods, offers });
  assert.equal(report.problemCount, 3);
  assert.deepEqual([report.isUnchanged, report.products.removed], [true, 0]);
  assert.deepEqual([await shop.onSale(), await shop.prices()], [everything, prices]);
});

test('a product of an unknown group stays in its section or goes to «Без раздела», and moves once the group comes', async () => {
  const section = sql`select p.external_id, s.name, s.active from products p join sections s on s.id = p.section_id
    order by 1`;
  const goods = importXml.replace('<Группы><Ид>g3', '<Группы><Ид>g9');
  const report = await shop.load({ goods }, {}, asked);
  assert.deepEqual(report.problems, []);
  assert.deepEqual(await shop.lines(section), ['glove Зимние true', 'hammer Без раздела true']);
  assert.equal((await shop.load({ goods }, {}, asked)).isUnchanged, true);
  const groups = importXml.replace(/<Каталог[\s\S]*<\/Каталог>/, '').replace('<Ид>g3</Ид>', '<Ид>g9</Ид>');
  await shop.loadFolder({ 'groups.xml': groups }, asked);
  assert.deepEqual(await shop.lines(section), ['glove Зимние true', 'hammer Инструмент true']);
  await shop.load({ goods: importXml.replace('<Группы><Ид>g3', '<Группы><Ид>g8') }, {}, asked);
  assert.deepEqual((await shop.lines(section)).slice(1), ['hammer Инструмент true']);
});

test('a product without any group and one of several groups are sold, the latter in the first that is known', async () => {
  const goods = importXml
    .replace('<Группы><Ид>g3</Ид></Группы>', '')
    .replace('<Группы><Ид>g2</Ид></Группы>', '<Группы><Ид>g7</Ид><Ид>g1</Ид><Ид>g2</Ид></Группы>');
  assert.deepEqual((await shop.load({ goods }, {}, asked)).problems, []);
  assert.deepEqual(
    await shop.lines(sql`select p.external_id, s.name from products p join sections s on s.id = p.section_id
      order by 1`),
    ['glove Перчатки', 'hammer Без раздела'],
  );
});

const many = (count: number, price: (place: number) => string) =>
  patchXml(
    Array.from(
      { length: count },
      (_, place) =>
        `<Предложение><Ид>x${place}</Ид><Наименование>Х</Наименование><Цены><Цена><ИдТипаЦены>t1</ИдТипаЦены>
        <ЦенаЗаЕдиницу>${price(place)}</ЦенаЗаЕдиницу></Цена></Цены></Предложение>`,
    ).join('\n'),
  );

test('more than a tenth of a file set aside stops it until a person says yes', async () => {
  await shop.load();
  const offers = many(20, (place) => (place < 3 ? 'договорная' : '5'));
  await assert.rejects(shop.load({ goods: importXml, offers }, {}, asked), (error) => {
    assert.ok(error instanceof TooMuchSetAside);
    assert.deepEqual(error.count, { file: 'offers.xml', records: 20, setAside: 3 });
    assert.deepEqual([error.problems.length, error.problemCount], [3, 3]);
    assert.equal(error.message, 'offers.xml: отложено записей 3 из 20, больше десятой части.');
    return true;
  });
  const accepted = await shop.load({ offers }, {}, { ...asked, acceptsSetAside: true });
  assert.equal(accepted.problemCount, 3);
  const tenth = many(20, (place) => (place < 2 ? 'договорная' : '5'));
  assert.equal((await shop.load({ offers: tenth }, {}, asked)).problemCount, 2);
});

test('only the first problems are kept, all are counted', async () => {
  const report = await shop.load({ offers: many(1200, () => 'договорная') });
  assert.deepEqual([report.problems.length, report.problemCount], [1000, 1200]);
});

test('a full catalogue that lacks more than a fifth of the goods stops until a person says yes', async () => {
  await shop.load();
  const goods = importXml.replace(/<Товар>\s*<Ид>hammer[\s\S]*?<\/Товар>/, '');
  await assert.rejects(shop.load({ goods }, {}, asked), (error) => {
    assert.ok(error instanceof TooMuchWithdrawn);
    assert.deepEqual([error.content, error.withdrawn, error.onSale], ['products', 1, 2]);
    return true;
  });
  assert.deepEqual(await shop.onSale(), everything);
  const offers = offersXml.replace(/<Предложение>\s*<Ид>hammer[\s\S]*?<\/Предложение>/, '');
  await assert.rejects(shop.load({ offers }, {}, asked), /снимает с продажи предложений: 1 из 3/);
  const report = await shop.load({ goods, offers }, {}, { ...asked, acceptsWithdrawal: true });
  assert.deepEqual([report.products.removed, report.offers.removed], [1, 1]);
});

test('a dry run reports the same and changes nothing', async () => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const goods = importXml.replace('<БазоваяЕдиница', '<Картинка>a.svg</Картинка><БазоваяЕдиница');
  const offers = offersXml.replace('>1300<', '>договорная<');
  const files = await shop.folders.write({ goods, offers }, { 'a.svg': picture });
  const dry = await shop.import(files, { ...asked, isDryRun: true });
  assert.deepEqual(await shop.onSale(), []);
  assert.deepEqual(await shop.lines(sql`select from sections`), []);
  const { others: _, ...real } = await shop.import(files, asked);
  const { others: __, ...foretold } = dry;
  assert.deepEqual(foretold, real);
});
