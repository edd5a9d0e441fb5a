import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  buildExchangeOrderWith,
  buildLineWith,
  names,
} from '../../../../../testing/builders/exchange/exchange-order.builder.ts';
import {
  listAt,
  readDocuments,
  requisiteOf,
  textAt,
} from '../../../../../testing/commerceml/read-documents.ts';
import { totalsOf } from '../../../../modules/pricing/pricing.api.ts';
import type { XmlNode } from '../../../commerceml/reading/xml-records.ts';
import { openExchangeFile } from './exchange-file.ts';
import type { ExchangeOrder } from './exchange-order.ts';
import { writeOrder } from './write-order.ts';

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 999_999 }),
    priceKopecks: fc.integer({ min: 0, max: 10_000_000_00 }),
    vatPercent: fc.constantFrom(0, 5, 7, 10, 20, 22),
    name: fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
  })
  .map((part) => buildLineWith({ ...part, totalKopecks: part.quantity * part.priceKopecks }));

const order = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 12 }),
    deliveryKopecks: fc.constantFrom(0, 1, 500_00, 1_234_56),
    comment: fc.string({ maxLength: 200, unit: 'grapheme' }),
  })
  .map((part) => {
    const { totalKopecks } = totalsOf(part.lines, part.deliveryKopecks);
    return buildExchangeOrderWith({ ...part, totalKopecks });
  });

const kopecksOf = (node: XmlNode, ...path: readonly string[]) => {
  const text = textAt(node, ...path);
  assert.match(text, /^\d+\.\d\d$/);
  return Number(text.replace('.', ''));
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const taxesOf = (node: XmlNode) => sum(listAt(node, 'Налоги').map((tax) => kopecksOf(tax, 'Сумма')));

function check(document: XmlNode, written: ExchangeOrder): void {
  const lines = listAt(document, 'Товары');
  assert.equal(kopecksOf(document, 'Сумма'), written.totalKopecks);
  assert.equal(sum(lines.map((one) => kopecksOf(one, 'Сумма'))), written.totalKopecks);
  for (const one of lines) {
    const price = kopecksOf(one, 'ЦенаЗаЕдиницу');
    assert.equal(kopecksOf(one, 'Сумма'), price * Number(textAt(one, 'Количество')));
  }
  assert.equal(taxesOf(document), sum(lines.map(taxesOf)));
  assert.equal(taxesOf(document), totalsOf(written.lines, written.deliveryKopecks).vatKopecks);
  const goods = lines.filter((one) => requisiteOf(one, 'ТипНоменклатуры') === 'Товар');
  assert.equal(goods.length, written.lines.length);
}

for (const schemaVersion of ['2.10', '3.1']) {
  test(`lines and delivery are the sum of the order to the kopeck, in ${schemaVersion}`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 8 }), async (orders) => {
        const { xml, schema, end } = openExchangeFile({ schemaVersion, encoding: 'windows-1251' });
        for (const one of orders) writeOrder(xml, schema, one, names);
        const documents = await readDocuments(await end());
        assert.equal(documents.length, orders.length);
        for (const [index, one] of orders.entries()) check(documents[index]!, one);
      }),
      { numRuns: 60 },
    );
  });
}
