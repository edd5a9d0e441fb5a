import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildInvoiceWith, buildLineWith } from '../../../../testing/builders/documents/documents.builder.ts';
import { countPages, pdfText } from '../../../../testing/pdf-text.ts';
import { demoSeller } from '../../../processes/demo/orders/demo-seller.ts';
import { deliveryLines } from '../content/document-lines.ts';
import { renderInvoice } from './invoice-pdf.ts';

const longName = 'Костюм сварщика брезентовый '.repeat(5);

test('has both sides, the lines, the VAT by rate and the sum in words', async () => {
  const lines = [
    buildLineWith({ quantity: 3 }),
    buildLineWith({
      name: 'Аптечка',
      article: 'АРТ-2',
      measure: 'шт',
      priceKopecks: 1_100_10,
      vatPercent: 10,
    }),
    ...deliveryLines(500_00),
  ];
  const text = await pdfText(await renderInvoice(buildInvoiceWith(lines, { dueOn: '2026-12-20' })));
  for (const expected of [
    'Счёт на оплату № СЧ-2026-00001 от 21 ноября 2026 г.',
    `БИК ${demoSeller.bank.bik}`,
    demoSeller.bank.account,
    'Покупатель: ООО «Ромашка», ИНН 7701234567, КПП 770101001, г. Москва, ул. Руставели, д. 14',
    'Основание: договор поставки № 17 от 12.01.2026, заказ № ЗК-2026-00001 от 20.11.2026',
    '1 Перчатки, арт. АРТ-1 3 пара 122,00 366,00',
    '3 Доставка 1 усл. ед 500,00 500,00',
    'Итого: 1 966,10 В том числе НДС 22%: 156,16 В том числе НДС 10%: 100,01 Всего к оплате: 1 966,10',
    'Всего наименований 3, на сумму 1 966,10 руб.',
    'Одна тысяча девятьсот шестьдесят шесть рублей 10 копеек',
    'Оплатить не позднее 20.12.2026',
    `Руководитель ${demoSeller.director} Бухгалтер ${demoSeller.accountant}`,
  ]) {
    assert.ok(text.includes(expected), `«${expected}» is not in: ${text}`);
  }
});

test('has the terms of the shop, and the last day on which it may be paid', async () => {
  const part = { terms: 'Самовывоз по\u00a0доверенности.', validUntil: '2026-11-26' };
  const text = await pdfText(await renderInvoice(buildInvoiceWith([buildLineWith()], part)));
  assert.match(text, /Самовывоз по.доверенности\./);
  assert.match(text, /Счёт действителен по 26\.11\.2026 включительно/);
  assert.doesNotMatch(text, /Внимание!/);
  const usual = await pdfText(await renderInvoice(buildInvoiceWith([buildLineWith()])));
  assert.match(usual, /Внимание! Оплата счёта/);
  assert.doesNotMatch(usual, /действителен/);
});

test('a sole trader who sells has no КПП and signs alone', async () => {
  const seller = { ...demoSeller, name: 'ИП Соколов А. В.', inn: '770123456789', kpp: null };
  const text = await pdfText(await renderInvoice(buildInvoiceWith([buildLineWith()], { seller })));
  assert.match(text, /ИНН 770123456789/);
  assert.match(text, /Предприниматель Соколов А\. В\./);
  assert.doesNotMatch(text, /КПП 774301001|Бухгалтер/);
});

test('a short invoice is one page, a long one has page numbers and the table header on each', async () => {
  assert.equal(await countPages(await renderInvoice(buildInvoiceWith([buildLineWith()]))), 1);
  const pdf = await renderInvoice(
    buildInvoiceWith(Array.from({ length: 200 }, () => buildLineWith({ name: longName }))),
  );
  const pages = await countPages(pdf);
  assert.ok(pages >= 8);
  const text = await pdfText(pdf);
  assert.equal(text.match(/№ Товары \(работы, услуги\) Кол-во/g)?.length, pages);
  assert.ok(text.includes(`страница ${pages} из ${pages}`));
});

test('the sum and the signatures never stand on a page without a line', async () => {
  for (let count = 20; count < 45; count += 4) {
    const lines = Array.from({ length: count }, () => buildLineWith());
    const pages = (await pdfText(await renderInvoice(buildInvoiceWith(lines)))).split(
      'Товары (работы, услуги)',
    );
    assert.match(pages.at(-1) ?? '', new RegExp(`${count} Перчатки.*Всего к оплате.*Руководитель`));
  }
});
