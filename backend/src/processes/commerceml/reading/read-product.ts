import { QUANTITY_MAX } from '@shop/domain/quantity/quantity';
import { unitName } from '../../../platform/text/units.ts';
import { cutText, MAX_NAME, MAX_VALUE } from './cut-text.ts';
import { decimalOf, isEmptyNumber, isTrue, type NodeFields, Requisites } from './node-fields.ts';
import { readBarcodes } from './read-barcodes.ts';
import { readFiles } from './read-files.ts';
import { readValues } from './read-values.ts';
import type { DeletionRecord, ProductRecord } from './records.ts';
import type { XmlNode } from './xml-records.ts';

const MAX_DESCRIPTION = 100_000;
const MAX_BRAND = 500;
const USUAL_VAT = 22;
const count = { min: 1, max: QUANTITY_MAX };

/** Reads `Каталог/Товары/Товар`. */
export function readProduct(fields: NodeFields, node: XmlNode): ProductRecord | DeletionRecord {
  const id = fields.required(node, 'Ид');
  const isDeleted = fields.isDeleted(node);
  const groupIds = fields.list(node, 'Группы', 'Ид').map(({ text }) => text.trim());
  const requisites = new Requisites(fields, node);
  const name = fields.text(node, 'Наименование') || requisites.text('Полное наименование') || '';
  if (isDeleted && (groupIds.length === 0 || name === ''))
    return { kind: 'deletion', line: node.line, content: 'product', id };
  if (name === '') fields.required(node, 'Наименование');
  const unit = fields.child(node, 'БазоваяЕдиница');
  const pack = readPack(fields, unit, requisites);
  return {
    kind: 'product',
    line: node.line,
    id,
    article: fields.limited(node, 'Артикул', 100),
    name: cutText(name, MAX_NAME),
    description: cutText(fields.text(node, 'Описание'), MAX_DESCRIPTION),
    groupIds: groupIds.filter((group) => group !== ''),
    brand: brandOf(fields, node, requisites),
    measureBase: measureOf(unit),
    measureCustom: pack?.name ?? null,
    measureFactor: pack?.factor ?? null,
    minOrderCount: requisites.whole('Минимальный заказ', 1, count),
    multiplicity: requisites.whole('Кратность', 1, count),
    // The exchange uses kilograms and cubic metres.
    weightGrams: Math.round(amountOf(fields, node, requisites, 'Вес', 2_000_000) * 1000),
    volumeCm3: Math.round(amountOf(fields, node, requisites, 'Объем', 2000) * 1_000_000),
    vatPercent: vatOf(fields, node),
    sort: requisites.whole('Популярность', 500, { min: 0, max: 1_000_000_000 }),
    code: requisites.code(),
    ...readFiles(fields, node, requisites),
    isDeleted,
    barcodes: readBarcodes(fields, node, requisites),
    marking: readMarking(node, requisites),
    properties: readValues(fields, node),
  };
}

/** The name of the unit, or its code where the classifier explains it. */
function measureOf(unit: XmlNode | undefined): string {
  const written = unit?.text.trim();
  if (unit === undefined || written) return written || 'шт';
  const { Код = '', НаименованиеКраткое = '', НаименованиеПолное = '' } = unit.attributes;
  const code = Код.trim();
  const known = unitName(code);
  if (code !== '' && known !== code) return known;
  return НаименованиеКраткое.trim() || НаименованиеПолное.trim() || code || 'шт';
}

/** Systems name the mark differently, «Маркируемый товар» or «ЧестныйЗнак», as a requisite or an element. */
function readMarking(node: XmlNode, requisites: Requisites): string | null {
  const isMark = (name: string) => /маркир|честныйзнак/.test(name.toLowerCase());
  const elements = node.children.filter(({ name }) => isMark(name)).map(({ text }) => text.trim());
  const [found] = [...requisites.matching(isMark).map(({ value }) => value), ...elements].filter(
    (text) => text !== '' && !/^(?:false|0|нет)$/i.test(text),
  );
  if (found === undefined) return null;
  return isTrue(found) || /^да$/i.test(found) ? 'Да' : cutText(found, MAX_VALUE);
}

/** A weight or volume, a requisite in some exchanges and an element in others. */
function amountOf(
  fields: NodeFields,
  node: XmlNode,
  requisites: Requisites,
  name: string,
  max: number,
): number {
  const stated = requisites.number(name, 0, { min: 0, max });
  const text = fields.text(node, name);
  if (stated > 0 || text === '' || isEmptyNumber(text)) return stated;
  return fields.attempt('value', 0, () => fields.number(node, name, text, { min: 0, max }));
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
  const name = requisites.text('Единица упаковки');
  // Since 2.05 packs are recalculations of the base unit, which comes first as one of itself.
  const recalculations = (unit?.children ?? []).filter((child) => child.name === 'Пересчет');
  const pack = recalculations
    .map((node) => ({
      unit: fields.text(node, 'Единица'),
      factor: decimalOf(fields.text(node, 'Коэффициент')),
    }))
    .find(({ factor }) => factor !== null && factor > 1 && Number.isInteger(factor) && factor <= count.max);
  if (pack?.factor) {
    const known = unitName(pack.unit);
    return { name: name ?? (known === pack.unit ? 'упак' : known), factor: pack.factor };
  }
  return name === null ? null : { name, factor: requisites.whole('Количество в упаковке', 1, count) };
}

function vatOf(fields: NodeFields, node: XmlNode): number {
  const rate = fields.list(node, 'СтавкиНалогов', 'СтавкаНалога')[0];
  const text = rate === undefined ? '' : fields.text(rate, 'Ставка');
  if (rate === undefined || text === '') return USUAL_VAT;
  if (/^(?:без|не\s*облаг)/i.test(text)) return 0;
  const [, percent = text] = /^(?:НДС)?\s*(\d+(?:[.,]\d+)?)\s*%?$/i.exec(text) ?? [];
  return fields.attempt('value', USUAL_VAT, () => fields.whole(rate, 'Ставка', percent, { min: 0, max: 99 }));
}
