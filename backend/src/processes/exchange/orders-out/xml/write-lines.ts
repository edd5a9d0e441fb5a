import { DELIVERY_VAT_PERCENT, vatInside } from '../../../../modules/pricing/pricing.api.ts';
import { unitCode } from '../../../../platform/text/units.ts';
import { writeRequisites } from '../../../commerceml/export/write-common.ts';
import type { XmlWriter } from '../../../commerceml/export/xml-writer.ts';
import type { ExchangeSchema } from './exchange-file.ts';
import type { ExchangeLine, ExchangeNames, ExchangeOrder } from './exchange-order.ts';
import { printSum, writeText } from './write-fields.ts';

/** The id under which every module of this kind sends delivery. */
const DELIVERY_ID = 'ORDER_DELIVERY';

/** The goods, and paid delivery as a service after them: together they are the sum of the order. */
export function linesOf(
  { lines, deliveryKopecks }: Pick<ExchangeOrder, 'lines' | 'deliveryKopecks'>,
  { deliveryName }: ExchangeNames,
): readonly ExchangeLine[] {
  if (deliveryKopecks === 0) return lines;
  const delivery: ExchangeLine = {
    kind: 'service',
    id: DELIVERY_ID,
    article: '',
    name: deliveryName,
    measure: 'шт',
    variant: {},
    quantity: 1,
    priceKopecks: deliveryKopecks,
    totalKopecks: deliveryKopecks,
    vatPercent: DELIVERY_VAT_PERCENT,
  };
  return [...lines, delivery];
}

export function writeLines(xml: XmlWriter, schema: ExchangeSchema, lines: readonly ExchangeLine[]): void {
  if (lines.length === 0) return;
  xml.open('Товары');
  for (const line of lines) (schema.isNew ? writeNewLine : writeLine)(xml, line);
  xml.close();
}

/** The taxes of the document: one for each rate. Without «УчтеноВСумме» here 1C adds the tax to the prices. */
export function writeTaxes(xml: XmlWriter, lines: readonly ExchangeLine[]): void {
  const sums = new Map<number, number>();
  for (const line of lines) sums.set(line.vatPercent, (sums.get(line.vatPercent) ?? 0) + vatOf(line));
  if (sums.size === 0) return;
  xml.open('Налоги');
  for (const [percent, kopecks] of sums) writeTax(xml, percent, kopecks);
  xml.close();
}

/** Up to 2.10 what describes the goods comes first, then the price. */
function writeLine(xml: XmlWriter, line: ExchangeLine): void {
  xml.open('Товар');
  writeGoods(xml, line);
  const code = unitCode(line.measure);
  xml.leaf('БазоваяЕдиница', line.measure, {
    ...(code === '' ? {} : { Код: code }),
    НаименованиеПолное: line.measure,
  });
  writeRate(xml, line);
  writeVariant(xml, line);
  writeKind(xml, line);
  writePrice(xml, line);
  writeLineTaxes(xml, line);
  xml.close();
}

/** In 3.1 the unit is an element with parts, and the rates come last. */
function writeNewLine(xml: XmlWriter, line: ExchangeLine): void {
  xml.open('Товар');
  writeGoods(xml, line);
  xml.open('Единица');
  writeText(xml, 'Код', unitCode(line.measure));
  writeText(xml, 'НаименованиеПолное', line.measure);
  xml.close();
  xml.leaf('Коэффициент', 1);
  writeVariant(xml, line);
  writePrice(xml, line);
  writeKind(xml, line);
  writeRate(xml, line);
  writeLineTaxes(xml, line);
  xml.close();
}

function writeGoods(xml: XmlWriter, { id, article, name }: ExchangeLine): void {
  xml.leaf('Ид', id);
  writeText(xml, 'Артикул', article);
  writeText(xml, 'Наименование', name);
}

function writeVariant(xml: XmlWriter, { variant }: ExchangeLine): void {
  const traits = Object.entries(variant);
  if (traits.length === 0) return;
  xml.open('ХарактеристикиТовара');
  for (const [name, value] of traits) {
    xml.open('ХарактеристикаТовара');
    writeText(xml, 'Наименование', name);
    writeText(xml, 'Значение', value);
    xml.close();
  }
  xml.close();
}

/** 1C makes goods or a service of a line that it does not know. */
function writeKind(xml: XmlWriter, { kind }: ExchangeLine): void {
  const name = kind === 'goods' ? 'Товар' : 'Услуга';
  writeRequisites(xml, [
    ['ВидНоменклатуры', name],
    ['ТипНоменклатуры', name],
  ]);
}

function writePrice(xml: XmlWriter, { priceKopecks, quantity, totalKopecks }: ExchangeLine): void {
  xml.leaf('ЦенаЗаЕдиницу', printSum(priceKopecks));
  xml.leaf('Количество', quantity);
  xml.leaf('Сумма', printSum(totalKopecks));
}

function writeRate(xml: XmlWriter, { vatPercent }: ExchangeLine): void {
  xml.open('СтавкиНалогов');
  xml.open('СтавкаНалога');
  xml.leaf('Наименование', 'НДС');
  xml.leaf('Ставка', printRate(vatPercent));
  xml.close();
  xml.close();
}

function writeLineTaxes(xml: XmlWriter, line: ExchangeLine): void {
  xml.open('Налоги');
  writeTax(xml, line.vatPercent, vatOf(line));
  xml.close();
}

function writeTax(xml: XmlWriter, percent: number, kopecks: number): void {
  xml.open('Налог');
  xml.leaf('Наименование', 'НДС');
  xml.leaf('УчтеноВСумме', 'true');
  xml.leaf('Сумма', printSum(kopecks));
  xml.leaf('Ставка', printRate(percent));
  xml.close();
}

function vatOf({ totalKopecks, vatPercent }: ExchangeLine): number {
  return vatInside(totalKopecks, vatPercent);
}

/** A rate of 0 is for export; a seller without VAT says so. */
function printRate(percent: number): string {
  return percent === 0 ? 'Без НДС' : String(percent);
}
