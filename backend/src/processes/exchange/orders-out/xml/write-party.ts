import type { XmlWriter } from '../../../commerceml/export/xml-writer.ts';
import type { ExchangeSchema } from './exchange-file.ts';
import type { ExchangeParty, ExchangePerson } from './exchange-order.ts';
import { writeText } from './write-fields.ts';

/** «Получатель» is the role the standard has for a consignee. */
type PartyRole = 'Покупатель' | 'Получатель';

interface PartyToWrite {
  readonly party: ExchangeParty;
  readonly role: PartyRole;
  /** Contacts of the company itself. */
  readonly contacts?: Pick<ExchangePerson, 'phone' | 'email'>;
  readonly people?: readonly ExchangePerson[];
}

/** Writes `Контрагент`: 1C takes one with an official name for a legal entity, and one with a full name for a person. */
export function writeParty(xml: XmlWriter, schema: ExchangeSchema, parts: PartyToWrite): void {
  const { party, role, contacts, people = [] } = parts;
  xml.open('Контрагент');
  xml.leaf('Ид', party.id);
  if (schema.isNew && party.version !== null) xml.leaf('НомерВерсии', party.version);
  writeText(xml, 'Наименование', party.name);
  if (party.kind === 'LEGAL') {
    writeText(xml, 'ОфициальноеНаименование', party.name);
    writeAddress(xml, 'ЮридическийАдрес', party.address);
    writeText(xml, 'ИНН', party.inn);
    writeText(xml, 'КПП', party.kpp);
  } else {
    writeText(xml, 'ПолноеНаименование', party.name);
    writeText(xml, 'ИНН', party.inn);
    writeText(xml, 'КПП', party.kpp);
    writeAddress(xml, 'АдресРегистрации', party.address);
  }
  if (party.ogrn !== '')
    writeText(xml, 'Комментарий', `${party.kind === 'LEGAL' ? 'ОГРН' : 'ОГРНИП'} ${party.ogrn}`);
  writeAddress(xml, 'Адрес', party.address);
  if (contacts !== undefined) writeContacts(xml, schema, contacts);
  writePeople(xml, schema, people);
  xml.leaf('Роль', role);
  xml.close();
}

function writeAddress(xml: XmlWriter, name: string, address: string): void {
  if (address === '') return;
  xml.open(name);
  writeText(xml, 'Представление', address);
  // 1C keeps no address without fields.
  const [postcode] = /\b\d{6}\b/.exec(address) ?? [];
  if (postcode !== undefined) writeAddressField(xml, 'Почтовый индекс', postcode);
  writeAddressField(xml, 'Страна', 'Россия');
  xml.close();
}

function writeAddressField(xml: XmlWriter, type: string, value: string): void {
  xml.open('АдресноеПоле');
  xml.leaf('Тип', type);
  xml.leaf('Значение', value);
  xml.close();
}

function writeContacts(
  xml: XmlWriter,
  { isNew }: ExchangeSchema,
  { phone, email }: Pick<ExchangePerson, 'phone' | 'email'>,
): void {
  if (phone === '' && email === '') return;
  xml.open('Контакты');
  writeContact(xml, 'Телефон рабочий', phone);
  writeContact(xml, isNew ? 'Электронная почта' : 'Почта', email);
  xml.close();
}

function writeContact(xml: XmlWriter, type: string, value: string): void {
  if (value === '') return;
  xml.open('Контакт');
  xml.leaf('Тип', type);
  writeText(xml, 'Значение', value);
  xml.close();
}

function writePeople(xml: XmlWriter, schema: ExchangeSchema, people: readonly ExchangePerson[]): void {
  if (people.length === 0) return;
  xml.open('Представители');
  for (const person of people) {
    xml.open('Представитель');
    if (schema.isNew) xml.open('Контрагент');
    if (schema.isNew) xml.leaf('Отношение', 'Контактное лицо');
    writePerson(xml, schema, person);
    if (schema.isNew) xml.close();
    else xml.leaf('Отношение', 'Контактное лицо');
    xml.close();
  }
  xml.close();
}

function writePerson(xml: XmlWriter, schema: ExchangeSchema, person: ExchangePerson): void {
  const fullName = [person.lastName, person.name, person.secondName].filter(Boolean).join(' ');
  writeText(xml, 'Ид', person.id);
  writeText(xml, 'Наименование', fullName);
  writeText(xml, 'ПолноеНаименование', fullName);
  writeText(xml, 'Фамилия', person.lastName);
  writeText(xml, 'Имя', person.name);
  writeText(xml, 'Отчество', person.secondName);
  writeText(xml, 'Должность', person.position);
  writeContacts(xml, schema, person);
}
