import { QUANTITY_MAX } from '@shop/domain/quantity/quantity';
import { cutText, MAX_VALUE } from './cut-text.ts';
import { type NodeFields, Requisites } from './node-fields.ts';
import { readBarcodes } from './read-barcodes.ts';
import { readFiles } from './read-files.ts';
import type { DeletionRecord, ProductRecord } from './records.ts';
import type { XmlNode } from './xml-records.ts';

const MAX_DESCRIPTION = 100_000;
const MAX_BRAND = 500;
const count = { min: 1, max: QUANTITY_MAX };

/** Reads `Каталог/Товары/Товар`. */
export function readProduct(fields: NodeFields, node: XmlNode): ProductRecord | DeletionRecord {
  const isDeleted = fields.isDeleted(node);
  const groupId = fields.list(node, 'Группы', 'Ид')[0]?.text.trim() ?? '';
  if (isDeleted && (groupId === '' || fields.text(node, 'Наименование') === ''))
    return { kind: 'deletion', line: node.line, content: 'product', id: fields.required(node, 'Ид') };
  const requisites = new Requisites(fields, node);
  const unit = fields.child(node, 'БазоваяЕдиница');
  const pack = readPack(fields, unit, requisites);
  return {
    kind: 'product',
    line: node.line,
    id: fields.required(node, 'Ид'),
    article: fields.limited(node, 'Артикул', 100),
    name: fields.required(node, 'Наименование'),
    description: cutText(fields.text(node, 'Описание'), MAX_DESCRIPTION),
    groupId: groupId || fields.fail(node, 'у товара нет группы.'),
    brand: brandOf(fields, node, requisites),
    measureBase: unit?.text.trim() || unit?.attributes.НаименованиеПолное || 'шт',
    measureCustom: pack?.name ?? null,
    measureFactor: pack?.factor ?? null,
    minOrderCount: requisites.whole('Минимальный заказ', 1, count),
    multiplicity: requisites.whole('Кратность', 1, count),
    // The exchange uses kilograms and cubic metres.
    weightGrams: Math.round(requisites.number('Вес', 0, { min: 0, max: 2_000_000 }) * 1000),
    volumeCm3: Math.round(requisites.number('Объем', 0, { min: 0, max: 2000 }) * 1_000_000),
    vatPercent: vatOf(fields, node),
    sort: requisites.whole('Популярность', 500, { min: 0, max: 1_000_000_000 }),
    code: requisites.code(),
    ...readFiles(fields, node, requisites),
    isDeleted,
    barcodes: readBarcodes(fields, node, requisites),
    properties: readProperties(fields, node),
  };
}

/** The manufacturer; exchanges without the element write it as a requisite. */
function brandOf(fields: NodeFields, node: XmlNode, requisites: Requisites): string | null {
  const manufacturer = fields.child(node, 'Изготовитель');
  const name = manufacturer === undefined ? '' : fields.limited(manufacturer, 'Наименование', MAX_BRAND);
  if (name !== '') return name;
  const written = requisites.text('Производитель') ?? requisites.text('Изготовитель');
  return written && cutText(written, MAX_BRAND);
}

function readPack(fields: NodeFields, unit: XmlNode | undefined, requisites: Requisites) {
  // Since 2.05 the pack is a recalculation of the base unit.
  const recalculation = unit === undefined ? undefined : fields.child(unit, 'Пересчет');
  if (recalculation !== undefined) {
    const factor = fields.whole(
      recalculation,
      'Коэффициент',
      fields.required(recalculation, 'Коэффициент'),
      count,
    );
    return { name: requisites.text('Единица упаковки') ?? 'упак', factor };
  }
  const name = requisites.text('Единица упаковки');
  return name === null ? null : { name, factor: requisites.whole('Количество в упаковке', 1, count) };
}

function vatOf(fields: NodeFields, node: XmlNode): number {
  const rate = fields.list(node, 'СтавкиНалогов', 'СтавкаНалога')[0];
  const text = rate === undefined ? '' : fields.text(rate, 'Ставка').replace('%', '');
  if (rate === undefined || text === '') return 22;
  return /^без/i.test(text) ? 0 : fields.whole(rate, 'Ставка', text, { min: 0, max: 99 });
}

function readProperties(fields: NodeFields, node: XmlNode): ProductRecord['properties'] {
  return fields.list(node, 'ЗначенияСвойств', 'ЗначенияСвойства').flatMap((entry) => {
    const id = fields.required(entry, 'Ид');
    const values = entry.children.filter(({ name }) => name === 'Значение' || name === 'ИдЗначения');
    return values
      .map(({ text, line }) => ({ id, value: cutText(text.trim(), MAX_VALUE), line }))
      .filter(({ value }) => value !== '');
  });
}
