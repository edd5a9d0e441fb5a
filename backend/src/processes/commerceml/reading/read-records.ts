import path from 'node:path';
import { CommerceMlError } from './commerceml-error.ts';
import { cutText, MAX_VALUE } from './cut-text.ts';
import { isTrue, NodeFields, Requisites } from './node-fields.ts';
import { readOffer } from './read-offer.ts';
import { readProduct } from './read-product.ts';
import type {
  CatalogRecord,
  DeletionRecord,
  GroupRecord,
  PackageRecord,
  PropertyRecord,
  WarehouseRecord,
} from './records.ts';
import { readRecords, type XmlNode } from './xml-records.ts';

/**
 * Reads a CommerceML 2.04–2.10 file, `import.xml` or `offers.xml`, as batches of records in the file's order. Memory
 * does not grow with the file. Unknown elements are skipped. Throws CommerceMlError.
 */
export async function* readCatalogRecords(
  file: string,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<readonly CatalogRecord[]> {
  const fields = new NodeFields(path.basename(file));
  const counters = new Map<string, number>();
  for await (const batch of readRecords(file, recordPaths, headPaths, onBytes)) {
    yield batch.flatMap(({ path: at, node }) => {
      if (at === '') return checkRoot(fields, node);
      const position = (counters.get(at) ?? 0) + 1;
      counters.set(at, position);
      return readers.get(at)?.(fields, node, position) ?? [];
    });
  }
}

type Reader = (
  fields: NodeFields,
  node: XmlNode,
  position: number,
) => CatalogRecord | readonly CatalogRecord[];

const packageNames = ['ПакетПредложений', 'ИзмененияПакетаПредложений'];
const propertyNames = ['Свойство', 'СвойствоНоменклатуры'];
const holders = ['Классификатор', ...packageNames];

const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['Классификатор', (fields, node) => readHead(fields, node, 'classifier')],
  ['Каталог', (fields, node) => readHead(fields, node, 'products')],
  ...packageNames.map(
    (name) => [name, (fields, node) => readHead(fields, node, 'offers')] as [string, Reader],
  ),
  ['Классификатор/Группы/Группа', (fields, node, position) => readGroups(fields, node, null, position)],
  ...propertyNames.map((name) => [`Классификатор/Свойства/${name}`, readProperty] as [string, Reader]),
  ['Классификатор/ЕдиницыИзмерения/ЕдиницаИзмерения', readUnit],
  ['Каталог/Товары/Товар', readProduct],
  ...holders.map((name) => [`${name}/ТипыЦен/ТипЦены`, readPriceType] as [string, Reader]),
  ...holders.map((name) => [`${name}/Склады/Склад`, readWarehouse] as [string, Reader]),
  ...packageNames.map((name) => [`${name}/Предложения/Предложение`, readOffer] as [string, Reader]),
]);
const headPaths = new Set(['Классификатор', 'Каталог', ...packageNames]);
const recordPaths = new Set([...readers.keys()].filter((name) => !headPaths.has(name)));

function checkRoot(fields: NodeFields, node: XmlNode): readonly CatalogRecord[] {
  if (node.name !== 'КоммерческаяИнформация') {
    fields.fail(node, `корневой элемент должен быть «КоммерческаяИнформация», а там «${node.name}».`);
  }
  const version = node.attributes.ВерсияСхемы ?? '2.04';
  if (!/^2\.\d+$/.test(version)) {
    throw new CommerceMlError(
      fields.file,
      node.line,
      `версия ${version} не поддерживается, нужна CommerceML 2.`,
    );
  }
  return [];
}

function readHead(_: NodeFields, node: XmlNode, content: PackageRecord['content']): CatalogRecord {
  const isFull = !isTrue(node.attributes.СодержитТолькоИзменения) && !node.name.startsWith('Изменения');
  return { kind: 'package', line: node.line, content, isFull };
}

function readGroups(
  fields: NodeFields,
  node: XmlNode,
  parentId: string | null,
  position: number,
): readonly (GroupRecord | DeletionRecord)[] {
  const id = fields.required(node, 'Ид');
  const isDeleted = fields.isDeleted(node);
  if (isDeleted && fields.text(node, 'Наименование') === '') return [deletionOf(fields, node, 'group')];
  const requisites = new Requisites(fields, node);
  const group: GroupRecord = {
    kind: 'group',
    line: node.line,
    id,
    parentId,
    name: fields.required(node, 'Наименование'),
    sort: requisites.whole('Сортировка', position * 10, sorts),
    code: requisites.code(),
    isDeleted,
  };
  const below = fields.list(node, 'Группы', 'Группа');
  return [group, ...below.flatMap((child, index) => readGroups(fields, child, id, index + 1))];
}

function readProperty(fields: NodeFields, node: XmlNode, position: number): PropertyRecord | readonly [] {
  // A deletion mark without a name; products no longer refer to it.
  if (fields.isDeleted(node) && fields.text(node, 'Наименование') === '') return [];
  // 1C has no unit of a property, so people write it into the name: «Плотность, г/м²».
  const [, name = '', unit = ''] =
    /^(.*?)(?:,\s*([^,\s]{1,12}))?$/s.exec(fields.required(node, 'Наименование')) ?? [];
  const kind = fields.text(node, 'ТипЗначений');
  const isNumber = kind === 'Число';
  const requisites = new Requisites(fields, node);
  const variants = fields.list(node, 'ВариантыЗначений', 'Справочник');
  return {
    kind: 'property',
    line: node.line,
    id: fields.required(node, 'Ид'),
    name: isNumber ? name : fields.required(node, 'Наименование'),
    valueKind: isNumber ? 'number' : 'list',
    unit: isNumber ? unit : '',
    sort: requisites.whole('Сортировка', position * 10, sorts),
    code: requisites.code(),
    variants: new Map([
      ...(kind === 'Булево' ? yesNo : []),
      ...variants.map(
        (variant) =>
          [
            fields.required(variant, 'ИдЗначения'),
            cutText(fields.text(variant, 'Значение'), MAX_VALUE),
          ] as const,
      ),
    ]),
  };
}

const sorts = { min: 0, max: 1_000_000_000 };
const yesNo = [
  ['true', 'Да'],
  ['false', 'Нет'],
] as const;

function readUnit(fields: NodeFields, node: XmlNode): CatalogRecord {
  const name = fields.text(node, 'НаименованиеКраткое') || fields.required(node, 'НаименованиеПолное');
  return { kind: 'unit', line: node.line, code: fields.required(node, 'Код', 20), name };
}

function deletionOf(fields: NodeFields, node: XmlNode, content: DeletionRecord['content']): DeletionRecord {
  return { kind: 'deletion', line: node.line, content, id: fields.required(node, 'Ид') };
}

function readPriceType(fields: NodeFields, node: XmlNode): CatalogRecord {
  if (fields.isDeleted(node)) return deletionOf(fields, node, 'priceType');
  const currency = fields.text(node, 'Валюта') || 'RUB';
  if (!/^(RUB|RUR|руб\.?|643)$/i.test(currency)) {
    fields.fail(node, `валюта «${currency}» не поддерживается, цены должны быть в рублях.`);
  }
  return {
    kind: 'priceType',
    line: node.line,
    id: fields.required(node, 'Ид'),
    name: fields.required(node, 'Наименование'),
  };
}

function readWarehouse(fields: NodeFields, node: XmlNode): WarehouseRecord | DeletionRecord {
  if (fields.isDeleted(node)) return deletionOf(fields, node, 'warehouse');
  const address = fields.child(node, 'Адрес');
  const parts = new Map(
    (address?.children ?? []).map((part) => [fields.text(part, 'Тип'), fields.text(part, 'Значение')]),
  );
  const coordinate = (name: string, limit: number) => {
    const text = parts.get(name);
    return text === undefined ? null : fields.number(node, name, text, { min: -limit, max: limit });
  };
  return {
    kind: 'warehouse',
    line: node.line,
    id: fields.required(node, 'Ид'),
    name: fields.required(node, 'Наименование'),
    address: address === undefined ? '' : fields.text(address, 'Представление'),
    latitude: coordinate('Широта', 90),
    longitude: coordinate('Долгота', 180),
    workingHours: parts.get('Режим работы') ?? '',
  };
}
