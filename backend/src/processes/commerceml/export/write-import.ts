import { createWriteStream } from 'node:fs';
import { unitCode } from '../../../platform/text/units.ts';
import type { GroupRecord, ProductRecord, PropertyRecord } from '../reading/records.ts';
import { CLASSIFIER_ID, type ExportHead, openRoot, writeBarcodes, writeRequisites } from './write-common.ts';
import { XmlWriter } from './xml-writer.ts';

/** Values that usually follow from names and order in the file, stated where the shop's differ. */
interface Stated {
  readonly code?: string | null;
  readonly statedSort?: number | null;
}

export type GroupToWrite = Pick<GroupRecord, 'id' | 'parentId' | 'name' | 'sort'> &
  Stated & { readonly isDeleted?: boolean };
export type PropertyToWrite = Omit<PropertyRecord, 'kind' | 'line' | 'code'> & Stated;
export type ProductToWrite = Omit<
  ProductRecord,
  | 'kind'
  | 'line'
  | 'properties'
  | 'isDeleted'
  | 'code'
  | 'pictures'
  | 'documents'
  | 'barcodes'
  | 'groupIds'
  | 'marking'
> & {
  readonly groupId: string;
  readonly properties: readonly { readonly id: string; readonly value: string }[];
  readonly picture: string | null;
  readonly code?: string | null;
  readonly isDeleted?: boolean;
  readonly morePictures?: readonly string[];
  readonly documents?: ProductRecord['documents'];
  readonly barcodes?: ProductRecord['barcodes'];
};

/** Opens `import.xml` of CommerceML 2.10: the classifier first, then products one by one. */
export async function openImportFile(
  file: string,
  head: ExportHead,
  { groups, properties }: { groups: readonly GroupToWrite[]; properties: readonly PropertyToWrite[] },
) {
  const xml = new XmlWriter(createWriteStream(file));
  openRoot(xml, head);
  xml.open('Классификатор');
  xml.leaf('Ид', CLASSIFIER_ID);
  xml.leaf('Наименование', 'Классификатор (Каталог товаров)');
  writeOwner(xml, head);
  writeGroups(xml, groups, null);
  xml.open('Свойства');
  for (const property of properties) writeProperty(xml, property);
  xml.close();
  xml.close();
  xml.open('Каталог', { СодержитТолькоИзменения: 'false' });
  xml.leaf('Ид', CLASSIFIER_ID);
  xml.leaf('ИдКлассификатора', CLASSIFIER_ID);
  xml.leaf('Наименование', 'Каталог товаров');
  xml.open('Товары');
  return {
    write: async (product: ProductToWrite) => {
      writeProduct(xml, product);
      await xml.flush();
    },
    end: () => xml.end(),
  };
}

function writeOwner(xml: XmlWriter, { ownerName }: ExportHead): void {
  xml.open('Владелец');
  xml.leaf('Ид', 'owner');
  xml.leaf('Наименование', ownerName);
  xml.close();
}

function writeGroups(xml: XmlWriter, groups: readonly GroupToWrite[], parentId: string | null): void {
  const children = groups.filter((group) => group.parentId === parentId);
  if (children.length === 0) return;
  xml.open('Группы');
  for (const { id, name, isDeleted, ...stated } of children) {
    xml.open('Группа');
    xml.leaf('Ид', id);
    if (isDeleted === true) xml.leaf('ПометкаУдаления', 'true');
    xml.leaf('Наименование', name);
    writeStated(xml, stated);
    writeGroups(xml, groups, id);
    xml.close();
  }
  xml.close();
}

function writeProperty(xml: XmlWriter, property: PropertyToWrite): void {
  const { id, name, valueKind, unit, variants } = property;
  xml.open('Свойство');
  xml.leaf('Ид', id);
  xml.leaf('Наименование', unit === '' ? name : `${name}, ${unit}`);
  xml.leaf('ТипЗначений', valueKind === 'number' ? 'Число' : 'Справочник');
  if (variants.size > 0) {
    xml.open('ВариантыЗначений');
    for (const [variantId, value] of variants) {
      xml.open('Справочник');
      xml.leaf('ИдЗначения', variantId);
      xml.leaf('Значение', value);
      xml.close();
    }
    xml.close();
  }
  writeStated(xml, property);
  xml.close();
}

function writeStated(xml: XmlWriter, { code, statedSort }: Stated): void {
  writeRequisites(xml, [
    ['Символьный код', code ?? null],
    ['Сортировка', statedSort ?? null],
  ]);
}

function writeProduct(xml: XmlWriter, product: ProductToWrite): void {
  xml.open('Товар');
  xml.leaf('Ид', product.id);
  if (product.isDeleted === true) xml.leaf('ПометкаУдаления', 'true');
  xml.leaf('Артикул', product.article);
  writeBarcodes(xml, product.barcodes ?? []);
  xml.leaf('Наименование', product.name);
  writeUnit(xml, product.measureBase);
  xml.open('Группы');
  xml.leaf('Ид', product.groupId);
  xml.close();
  if (product.description !== '') xml.leaf('Описание', product.description);
  for (const picture of [product.picture, ...(product.morePictures ?? [])])
    if (picture !== null) xml.leaf('Картинка', picture);
  if (product.brand !== null) {
    xml.open('Изготовитель');
    xml.leaf('Ид', `brand-${product.brand}`);
    xml.leaf('Наименование', product.brand);
    xml.close();
  }
  xml.open('ЗначенияСвойств');
  for (const { id, value } of product.properties) {
    xml.open('ЗначенияСвойства');
    xml.leaf('Ид', id);
    xml.leaf('Значение', value);
    xml.close();
  }
  xml.close();
  xml.open('СтавкиНалогов');
  xml.open('СтавкаНалога');
  xml.leaf('Наименование', 'НДС');
  xml.leaf('Ставка', product.vatPercent);
  xml.close();
  xml.close();
  writeRequisites(xml, [
    ['Вес', product.weightGrams / 1000],
    ['Объем', product.volumeCm3 / 1_000_000],
    ['Минимальный заказ', product.minOrderCount],
    ['Кратность', product.multiplicity],
    ['Популярность', product.sort],
    ['Единица упаковки', product.measureCustom],
    ['Количество в упаковке', product.measureFactor],
    ['Символьный код', product.code ?? null],
    ...(product.documents ?? []).flatMap((document): readonly (readonly [string, string])[] => [
      ['Файл', document.path],
      ['ОписаниеФайла', `${document.path}#${document.title}`],
    ]),
  ]);
  xml.close();
}

function writeUnit(xml: XmlWriter, measure: string): void {
  xml.leaf('БазоваяЕдиница', measure, { Код: unitCode(measure), НаименованиеПолное: measure });
}
