import { QUANTITY_MAX } from '@shop/domain/quantity/quantity';
import type { XmlNode } from '../../../commerceml/reading/xml-records.ts';
import { DocumentFields } from './document-fields.ts';
import type { OutsideLine } from './outside-document.ts';

/** Reads the lines of a document. */
export function readLines(document: DocumentFields): readonly OutsideLine[] {
  const { fields, node } = document;
  const lines = fields.list(node, 'Товары', 'Товар').filter((line) => !fields.isDeleted(line));
  // A line that 1C has emptied is a line that is gone.
  return lines.map((line) => readLine(document, line)).filter(({ quantity }) => quantity > 0);
}

function readLine({ fields }: DocumentFields, node: XmlNode): OutsideLine {
  const line = new DocumentFields(fields, node, {});
  const name = fields.limited(node, 'Наименование', 500);
  const packs = fields.number(node, 'Количество', fields.required(node, 'Количество'), {
    min: 0,
    max: QUANTITY_MAX,
  });
  const quantity = packs * packOf(line);
  if (!Number.isInteger(quantity) || quantity > QUANTITY_MAX)
    fields.fail(node, `«${name}»: количество ${quantity} не целое.`);
  const price = line.kopecks(node, 'ЦенаЗаЕдиницу') ?? line.kopecks(node, 'Цена');
  const sum = line.kopecks(node, 'Сумма') ?? (price === null ? null : Math.round(price * packs));
  if (sum === null) return fields.fail(node, `«${name}»: нет ни суммы, ни цены.`);
  const totalKopecks = sum + notInSum(line, 'Налоги', 'Налог') - notInSum(line, 'Скидки', 'Скидка');
  return {
    line: node.line,
    id: fields.limited(node, 'Ид', 200),
    article: fields.limited(node, 'Артикул', 100),
    name,
    isService: /услуга/i.test(line.requisite('itemKind')),
    quantity,
    // 1C gives discounts on sums; the shop has whole kopecks of one unit.
    priceKopecks: quantity === 0 ? 0 : Math.round(totalKopecks / quantity),
    totalKopecks,
    vatPercent: vatOf(line),
  };
}

/** Base units in the unit that the document counts. */
function packOf({ fields, node }: DocumentFields): number {
  const inUnit = fields.child(node, 'Единица');
  const text = fields.text(node, 'Коэффициент') || (inUnit ? fields.text(inUnit, 'Коэффициент') : '') || '1';
  return fields.number(node, 'Коэффициент', text, { min: 0.000_001, max: QUANTITY_MAX });
}

/** Taxes or discounts that the sum of the line does not contain. */
function notInSum(line: DocumentFields, container: string, name: string): number {
  return line.fields
    .list(line.node, container, name)
    .filter((one) => /^(false|0|нет|ложь)$/i.test(line.fields.text(one, 'УчтеноВСумме')))
    .reduce((sum, one) => sum + (line.kopecks(one, 'Сумма') ?? 0), 0);
}

/** Null where the document does not say; «Без НДС» is 0. */
function vatOf({ fields, node }: DocumentFields): number | null {
  const rates = [
    ...fields.list(node, 'СтавкиНалогов', 'СтавкаНалога'),
    ...fields.list(node, 'Налоги', 'Налог'),
  ].map((rate) => fields.text(rate, 'Ставка'));
  const text = rates.find((rate) => rate !== '') ?? '';
  if (/без\s*ндс/i.test(text)) return 0;
  const percent = /^(\d{1,2})\s*%?$/.exec(text)?.[1];
  return percent === undefined ? null : Number(percent);
}
