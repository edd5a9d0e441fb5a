import { QUANTITY_MAX } from '@shop/domain/quantity/quantity';
import { cutText, MAX_NAME } from './cut-text.ts';
import { isEmptyNumber, type NodeFields, Requisites } from './node-fields.ts';
import { readBarcodes } from './read-barcodes.ts';
import { readValues } from './read-values.ts';
import type { DeletionRecord, OfferRecord } from './records.ts';
import type { XmlNode } from './xml-records.ts';

const MAX_RUBLES = 1e10;
/** Our own requisite, see decision 103. */
export const STATED_VARIANT = 'Характеристика варианта';
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
  return {
    kind: 'offer',
    line: node.line,
    id,
    productId: id.split('#', 1)[0] ?? id,
    article: fields.limited(node, 'Артикул', 100),
    name: cutText(fields.text(node, 'Наименование'), MAX_NAME),
    sort: requisites.whole('Сортировка', 0, { min: 0, max: 1_000_000_000 }) || null,
    variant: readCharacteristics(fields, node),
    statedVariant: requisites.all(STATED_VARIANT),
    properties: readValues(fields, node),
    isDeleted,
    barcodes: readBarcodes(fields, node, requisites),
    ...readPrices(fields, node),
    ...readStocks(fields, node, requisites),
  };
}

/** 1C lists every characteristic of the kind of product, including empty ones. */
function readCharacteristics(fields: NodeFields, node: XmlNode): OfferRecord['variant'] {
  const named = fields
    .list(node, 'ХарактеристикиТовара', 'ХарактеристикаТовара')
    .map((trait) => [
      cutText(fields.text(trait, 'Наименование') || 'Характеристика', 60),
      cutText(fields.text(trait, 'Значение'), 120),
    ]);
  return Object.fromEntries(named.filter(([, value]) => value !== ''));
}

function readPrices(
  fields: NodeFields,
  node: XmlNode,
): Pick<OfferRecord, 'hasPrices' | 'keepsPrices' | 'prices'> {
  const found = fields.list(node, 'Цены', 'Цена');
  const read = found.map((price) => fields.attempt('price', null, () => readPrice(fields, price)));
  return {
    hasPrices: fields.child(node, 'Цены') !== undefined,
    keepsPrices: read.includes(null),
    // 1C writes a zero for a price that is not set; nothing is sold for free.
    prices: read.filter((price) => price !== null).filter(({ kopecks }) => kopecks > 0),
  };
}

function readPrice(fields: NodeFields, node: XmlNode): OfferRecord['prices'][number] {
  const written = fields.text(node, 'ЦенаЗаЕдиницу');
  const rubles = isEmptyNumber(written) ? '0' : fields.required(node, 'ЦенаЗаЕдиницу');
  // The price may be for a pack of several base units; a zero is an empty field of 1C.
  const pack = fields.text(node, 'Коэффициент');
  const isOfPack = pack !== '' && Number(pack.replace(',', '.')) !== 0;
  const factor = isOfPack ? fields.number(node, 'Коэффициент', pack, { min: 0.001, max: QUANTITY_MAX }) : 1;
  const from = fields.text(node, 'МинКоличество') || '1';
  const ofPack = fields.number(node, 'ЦенаЗаЕдиницу', rubles, { min: 0, max: MAX_RUBLES });
  if (ofPack / factor > MAX_RUBLES) fields.fail(node, `цена за базовую единицу больше ${MAX_RUBLES}.`);
  return {
    line: node.line,
    priceTypeId: fields.text(node, 'ИдТипаЦены'),
    currency: fields.text(node, 'Валюта'),
    fromQuantity: Math.max(1, fields.whole(node, 'МинКоличество', from, { min: 0, max: QUANTITY_MAX })),
    kopecks: Math.round((ofPack * 100) / factor),
  };
}

type Stocks = Pick<OfferRecord, 'hasStocks' | 'keepsStocks' | 'stocks' | 'totalQuantity'>;

/**
 * Reads `Склад` with attributes up to 2.07, `Остатки/Остаток/Склад` since, and `Количество` of the offer itself or of an
 * `Остаток` without a warehouse. 1C allows fractions, the shop sells whole units.
 */
function readStocks(fields: NodeFields, node: XmlNode, requisites: Requisites): Stocks {
  const rests = fields.list(node, 'Остатки', 'Остаток');
  const found = [
    ...node.children
      .filter((child) => child.name === 'Склад')
      .map((child) => [child, child.attributes.ИдСклада, child.attributes.КоличествоНаСкладе] as const),
    ...rests
      .flatMap((rest) => rest.children.filter((child) => child.name === 'Склад'))
      .map((child) => [child, fields.text(child, 'Ид'), fields.text(child, 'Количество')] as const),
  ];
  const stocks = found.map(([child, id = '', quantity = '']) =>
    fields.attempt('stock', null, () => {
      const warehouseId = id.trim();
      if (warehouseId === '') fields.fail(child, 'у остатка не указан склад.');
      return {
        line: child.line,
        warehouseId,
        quantity: readQuantity(fields, child, quantity),
        arrivalOn: requisites.day(`Дата поступления ${warehouseId}`),
        arrivalQuantity: requisites.whole(`Количество поступления ${warehouseId}`, 0, { min: 0, max: 1e9 }),
      };
    }),
  );
  const totals = [fields.text(node, 'Количество'), ...rests.map((rest) => fields.text(rest, 'Количество'))];
  const total = totals.find((text) => text !== '' && !isEmptyNumber(text));
  const totalQuantity =
    total === undefined ? null : fields.attempt('stock', undefined, () => readQuantity(fields, node, total));
  return {
    stocks: stocks.filter((stock) => stock !== null),
    totalQuantity: totalQuantity ?? null,
    hasStocks: stocks.length > 0 || (total === undefined && fields.child(node, 'Остатки') !== undefined),
    keepsStocks: stocks.includes(null) || totalQuantity === undefined,
  };
}

function readQuantity(fields: NodeFields, node: XmlNode, text: string): number {
  if (text.trim() === '' || isEmptyNumber(text)) return 0;
  return Math.max(0, Math.floor(fields.number(node, 'Количество', text, quantities)));
}
