import { writeRequisites } from '../../../commerceml/export/write-common.ts';
import type { XmlWriter } from '../../../commerceml/export/xml-writer.ts';
import type { ExchangeSchema } from './exchange-file.ts';
import type { ExchangeNames, ExchangeOrder, ExchangePerson } from './exchange-order.ts';
import { requisitesOf } from './order-requisites.ts';
import { LONGEST, printComment, printSum, writeText } from './write-fields.ts';
import { linesOf, writeLines, writeTaxes } from './write-lines.ts';
import { writeParty } from './write-party.ts';

/** Writes `Документ`, in 3.1 in a container of its own. */
export function writeOrder(
  xml: XmlWriter,
  schema: ExchangeSchema,
  order: ExchangeOrder,
  names: ExchangeNames,
): void {
  const lines = linesOf(order, names);
  if (schema.isNew) xml.open('Контейнер');
  xml.open('Документ');
  xml.leaf('Ид', order.id);
  writeText(xml, 'Номер', `${names.numberPrefix}${order.number}`);
  xml.leaf('Дата', order.placedOn);
  xml.leaf('ХозОперация', 'Заказ товара');
  xml.leaf('Роль', 'Продавец');
  xml.leaf('Валюта', 'RUB');
  xml.leaf('Курс', 1);
  xml.leaf('Сумма', printSum(order.totalKopecks));
  if (schema.isNew) xml.leaf('НомерВерсии', order.version);
  if (schema.isNew) writeText(xml, 'Номер1С', order.number1c);
  writeParties(xml, schema, order);
  xml.leaf('Время', order.placedAt);
  writeText(xml, 'СрокПлатежа', order.dueOn ?? '');
  writeText(xml, 'Комментарий', printComment(order.comment), LONGEST.comment);
  writeTaxes(xml, lines);
  writeWarehouse(xml, order);
  writeLines(xml, schema, lines);
  writeRequisites(xml, requisitesOf(order, names));
  xml.close();
  if (schema.isNew) xml.close();
}

/** The buyer comes first: some readers take the first one, whatever its role. */
function writeParties(xml: XmlWriter, schema: ExchangeSchema, order: ExchangeOrder): void {
  const { author, buyer, consignee } = order;
  xml.open('Контрагенты');
  writeParty(xml, schema, {
    party: buyer,
    role: 'Покупатель',
    contacts: { phone: author?.phone || order.contactPhone, email: author?.email ?? '' },
    people: peopleOf(order),
  });
  if (consignee !== null) writeParty(xml, schema, { party: consignee, role: 'Получатель' });
  xml.close();
}

/** Who placed the order, and who receives it. */
function peopleOf({ author, contactName, contactPhone }: ExchangeOrder): readonly ExchangePerson[] {
  const people = author === null ? [] : [author];
  if (contactName === '' || people.some((person) => isNamed(person, contactName))) return people;
  const contact = { id: '', name: contactName, lastName: '', secondName: '', position: '', email: '' };
  return [...people, { ...contact, phone: contactPhone }];
}

function isNamed({ lastName, name, secondName }: ExchangePerson, contactName: string): boolean {
  const words = new Set(contactName.toLowerCase().split(/\s+/));
  return [lastName, name, secondName].filter(Boolean).every((part) => words.has(part.toLowerCase()));
}

function writeWarehouse(xml: XmlWriter, { warehouse }: ExchangeOrder): void {
  if (warehouse === null) return;
  xml.open('Склады');
  xml.open('Склад');
  xml.leaf('Ид', warehouse.id);
  writeText(xml, 'Наименование', warehouse.name);
  xml.close();
  xml.close();
}
