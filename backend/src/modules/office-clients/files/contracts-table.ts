import { CLIENT_ROWS_MAX } from '@shop/contracts/office/client-files';
import {
  contractNumber,
  creditLimitKopecks,
  type OwnableTerm,
  postponementDays,
} from '@shop/contracts/office/client-terms';
import { day } from '@shop/contracts/platform/fields';
import { collapseWhitespace } from '@shop/domain/validation/one-line';
import * as v from 'valibot';
import { addDays, todayInMoscow } from '../../../platform/calendar/days.ts';
import type { Db } from '../../../platform/database/database.ts';
import { Validation } from '../../../platform/errors/errors.ts';
import type { Fields, FileTable } from '../../../platform/files/importing/file-table.ts';
import { readOwnedElsewhere } from '../../counterparties/counterparties.api.ts';
import { type ClientFilter, findClients } from '../list/client-list.repository.ts';
import { MOST_DAYS_AHEAD } from '../terms/check-terms.ts';
import { dayColumn, moneyColumn, numberColumn, refuseChanges, textColumn } from './columns.ts';
import { byInn, findCompanyOf, withoutEmptyKeys } from './find-company.ts';

/** A row as it is stored. */
export interface ContractRow {
  readonly companyId: number;
  /** Null for a new contract. */
  readonly contractId: number | null;
  readonly terms: v.InferOutput<typeof contractSchema>;
}

const contractSchema = v.object({
  number: contractNumber,
  signedOn: v.pipe(v.string('дата в\u00a0виде 20.11.2026'), v.nonEmpty('напишите дату'), day),
  limit: creditLimitKopecks,
  postponement: postponementDays,
});
/** Columns that a file shows and does not change. */
const shown = ['code', 'kpp', 'name'] as const;
const none = { query: '', manager: '', priceType: '', closed: '' } as const;

/** Contracts of the companies that the filter finds; all of them without one. */
export async function openContractsTable(
  db: Db,
  filter: ClientFilter = none,
): Promise<FileTable<ContractRow>> {
  const owned = await readOwnedElsewhere(db);
  const companies = await readCompanies(db, filter);
  const contracts = await readContracts(db, filter);
  const known = byInn(companies);
  const stored = new Map(contracts.map((one) => [keyOf(one.companyId, one.fields.number), one]));
  const latest = addDays(todayInMoscow(), MOST_DAYS_AHEAD);
  return {
    ...{ name: 'contracts', title: 'Договоры', rowsMax: CLIENT_ROWS_MAX },
    rows: contracts.map(({ fields }) => fields),
    columns: [
      textColumn('code', 'Код клиента'),
      textColumn('inn', 'ИНН'),
      textColumn('kpp', 'КПП'),
      textColumn('name', 'Компания', 250),
      textColumn('number', 'Номер договора'),
      dayColumn('signedOn', 'Дата договора'),
      moneyColumn('limit', 'Лимит, руб.'),
      numberColumn('postponement', 'Отсрочка, дней', 365),
    ],
    optional: [...shown, 'signedOn', 'limit', 'postponement'],
    nameOf: ({ inn, name, number }) => [inn, name, `договор ${number}`].filter(Boolean).join(', '),
    change: (typed) => {
      const company = findCompanyOf(known, typed);
      if (company === undefined) throw new Validation('такого клиента нет. Сначала добавьте его', 'inn');
      refuseChanges(shown, company, withoutEmptyKeys(typed));
      const { code, inn, kpp, name } = company;
      const key = keyOf(company.id, String(typed.number));
      const contract = stored.get(key);
      const before = contract?.fields;
      const begun = { signedOn: '', limit: 0, postponement: 0 };
      const { success, output, issues } = v.safeParse(contractSchema, { ...begun, ...before, ...typed });
      if (!success) throw new Validation(issues[0].message, v.getDotPath(issues[0]) ?? undefined);
      const after = { ...{ code, inn, kpp, name }, ...output };
      if (before?.signedOn !== after.signedOn && after.signedOn > latest)
        throw new Validation('не\u00a0позже чем через год', 'signedOn');
      refuseOwned(owned, before ?? begun, after);
      return {
        ...{ key, before: before ?? null, after },
        row: { companyId: company.id, contractId: contract?.id ?? null, terms: output },
      };
    },
  };
}

const ownedColumns = [
  ['contracts', 'signedOn'],
  ['limit', 'limit'],
  ['postponement', 'postponement'],
] as const satisfies readonly (readonly [OwnableTerm, string])[];

function refuseOwned(owned: readonly OwnableTerm[], before: Fields, after: Fields): void {
  for (const [term, column] of ownedColumns)
    if (before[column] !== after[column] && owned.includes(term))
      throw new Validation('это ведётся в\u00a01С, измените его там', column);
}

/** Numbers are compared as `contractNumber` stores them. */
const keyOf = (companyId: number, number: string) => `${companyId} ${collapseWhitespace(number.trim())}`;

async function readCompanies(db: Db, filter: ClientFilter) {
  const rows = await findClients(db, filter)
    .select(['company.id', 'company.code', 'company.inn', 'company.kpp', 'company.name'])
    .execute();
  return rows.map(({ kpp, ...company }) => ({ ...company, kpp: kpp ?? '' }));
}

async function readContracts(db: Db, filter: ClientFilter) {
  const rows = await findClients(db, filter)
    .innerJoin('contracts as contract', 'contract.counterparty_id', 'company.id')
    .select([
      'contract.id',
      'contract.counterparty_id as companyId',
      'company.code',
      'company.inn',
      'company.kpp',
      'company.name',
      'contract.number',
      'contract.signed_on as signedOn',
      'contract.credit_limit_kopecks as limit',
      'contract.postponement_days as postponement',
    ])
    .orderBy('company.search_text')
    .orderBy('contract.signed_on', 'desc')
    .orderBy('contract.id')
    .execute();
  return rows.map(({ id, companyId, kpp, ...fields }) => ({
    ...{ id, companyId },
    fields: { ...fields, kpp: kpp ?? '' },
  }));
}
