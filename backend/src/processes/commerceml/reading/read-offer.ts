import { QUANTITY_MAX } from '@shop/domain/quantity/quantity';
import { type NodeFields, Requisites } from './node-fields.ts';
import { readBarcodes } from './read-barcodes.ts';
import type { DeletionRecord, OfferRecord } from './records.ts';
import type { XmlNode } from './xml-records.ts';

const MAX_RUBLES = 1e10;
const quantities = { min: -1e9, max: 1e9 };

/**
 * Reads `ПакетПредложений/Предложения/Предложение`. An id `product#variant` is a variant, a bare one the product
 * itself.
 */
export function readOffer(fields: NodeFields, node: XmlNode): OfferRecord | DeletionRecord {
  const id = fields.required(node, 'Ид');
  const isDeleted = fields.isDeleted(node);
  if (isDeleted && fields.text(node, 'Наименование') === '')
    return { kind: 'deletion', line: node.line, content: 'offer', id };
  const requisites = new Requisites(fields, node);
  const stocks = readStocks(fields, node, requisites);
  const total = readTotal(fields, node);
  // 1C lists every characteristic of the kind of product, including empty ones.
  const traits = fields
    .list(node, 'ХарактеристикиТовара', 'ХарактеристикаТовара')
    .filter((trait) => fields.text(trait, 'Значение') !== '');
  return {
    kind: 'offer',
    line: node.line,
    id,
    productId: id.split('#', 1)[0] ?? id,
    article: fields.limited(node, 'Артикул', 100),
    name: fields.limited(node, 'Наименование', 500),
    sort: requisites.whole('Сортировка', 0, { min: 0, max: 1_000_000_000 }) || null,
    variant: Object.fromEntries(
      traits.map((trait) => [
        fields.required(trait, 'Наименование', 60),
        fields.required(trait, 'Значение', 120),
      ]),
    ),
    isDeleted,
    barcodes: readBarcodes(fields, node, requisites),
    hasPrices: fields.child(node, 'Цены') !== undefined,
    hasStocks: stocks.length > 0 || (total === null && fields.child(node, 'Остатки') !== undefined),
    totalQuantity: stocks.length > 0 ? null : total,
    // 1C writes a zero for a price that is not set; nothing is sold for free.
    prices: fields
      .list(node, 'Цены', 'Цена')
      .map((price) => readPrice(fields, price))
      .filter(({ kopecks }) => kopecks > 0),
    stocks,
  };
}

function readPrice(fields: NodeFields, node: XmlNode): OfferRecord['prices'][number] {
  const rubles = fields.required(node, 'ЦенаЗаЕдиницу');
  // The price may be for a pack of several base units.
  const pack = fields.text(node, 'Коэффициент') || '1';
  const factor = fields.number(node, 'Коэффициент', pack, { min: 0.001, max: QUANTITY_MAX });
  const from = fields.text(node, 'МинКоличество') || '1';
  const ofPack = fields.number(node, 'ЦенаЗаЕдиницу', rubles, { min: 0, max: MAX_RUBLES });
  if (ofPack / factor > MAX_RUBLES) fields.fail(node, `цена за базовую единицу больше ${MAX_RUBLES}.`);
  return {
    line: node.line,
    priceTypeId: fields.required(node, 'ИдТипаЦены'),
    fromQuantity: Math.max(1, fields.whole(node, 'МинКоличество', from, { min: 0, max: QUANTITY_MAX })),
    kopecks: Math.round((ofPack * 100) / factor),
  };
}

/** Reads `Количество` of the offer itself, or `Остаток` without a warehouse. Null if neither is given. */
function readTotal(fields: NodeFields, node: XmlNode): number | null {
  const rests = fields.list(node, 'Остатки', 'Остаток').map((rest) => fields.text(rest, 'Количество'));
  const text = [fields.text(node, 'Количество'), ...rests].find((found) => found !== '');
  if (text === undefined) return null;
  return Math.max(0, Math.floor(fields.number(node, 'Количество', text, quantities)));
}

/**
 * Reads `Склад` with attributes up to 2.07, `Остатки/Остаток/Склад` since. 1C allows fractions, the shop sells whole
 * units.
 */
function readStocks(fields: NodeFields, node: XmlNode, requisites: Requisites): OfferRecord['stocks'] {
  const found = [
    ...node.children
      .filter((child) => child.name === 'Склад')
      .map(
        (child) =>
          [child, child.attributes.ИдСклада ?? '', child.attributes.КоличествоНаСкладе || '0'] as const,
      ),
    ...fields
      .list(node, 'Остатки', 'Остаток')
      .flatMap((rest) => rest.children.filter((child) => child.name === 'Склад'))
      .map((child) => [child, fields.text(child, 'Ид'), fields.text(child, 'Количество') || '0'] as const),
  ];
  return found.map(([child, warehouseId, quantity]) => {
    if (warehouseId === '') fields.fail(child, 'у остатка не указан склад.');
    return {
      line: child.line,
      warehouseId,
      quantity: Math.max(0, Math.floor(fields.number(child, 'Количество', quantity, quantities))),
      arrivalOn: requisites.day(`Дата поступления ${warehouseId}`),
      arrivalQuantity: requisites.whole(`Количество поступления ${warehouseId}`, 0, { min: 0, max: 1e9 }),
    };
  });
}
