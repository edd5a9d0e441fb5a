import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildLineWith, buildUpdWith } from '../../../../testing/builders/documents/documents.builder.ts';
import { countPages, pdfText } from '../../../../testing/pdf-text.ts';
import { demoSeller } from '../../../processes/demo/orders/demo-seller.ts';
import { deliveryLines } from '../content/document-lines.ts';
import { renderUpd } from './upd-pdf.ts';

async function assertSays(part: Parameters<typeof buildUpdWith>, said: readonly string[]) {
  const text = await pdfText(await renderUpd(buildUpdWith(...part)));
  for (const one of said) assert.ok(text.includes(one), `«${one}» is not in: ${text}`);
}

const lines = [
  buildLineWith({ quantity: 3 }),
  buildLineWith({ name: 'Аптечка', article: 'АРТ-2', measure: 'шт', priceKopecks: 1_100_10, vatPercent: 10 }),
  buildLineWith({ name: 'Каталог', article: 'АРТ-3', measure: 'тубус', priceKopecks: 10_00, vatPercent: 0 }),
  ...deliveryLines(500_00),
];

test('has the fields of a счёт-фактура, (1) to (8)', () =>
  assertSays(
    [lines, { payments: [{ number: '431', paidOn: '2026-11-20' }] }],
    [
      'Статус: 1',
      'Счет-фактура № УПД-2026-00001 от 21 ноября 2026 г. (1)',
      'Исправление № -- от -- (1а)',
      'Продавец: ООО «Спецоснова» (2)',
      `ИНН/КПП продавца: ${demoSeller.inn}/${demoSeller.kpp} (2б)`,
      'Грузоотправитель и его адрес: он же (3)',
      'Грузополучатель и его адрес: ООО «Ромашка», г. Москва, ул. Руставели, д. 14 (4)',
      'К платежно-расчетному документу: № 431 от 20.11.2026 (5)',
      'Документ об отгрузке: № п/п 1–4 № УПД-2026-00001 от 21.11.2026 (5а)',
      'Покупатель: ООО «Ромашка» (6)',
      'ИНН/КПП покупателя: 7701234567/770101001 (6б)',
      'Российский рубль, 643 (7)',
    ],
  ));

test('has every line with its unit by ОКЕИ, without and with VAT, and adds them up', () =>
  assertSays(
    [lines],
    [
      'А 1 1а 1б 2 2а 3 4 5 6 7 8 9 10 10а 11',
      'АРТ-1 1 Перчатки -- 715 пара 3 100,00 300,00 без акциза 22% 66,00 366,00 -- -- --',
      'АРТ-2 2 Аптечка -- 796 шт 1 1 000,09 1 000,09 без акциза 10% 100,01 1 100,10 -- -- --',
      'АРТ-3 3 Каталог -- -- тубус 1 10,00 10,00 без акциза без НДС без НДС 10,00 -- -- --',
      '-- 4 Доставка -- 876 усл. ед 1 409,84 409,84 без акциза 22% 90,16 500,00 -- -- --',
      'Всего к оплате (9) 1 719,93 Х 256,17 1 976,10',
    ],
  ));

test('has the basis, the transport and both sides of the transfer, [8] to [19]', () =>
  assertSays(
    [lines],
    [
      'договор поставки № 17 от 12.01.2026, заказ № ЗК-2026-00001 от 20.11.2026 [8]',
      'Доставка поставщиком, г. Москва, ул. Руставели, д. 14 [9]',
      'Дата отгрузки, передачи (сдачи) 21 ноября 2026 г. [11]',
      `ООО «Спецоснова», ИНН/КПП ${demoSeller.inn}/${demoSeller.kpp} [14]`,
      'ООО «Ромашка», ИНН/КПП 7701234567/770101001 [19]',
    ],
  ));

test('a consignee who is not the buyer has a field of his own; a sole trader has no КПП', () =>
  assertSays(
    [
      lines,
      {
        buyer: { name: 'ИП Васильков П. С.', inn: '770123456789', kpp: null, address: 'г. Москва' },
        consignee: {
          name: 'ООО «Склад»',
          inn: '7701234567',
          kpp: null,
          address: 'г. Химки, ул. Заводская, д. 2',
        },
      },
    ],
    [
      'Грузополучатель и его адрес: ООО «Склад», г. Химки, ул. Заводская, д. 2 (4)',
      'ИНН/КПП покупателя: 770123456789 (6б)',
      'ИП Васильков П. С., ИНН 770123456789 [19]',
    ],
  ));

test('a thousand lines have the header on every page and the number of sheets, and stay small', async () => {
  const names = ['Перчатки нитриловые', 'Костюм сварщика брезентовый, размер 52-54, рост 182-188, цвет хаки'];
  const many = Array.from({ length: 1000 }, (_, index) =>
    buildLineWith({ name: names[index % 2]!, article: `АРТ-${index}`, quantity: index + 1 }),
  );
  const pdf = await renderUpd(buildUpdWith(many));
  const pages = await countPages(pdf);
  const text = await pdfText(pdf);
  assert.ok(pages > 20);
  assert.equal(text.match(/А 1 1а 1б 2 2а 3/g)?.length, pages);
  assert.ok(text.includes(`Документ составлен на ${pages} листах`));
  assert.ok(pdf.length < 500_000, `${pdf.length} bytes`);
  const short = await renderUpd(buildUpdWith([buildLineWith()]));
  assert.ok(short.length < 40_000, `${short.length} bytes`);
  assert.match(short.toString('latin1'), /FontFile2/, 'fonts are embedded');
});

test('signatures never stand on a page without a line', async () => {
  for (let count = 15; count < 40; count += 4) {
    const rows = Array.from({ length: count }, () => buildLineWith());
    const pages = (await pdfText(await renderUpd(buildUpdWith(rows)))).split('10 10а 11 ');
    assert.match(
      pages.at(-1) ?? '',
      new RegExp(`АРТ-1 ${count} Перчатки.*Всего к оплате.*\\[8\\].*\\[19\\]`),
    );
  }
});

test('a sum of billions does not wrap', () =>
  assertSays(
    [[buildLineWith({ quantity: 999_999, priceKopecks: 99_999_99, vatPercent: 0 })]],
    [
      '999 999 99 999,99 99 999 890 000,01 без акциза',
      'Всего к оплате (9) 99 999 890 000,01 Х без НДС 99 999 890 000,01',
    ],
  ));
