import assert from 'node:assert/strict';
import { test } from 'node:test';
import iconv from 'iconv-lite';
import {
  buildExchangeOrderWith,
  buildLineWith,
  buildPartyWith,
  names,
} from '../../../../../testing/builders/exchange/exchange-order.builder.ts';
import { listAt, readDocuments, textAt } from '../../../../../testing/commerceml/read-documents.ts';
import { validateXml } from '../../../../../testing/commerceml/validate-xml.ts';
import { type ExchangeForm, openExchangeFile } from './exchange-file.ts';
import type { ExchangeOrder } from './exchange-order.ts';
import { writeOrder } from './write-order.ts';

const write = async (orders: readonly ExchangeOrder[], form: Partial<ExchangeForm> = {}) => {
  const { xml, schema, end } = openExchangeFile({ schemaVersion: '', encoding: 'utf-8', ...form });
  for (const order of orders) writeOrder(xml, schema, order, names);
  return end();
};
const textOf = async (order: Partial<ExchangeOrder>, form: Partial<ExchangeForm> = {}) =>
  (await write([buildExchangeOrderWith(order)], form)).toString('utf8');
/** The values of an element by its name, without their markup. */
const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value]) => value);
const requisite = (xml: string, name: string) =>
  new RegExp(`<Наименование>${name}</Наименование>\\s*<Значение>([^<]*)</Значение>`).exec(xml)?.[1];

const individual = buildPartyWith({ kind: 'INDIVIDUAL', name: 'ИП Васильков', inn: '500100732259', kpp: '' });
const many: readonly ExchangeOrder[] = [
  buildExchangeOrderWith({}),
  buildExchangeOrderWith({ buyer: individual, consignee: null, author: null, contactName: '' }),
  buildExchangeOrderWith({ status: 'cancelled', cancelReason: 'Передумали', deliveryKopecks: 0 }),
  buildExchangeOrderWith({
    deliveryType: 'pickup',
    address: '',
    contract: null,
    warehouse: null,
    dueOn: null,
    wishedOn: null,
    comment: '',
    lines: [
      buildLineWith({ measure: 'мешок', variant: {}, article: '', vatPercent: 0 }),
      buildLineWith({ name: 'Очень длинное название '.repeat(30), vatPercent: 10 }),
    ],
  }),
  buildExchangeOrderWith({ lines: [], comment: 'Комментарий '.repeat(400), address: 'Адрес '.repeat(300) }),
];

for (const version of ['2.10', '3.1'] as const) {
  test(`orders of every kind are valid in CommerceML ${version}`, async () => {
    const xml = (await write(many, { schemaVersion: version })).toString('utf8');
    assert.deepEqual(await validateXml(xml, version), []);
    assert.equal(valuesOf(xml, 'ХозОперация').length, many.length);
    assert.deepEqual(
      await validateXml((await write([], { schemaVersion: version })).toString(), version),
      [],
    );
  });
}

test('the schemas refuse elements in another order, unknown ones, and values that do not fit', async () => {
  const xml = await textOf({});
  const swapped = xml.replace(/(\s*<Валюта>.*<\/Валюта>)(\s*<Курс>.*<\/Курс>)/, '$2$1');
  const unknown = xml.replace('<Курс>', '<Организация>ООО</Организация><Курс>');
  for (const bad of [swapped, unknown, xml.replace('<Сумма>1720.00', '<Сумма>1 720,00')]) {
    assert.notEqual(bad, xml);
    assert.ok((await validateXml(bad, '2.10')).length > 0, bad.slice(0, 900));
  }
});

test('the answer is in the version that the client speaks: 3.1 in containers, the older ones without', async () => {
  const versionOf = async (schemaVersion: string) =>
    /ВерсияСхемы="([^"]*)"/.exec(await textOf({}, { schemaVersion }))?.[1];
  assert.equal(await versionOf(''), '2.10');
  assert.equal(await versionOf('2.08'), '2.08');
  assert.equal(await versionOf('2.99"><a'), '2.10');
  assert.equal(await versionOf('3.1'), '3.1');
  const two = (await write([many[0]!, many[1]!], { schemaVersion: '3.1' })).toString();
  assert.equal(two.match(/<Контейнер>\s*<Документ>/g)?.length, 2);
  assert.deepEqual(valuesOf(two, 'НомерВерсии'), ['1', '1', '1', '1']);
  assert.doesNotMatch(await textOf({}), /Контейнер|НомерВерсии/);
});

test('the tax is inside the prices, on the document and on every line', async () => {
  const xml = await textOf({
    lines: [buildLineWith({}), buildLineWith({ totalKopecks: 110_00, vatPercent: 10 })],
    totalKopecks: 1_830_00,
  });
  assert.deepEqual(valuesOf(xml, 'УчтеноВСумме'), Array(5).fill('true'));
  const [taxes = ''] = /<Время>[\s\S]*?<Товары>/.exec(xml) ?? [];
  // 22 % of goods and delivery, then 10 %.
  assert.deepEqual(valuesOf(taxes, 'Сумма'), ['310.16', '10.00']);
  assert.deepEqual(valuesOf(taxes, 'Ставка'), ['22', '10']);
});

test('delivery that costs is a service after the goods', async () => {
  const xml = await textOf({});
  const [, delivery = ''] = xml.split('<Ид>ORDER_DELIVERY</Ид>');
  assert.deepEqual(valuesOf(delivery, 'ЦенаЗаЕдиницу'), ['500.00']);
  assert.equal(requisite(delivery, 'ТипНоменклатуры'), 'Услуга');
  assert.equal(requisite(xml, 'ТипНоменклатуры'), 'Товар');
  assert.doesNotMatch(await textOf({ deliveryKopecks: 0 }), /ORDER_DELIVERY/);
});

test('organisation, warehouse and what else 1C maps by name are requisites', async () => {
  const xml = await textOf({});
  const expected = {
    Организация: 'ООО «Спецоснова»',
    Склад: 'Подольск',
    'Метод оплаты': 'По счёту',
    'Способ доставки': 'Доставка курьером',
    'Адрес доставки': 'г. Химки, ул. Складская, д. 2',
    'Желаемая дата доставки': '2026-11-25',
    Договор: '17/26',
    'Контактное лицо': 'Пётр Кладовщиков',
    Грузополучатель: 'ООО «Лютик»',
    'Номер заказа на сайте': 'ЗК-2026-00017',
    'Статус заказа': 'Новый',
    Отменен: 'false',
  };
  for (const [name, value] of Object.entries(expected)) assert.equal(requisite(xml, name), value, name);
  assert.equal(valuesOf(xml, 'Номер')[0], 'САЙТ-ЗК-2026-00017');
  assert.equal(requisite(xml, 'Причина отмены'), undefined);
  const cancelled = await textOf({ status: 'cancelled', cancelReason: 'Передумали' });
  assert.equal(requisite(cancelled, 'Отменен'), 'true');
  assert.equal(requisite(cancelled, 'Причина отмены'), 'Передумали');
});

test('the buyer comes first, with his people, and the consignee second', async () => {
  const xml = await textOf({});
  assert.deepEqual(valuesOf(xml, 'Роль'), ['Продавец', 'Покупатель', 'Получатель']);
  assert.deepEqual(valuesOf(xml, 'ОфициальноеНаименование'), ['ООО «Ромашка»', 'ООО «Лютик»']);
  assert.deepEqual(valuesOf(xml, 'ПолноеНаименование'), ['Покупателева Анна Сергеевна', 'Пётр Кладовщиков']);
  const own = await textOf({
    buyer: individual,
    consignee: null,
    contactName: 'Анна Сергеевна Покупателева',
  });
  assert.deepEqual(valuesOf(own, 'ПолноеНаименование'), ['ИП Васильков', 'Покупателева Анна Сергеевна']);
  assert.deepEqual(valuesOf(own, 'ОфициальноеНаименование'), []);
});

const odd = 'Ёлка — «№ 1» & <b>"3 < 5"</b>\r\n\u0000\u0001\u001b\ufffe\ud83d 日本 😀 ½ ₽ конец';
const readable = 'Ёлка — «№ 1» & <b>"3 < 5"</b>\n\ufffd 日本 😀 ½ ₽ конец';

for (const encoding of ['utf-8', 'windows-1251'] as const) {
  test(`what cannot be said in XML or in ${encoding} breaks nothing, and all else arrives`, async () => {
    const order = buildExchangeOrderWith({
      comment: odd,
      lines: [buildLineWith({ name: `Каска ½ 日本 «&»` })],
    });
    const bytes = await write([order], { encoding });
    const text = iconv.decode(bytes, encoding);
    assert.match(text, new RegExp(`^<\\?xml version="1.0" encoding="${encoding}"\\?>`, 'i'));
    const [document] = await readDocuments(bytes);
    assert.equal(textAt(document!, 'Комментарий'), readable);
    const [line] = listAt(document!, 'Товары');
    assert.equal(textAt(line!, 'Наименование'), 'Каска ½ 日本 «&»');
    if (encoding === 'windows-1251') assert.match(text, /Каска &#189; &#26085;&#26412; «&amp;»/);
  });
}
