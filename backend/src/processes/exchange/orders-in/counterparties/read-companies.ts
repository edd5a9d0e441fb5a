import path from 'node:path';
import { RecordMistake } from '../../../commerceml/reading/commerceml-error.ts';
import { NodeFields } from '../../../commerceml/reading/node-fields.ts';
import { readRecords, type XmlNode } from '../../../commerceml/reading/xml-records.ts';
import { DocumentFields } from '../reading/document-fields.ts';
import type { OutsideProblem } from '../reading/outside-document.ts';
import { checkRoot } from '../reading/read-documents.ts';
import { readParty } from '../reading/read-party.ts';
import { type MoreNames, REQUISITES } from '../reading/requisite-names.ts';
import type { OutsideCompany, OutsideContract } from './outside-company.ts';

const COMPANY = 'Контрагент';
const PATHS: ReadonlySet<string> = new Set([
  COMPANY,
  `Контрагенты/${COMPANY}`,
  `Классификатор/Контрагенты/${COMPANY}`,
]);
const MOST_DAYS = 3650;

/** A company of the file, or the reason why it cannot be one. */
export type CompanyRecord = { readonly company: OutsideCompany } | { readonly problem: OutsideProblem };

/**
 * Reads the companies of a file of 1C one by one, with contracts and agreements. Throws `CommerceMlError` for a file that
 * cannot be read.
 */
export async function* readCompanies(file: string, more: MoreNames): AsyncGenerator<CompanyRecord> {
  const fields = new NodeFields();
  const name = path.basename(file);
  for await (const batch of readRecords(file, PATHS, new Set()))
    for (const { path: at, node } of batch) {
      if (at === '') checkRoot(name, node);
      else yield readOne(fields, node, { file: name, more });
    }
}

function readOne(
  fields: NodeFields,
  node: XmlNode,
  { file, more }: { readonly file: string; readonly more: MoreNames },
): CompanyRecord {
  try {
    return { company: readCompany(new DocumentFields(fields, node, more), more) };
  } catch (error) {
    if (!(error instanceof RecordMistake)) throw error;
    const { line, message: reason } = error;
    const [externalId, name] = [fields.text(node, 'Ид'), fields.text(node, 'Наименование')];
    const named = { externalId: externalId.slice(0, 200), name: name.slice(0, 200) };
    return { problem: { file, line, reason, subject: 'counterparty', ...named } };
  }
}

function readCompany(company: DocumentFields, more: MoreNames): OutsideCompany {
  const { fields, node } = company;
  const contracts = [
    ...fields.list(node, 'Договоры', 'Договор'),
    ...fields.list(node, 'Соглашения', 'Соглашение'),
  ];
  return {
    ...readParty(fields, node),
    line: node.line,
    isDeleted: fields.isDeleted(node) || company.flag('isDeleted'),
    ...readRequisites(fields, node),
    priceType: company.requisite('priceType'),
    discountPercent: numberOf(company, 'discount', { min: 0, max: 99 }),
    manager: company.requisite('manager'),
    contracts: contracts.map((contract) => readContract(new DocumentFields(fields, contract, more))),
  };
}

const LEGAL_ADDRESS = ['ЮридическийАдрес', 'АдресРегистрации', 'Адрес'];

function readRequisites(fields: NodeFields, node: XmlNode) {
  const places = [
    node,
    ...['РеквизитыЮрЛица', 'РеквизитыФизЛица'].flatMap((name) => fields.child(node, name) ?? []),
  ];
  const first = (names: readonly string[], read: (place: XmlNode, name: string) => string) =>
    names.flatMap((name) => places.map((place) => read(place, name))).find((text) => text !== '') ?? '';
  const text = (...names: readonly string[]) => first(names, (place, name) => fields.text(place, name));
  const role = fields.text(node, 'Роль');
  const ogrn = text('ОГРН', 'ОГРНИП');
  return {
    isBuyer: role === '' || role === 'Покупатель',
    officialName: text('ОфициальноеНаименование', 'ПолноеНаименование', 'Наименование'),
    ogrn: /^(\d{13}|\d{15})$/.test(ogrn) ? ogrn : '',
    address: first(LEGAL_ADDRESS, (place, name) => {
      const address = fields.child(place, name);
      return address === undefined ? '' : fields.text(address, 'Представление') || address.text.trim();
    }),
  };
}

function readContract(contract: DocumentFields): OutsideContract {
  const { fields, node } = contract;
  const limit = numberOf(contract, 'creditLimit', { min: 0, max: 10_000_000_000 });
  return {
    line: node.line,
    id: fields.limited(node, 'Ид', 200),
    number: (fields.text(node, 'Номер') || fields.text(node, 'Наименование')).slice(0, 100),
    signedOn: contract.day('Дата'),
    creditLimitKopecks: limit === null ? null : Math.round(limit * 100),
    postponementDays: numberOf(contract, 'postponement', { min: 0, max: MOST_DAYS }),
    isDeleted: fields.isDeleted(node),
  };
}

function numberOf(
  company: DocumentFields,
  name: 'discount' | 'creditLimit' | 'postponement',
  limits: { readonly min: number; readonly max: number },
): number | null {
  const text = company.requisite(name);
  if (text === '') return null;
  const value = company.fields.number(company.node, REQUISITES[name][0], text.replace(/%$/, ''), limits);
  return name === 'creditLimit' ? value : Math.round(value);
}
