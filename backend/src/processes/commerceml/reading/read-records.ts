import path from 'node:path';
import { CommerceMlError, RecordMistake } from './commerceml-error.ts';
import { cutText, MAX_NAME, MAX_VALUE } from './cut-text.ts';
import { isTrue, NodeFields, Requisites } from './node-fields.ts';
import { readOffer } from './read-offer.ts';
import { readProduct } from './read-product.ts';
import type {
  CatalogRecord,
  DeletionRecord,
  GroupRecord,
  MistakeRecord,
  PackageRecord,
  PriceTypeRecord,
  PropertyRecord,
  RecordKind,
  WarehouseRecord,
} from './records.ts';
import { readRecords, type XmlNode } from './xml-records.ts';

/**
 * Reads a file of CommerceML 2.04–2.10 or 3.1, such as `import.xml` or `offers.xml`, as batches of records in the file's
 * order. Memory does not grow with the file. Unknown elements are skipped; a record that cannot be right is a `mistake`
 * among the others. Throws CommerceMlError for a file that cannot be read.
 */
export async function* readCatalogRecords(
  file: string,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<readonly CatalogRecord[]> {
  const fields = new NodeFields();
  const counters = new Map<string, number>();
  for await (const batch of readRecords(file, recordPaths, headPaths, onBytes)) {
    yield batch.flatMap(({ path: at, node }) => {
      if (at === '') return checkRoot(path.basename(file), node);
      const position = (counters.get(at) ?? 0) + 1;
      counters.set(at, position);
      const found = readers.get(at);
      return found === undefined ? [] : readRecord(fields, node, found, position);
    });
  }
}

interface RecordReader {
  readonly kind: RecordKind | 'package';
  readonly read: Reader;
}

/** Reads a record with the mistakes in it; one that cannot be right as a whole is a mistake itself. */
function readRecord(
  fields: NodeFields,
  node: XmlNode,
  { kind, read }: RecordReader,
  position: number,
): readonly CatalogRecord[] {
  const mistake = (of: MistakeRecord['of'], line: number, reason: string): MistakeRecord => {
    const [id, name] = [fields.text(node, 'Ид'), cutText(fields.text(node, 'Наименование'), MAX_NAME)];
    return { kind: 'mistake', of, line, reason, id, name };
  };
  try {
    const records = [read(fields, node, position)].flat();
    const parts = fields.takeMistakes().map(({ part, line, reason }) => mistake(part, line, reason));
    return [...records, ...parts];
  } catch (error) {
    if (!(error instanceof RecordMistake) || kind === 'package') throw error;
    fields.takeMistakes();
    return [mistake(kind, error.line, error.message)];
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

const readers: ReadonlyMap<string, RecordReader> = new Map(
  Object.entries({
    Классификатор: reader('package', (fields, node) => readHead(fields, node, 'classifier')),
    Каталог: reader('package', (fields, node) => readHead(fields, node, 'products')),
    'Классификатор/Группы/Группа': reader('group', (fields, node, position) =>
      readGroups(fields, node, null, position),
    ),
    ...at(propertyNames, (name) => [`Классификатор/Свойства/${name}`, reader('property', readProperty)]),
    'Классификатор/ЕдиницыИзмерения/ЕдиницаИзмерения': reader('unit', readUnit),
    'Каталог/Товары/Товар': reader('product', readProduct),
    ...at(holders, (name) => [`${name}/ТипыЦен/ТипЦены`, reader('priceType', readPriceType)]),
    ...at(holders, (name) => [`${name}/Склады/Склад`, reader('warehouse', readWarehouse)]),
    ...at(packageNames, (name) => [
      name,
      reader('package', (fields, node) => readHead(fields, node, 'offers')),
    ]),
    ...at(packageNames, (name) => [`${name}/Предложения/Предложение`, reader('offer', readOffer)]),
  }),
);
const headPaths = new Set(['Классификатор', 'Каталог', ...packageNames]);
const recordPaths = new Set([...readers.keys()].filter((name) => !headPaths.has(name)));

function reader(kind: RecordReader['kind'], read: Reader): RecordReader {
  return { kind, read };
}

function at(names: readonly string[], entryOf: (name: string) => readonly [string, RecordReader]) {
  return Object.fromEntries(names.map(entryOf));
}

function checkRoot(file: string, node: XmlNode): readonly CatalogRecord[] {
  const refuse = (reason: string): never => {
    throw new CommerceMlError(file, node.line, reason);
  };
  if (node.name !== 'КоммерческаяИнформация')
    refuse(`корневой элемент должен быть «КоммерческаяИнформация», а там «${node.name}».`);
  const version = node.attributes.ВерсияСхемы?.trim() || '2.04';
  if (!/^[23](?:\.\d+)*$/.test(version))
    refuse(`версия ${version} не поддерживается, нужна CommerceML 2 или 3.`);
  return [];
}

function readHead(_: NodeFields, node: XmlNode, content: PackageRecord['content']): CatalogRecord {
  const isFull = !isTrue(node.attributes.СодержитТолькоИзменения) && !node.name.startsWith('Изменения');
  return { kind: 'package', line: node.line, content, isFull };
}

/** A group that cannot be right is set aside alone: the groups below it go to its parent. */
function readGroups(
  fields: NodeFields,
  node: XmlNode,
  parentId: string | null,
  position: number,
): readonly CatalogRecord[] {
  const [own, id] = readGroup(fields, node, parentId, position);
  const below = fields.list(node, 'Группы', 'Группа');
  return [...own, ...below.flatMap((child, index) => readGroups(fields, child, id ?? parentId, index + 1))];
}

function readGroup(
  fields: NodeFields,
  node: XmlNode,
  parentId: string | null,
  position: number,
): readonly [records: readonly CatalogRecord[], id: string | null] {
  const read = (): GroupRecord | DeletionRecord => {
    const isDeleted = fields.isDeleted(node);
    if (isDeleted && fields.text(node, 'Наименование') === '') return deletionOf(fields, node, 'group');
    const requisites = new Requisites(fields, node);
    return {
      kind: 'group',
      line: node.line,
      id: fields.required(node, 'Ид'),
      parentId,
      name: fields.required(node, 'Наименование'),
      sort: requisites.whole('Сортировка', position * 10, sorts),
      code: requisites.code(),
      isDeleted,
    };
  };
  const records = readRecord(fields, node, { kind: 'group', read }, position);
  const [group] = records;
  return [records, group?.kind === 'group' ? group.id : null];
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
      // A dictionary may have an empty value, which says nothing about a product.
      ...variants
        .map(
          (variant) =>
            [
              fields.text(variant, 'ИдЗначения'),
              cutText(fields.text(variant, 'Значение'), MAX_VALUE),
            ] as const,
        )
        .filter(([id]) => id !== ''),
    ]),
  };
}

const sorts = { min: 0, max: 1_000_000_000 };
const yesNo = [
  ['true', 'Да'],
  ['false', 'Нет'],
] as const;

function readUnit(fields: NodeFields, node: XmlNode): CatalogRecord | readonly [] {
  if (fields.isDeleted(node)) return [];
  const name = fields.text(node, 'НаименованиеКраткое') || fields.required(node, 'НаименованиеПолное');
  const code = fields.text(node, 'Код') || fields.required(node, 'Ид', 60);
  return { kind: 'unit', line: node.line, code, name };
}

function deletionOf(fields: NodeFields, node: XmlNode, content: DeletionRecord['content']): DeletionRecord {
  return { kind: 'deletion', line: node.line, content, id: fields.required(node, 'Ид') };
}

function readPriceType(fields: NodeFields, node: XmlNode): PriceTypeRecord | DeletionRecord {
  if (fields.isDeleted(node)) return deletionOf(fields, node, 'priceType');
  return {
    kind: 'priceType',
    line: node.line,
    id: fields.required(node, 'Ид'),
    name: fields.required(node, 'Наименование'),
    currency: fields.text(node, 'Валюта'),
  };
}

function readWarehouse(fields: NodeFields, node: XmlNode): WarehouseRecord | DeletionRecord {
  if (fields.isDeleted(node)) return deletionOf(fields, node, 'warehouse');
  const address = fields.child(node, 'Адрес');
  const parts = new Map(
    (address?.children ?? []).map((part) => [fields.text(part, 'Тип'), fields.text(part, 'Значение')]),
  );
  const coordinate = (name: string, limit: number) => {
    const text = parts.get(name) ?? '';
    if (text === '') return null;
    return fields.attempt('value', null, () => fields.number(node, name, text, { min: -limit, max: limit }));
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
