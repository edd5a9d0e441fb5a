import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { sql } from 'kysely';
import { asChanges, importXml, offersXml } from '../../../../testing/builders/commerceml/exchange.builder.ts';
import { ImportShop } from '../../../../testing/builders/commerceml/import-shop.builder.ts';

let shop: ImportShop;

before(async () => {
  shop = await ImportShop.open();
});
beforeEach(() => shop.empty());
after(() => shop.close());

/** Neighbouring characters differ so that storage cannot compress them; each takes three bytes. */
const letters = (count: number) =>
  Array.from({ length: count }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join('');
const halved = (length: number) => `${'x'.repeat(length - 1)}😀`;
const values = () =>
  shop.lines(sql`select length(value), value from product_properties where number is null`);

test('texts are cut between characters, never within one', async () => {
  const goods = importXml
    .replace('Спилок', halved(800))
    .replace('<Группы><Ид>g3', `<Описание>${halved(100_000)}</Описание><Группы><Ид>g3`);
  await shop.load({ goods });
  assert.deepEqual(await values(), [`799 ${'x'.repeat(799)}`]);
  const described = sql`select length(description) from products where external_id = 'hammer'`;
  assert.deepEqual(await shop.lines(described), ['99999']);
});

test('a value or a brand of thousands of letters is cut to what an index takes', async () => {
  const goods = importXml
    .replace('<Значение>v1</Значение>', `<Значение>${letters(3000)}</Значение>`)
    .replace(
      '<Группы><Ид>g3</Ид></Группы>',
      `<Группы><Ид>g3</Ид></Группы><ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Производитель</Наименование><Значение>${letters(3000)}</Значение></ЗначениеРеквизита></ЗначенияРеквизитов>`,
    );
  await shop.load({ goods });
  assert.deepEqual(await values(), [`800 ${letters(800)}`]);
  assert.deepEqual(await shop.lines(sql`select max(length(name)) from brands`), ['500']);
});

const arrivalOn = (day: string) => {
  const stock = '<Склад ИдСклада="w1" КоличествоНаСкладе="24"/>';
  const arrival = `<ЗначенияРеквизитов><ЗначениеРеквизита><Наименование>Дата поступления w1</Наименование><Значение>${day}</Значение></ЗначениеРеквизита></ЗначенияРеквизитов>`;
  return shop.load({ offers: offersXml.replace(stock, stock + arrival) });
};

for (const day of ['2026-02-31', '0000-01-01', '2026-13-01'])
  test(`the arrival on ${day} is set aside, and the stock itself is not`, async () => {
    const { problems } = await arrivalOn(day);
    const reason = `«Дата поступления w1» должна быть датой вида 2026-12-01, а там «${day}».`;
    const expected = { file: 'offers.xml', line: 11, kind: 'value', reason };
    assert.deepEqual(problems, [{ ...expected, id: 'glove#9', name: 'Перчатки «Мороз» (9)' }]);
    assert.ok((await shop.stock()).includes('glove#9 w1 24'));
  });

for (const day of ['0001-01-01T00:00:00', '0001-01-01', 'T'])
  test(`the arrival on ${day} is none`, async () => {
    assert.deepEqual((await arrivalOn(day)).problems, []);
  });

test('numbers are decimal: what only a program would write is set aside with its line', async () => {
  await shop.load();
  for (const number of ['0x10', '0b1', '1_000', 'Infinity', '1e999']) {
    const { problems } = await shop.load({ offers: offersXml.replace('"24"', `"${number}"`) });
    const reason = `«Количество» должно быть числом, а там «${number}».`;
    assert.deepEqual(
      problems.map((problem) => [problem.line, problem.kind, problem.reason]),
      [[11, 'stock', reason]],
    );
    assert.ok((await shop.stock()).includes('glove#9 w1 24'), 'the stored stock stays');
  }
  await shop.load({ offers: offersXml.replace('"24"', '"2,5E1"') });
  assert.ok((await shop.stock()).includes('glove#9 w1 25'));
});

test('a price of zero is no price: nothing is sold for free', async () => {
  await shop.load();
  await shop.load({ offers: offersXml.replace('>1300<', '>0<').replace('>900<', '>0,00<') });
  assert.deepEqual(await shop.prices(), ['glove#9 t1 1 125050', 'hammer t1 1 99000']);
});

test('a price of a pack that makes the unit dearer than anything is set aside', async () => {
  const price = '10000000000</ЦенаЗаЕдиницу><Коэффициент>0.5</Коэффициент>';
  const { problems } = await shop.load({ offers: offersXml.replace('1300</ЦенаЗаЕдиницу>', price) });
  assert.deepEqual(
    problems.map(({ line, reason }) => `${line}: ${reason}`),
    ['16: цена за базовую единицу больше 10000000000.'],
  );
});

test('a group that moves takes an unnamed one along beside a new one of the same name', async () => {
  await shop.load();
  const goods = asChanges(importXml)
    .replace(
      /<Классификатор>[\s\S]*<\/Классификатор>/,
      `<Классификатор СодержитТолькоИзменения="true"><Группы><Группа><Ид>g3</Ид><Наименование>Инструмент</Наименование>
        <Группы><Группа><Ид>g1</Ид><Наименование>Перчатки</Наименование>
        <Группы><Группа><Ид>g9</Ид><Наименование>Зимние</Наименование></Группа></Группы></Группа></Группы></Группа></Группы></Классификатор>`,
    )
    .replace(/<Товары>[\s\S]*<\/Товары>/, '<Товары/>');
  await shop.load({
    goods,
    offers: asChanges(offersXml).replace(/<Предложения>[\s\S]*<\/Предложения>/, ''),
  });
  assert.deepEqual(await shop.lines(sql`select external_id, path from sections order by 1`), [
    'g1 instrument/perchatki',
    'g2 instrument/perchatki/zimnie',
    'g3 instrument',
    'g9 instrument/perchatki/zimnie-2',
  ]);
});

test('groups nested deeper than any path may be are set aside', async () => {
  const open = (_: unknown, at: number) =>
    `<Группа><Ид>d${at}</Ид><Наименование>${'Очень длинное название '.repeat(3)}</Наименование><Группы>`;
  const nested = Array.from({ length: 60 }, open).join('') + '</Группы></Группа>'.repeat(60);
  const report = await shop.load({ goods: importXml.replace('<Группа><Ид>g3', `${nested}<Группа><Ид>g3`) });
  assert.match(report.problems[0]?.reason ?? '', /группа «Очень .* вложена слишком глубоко/);
  assert.equal(report.products.added, 2);
});

test('entities of the file and of other files are never read', async () => {
  const withDoctype = (entity: string) =>
    importXml.replace('?>', `?><!DOCTYPE x [${entity}]>`).replace('Молоток', '&own;');
  for (const entity of [
    '<!ENTITY own SYSTEM "file:///etc/passwd">',
    '<!ENTITY a "aaaaaaaaaa"><!ENTITY own "&a;&a;&a;&a;">',
  ])
    await assert.rejects(shop.load({ goods: withDoctype(entity) }), /неизвестная подстановка/);
});
