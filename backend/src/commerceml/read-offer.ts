import { type NodeFields, Requisites } from './node-fields.ts';
import type { OfferRecord } from './records.ts';
import type { XmlNode } from './xml-records.ts';

/** `ПакетПредложений/Предложения/Предложение`. An id `product#variant` is a variant, a bare one the product itself. */
export function readOffer(fields: NodeFields, node: XmlNode): OfferRecord {
  const id = fields.required(node, 'Ид');
  const traits = fields.list(node, 'ХарактеристикиТовара', 'ХарактеристикаТовара');
  return {
    kind: 'offer',
    line: node.line,
    id,
    productId: id.split('#', 1)[0] ?? id,
    article: fields.text(node, 'Артикул'),
    name: fields.required(node, 'Наименование'),
    variant: Object.fromEntries(
      traits.map((trait) => [
        fields.required(trait, 'Наименование', 60),
        fields.required(trait, 'Значение', 120),
      ]),
    ),
    isDeleted: node.attributes.Статус === 'Удален' || fields.text(node, 'ПометкаУдаления') === 'true',
    prices: fields.list(node, 'Цены', 'Цена').map((price) => readPrice(fields, price)),
    stocks: readStocks(fields, node),
  };
}

function readPrice(fields: NodeFields, node: XmlNode): OfferRecord['prices'][number] {
  const rubles = fields.required(node, 'ЦенаЗаЕдиницу');
  const from = fields.text(node, 'МинКоличество') || '1';
  return {
    line: node.line,
    priceTypeId: fields.required(node, 'ИдТипаЦены'),
    fromQuantity: Math.max(1, fields.whole(node, 'МинКоличество', from, { min: 0, max: 999_999 })),
    kopecks: Math.round(fields.number(node, 'ЦенаЗаЕдиницу', rubles, { min: 0, max: 1e10 }) * 100),
  };
}

/** `Склад` with attributes up to 2.07, `Остатки/Остаток/Склад` since; 1C knows fractions, the shop sells whole units. */
function readStocks(fields: NodeFields, node: XmlNode): OfferRecord['stocks'] {
  const requisites = new Requisites(fields, node);
  const limits = { min: -1e9, max: 1e9 };
  const found = [
    ...node.children
      .filter((child) => child.name === 'Склад')
      .map(
        (child) =>
          [child, child.attributes.ИдСклада ?? '', child.attributes.КоличествоНаСкладе ?? '0'] as const,
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
      quantity: Math.max(0, Math.floor(fields.number(child, 'Количество', quantity, limits))),
      arrivalOn: requisites.day(`Дата поступления ${warehouseId}`),
      arrivalQuantity: requisites.whole(`Количество поступления ${warehouseId}`, 0, { min: 0, max: 1e9 }),
    };
  });
}
