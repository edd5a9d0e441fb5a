import { companyFields } from '@shop/contracts/manager/company';
import { CLIENT_ROWS_MAX } from '@shop/contracts/office/client-files';
import { discountPercent, type OwnableTerm } from '@shop/contracts/office/client-terms';
import { formatDay } from '@shop/domain/format/date';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../../platform/database/database.ts';
import { unscoped } from '../../../platform/database/scoped.ts';
import { Validation } from '../../../platform/errors/errors.ts';
import type { Fields, FileTable, RowChange } from '../../../platform/files/importing/file-table.ts';
import { readOwnedElsewhere } from '../../counterparties/counterparties.api.ts';
import { readClientChoices } from '../list/client-choices.ts';
import { type ClientFilter, findClients } from '../list/client-list.repository.ts';
import { planText } from '../terms/terms-state.ts';
import {
  choiceOf,
  idOf,
  namedColumn,
  numberColumn,
  refuseChanges,
  textColumn,
  yesNoColumn,
} from './columns.ts';
import { byInn, findCompanyOf, withoutEmptyKeys } from './find-company.ts';

const REASON = 'the office edits the terms of all companies';

/** A row as it is stored. */
export interface ClientRow {
  /** Null for a new company. */
  readonly company: { readonly id: number; readonly name: string } | null;
  /** Null for a known one. */
  readonly requisites: v.InferOutput<typeof requisites> | null;
  readonly priceTypeId: number | null;
  readonly discountPercent: number;
  readonly managerId: number | null;
  readonly isActive: boolean;
}

const requisites = v.object(companyFields);
/** Columns that a file shows and does not change. */
const shown = ['code', 'kpp', 'name', 'ogrn', 'address', 'isClosed', 'bonusPlan'] as const;

/** Terms of the companies that the filter finds; all of them without one. */
export async function openClientsTable(db: Db, filter?: ClientFilter): Promise<FileTable<ClientRow>> {
  const choices = await readClientChoices(db);
  const owned = await readOwnedElsewhere(db);
  const companies = await readCompanies(db, filter);
  const known = byInn(companies.map(({ id, fields }) => ({ ...requisitesOf(fields), id, fields })));
  const gone = new Map(
    companies.flatMap(({ manager }) => (manager?.active === false ? [[manager.id, manager]] : [])),
  );
  const left = [...gone.values()].map(({ id, name }) => ({ id, name: `${name} (отключён)` }));
  const usual = choiceOf(choices.priceTypes[0]?.id ?? null);
  const check = (before: Fields, after: Fields) => {
    const { priceType, manager } = after;
    if (priceType !== before.priceType && !isOffered(choices.priceTypes, priceType))
      throw new Validation(`вида цен «${String(priceType).slice(0, 100)}» нет`, 'priceType');
    if (manager !== before.manager && !isOffered(choices.managers, manager))
      throw new Validation(
        `менеджера «${String(manager).slice(0, 100)}» нет, или\u00a0он отключён`,
        'manager',
      );
    if (typeof after.isActive !== 'boolean') throw new Validation('напишите да или\u00a0нет', 'isActive');
    const { success, issues } = v.safeParse(discountPercent, after.discount);
    if (!success) throw new Validation(issues[0].message, 'discount');
    for (const term of ['priceType', 'discount', 'manager', 'isActive'] as const satisfies OwnableTerm[])
      if (after[term] !== before[term] && owned.includes(term))
        throw new Validation('это ведётся в\u00a01С, измените его там', term);
  };
  return {
    ...{ name: 'clients', title: 'Клиенты', rowsMax: CLIENT_ROWS_MAX },
    rows: companies.map(({ fields }) => fields),
    columns: [
      textColumn('code', 'Код'),
      textColumn('inn', 'ИНН'),
      textColumn('kpp', 'КПП'),
      textColumn('name', 'Название', 250),
      textColumn('ogrn', 'ОГРН'),
      textColumn('address', 'Адрес', 400),
      namedColumn('priceType', 'Вид цен', choices.priceTypes),
      numberColumn('discount', 'Скидка, %', 99),
      namedColumn('manager', 'Менеджер', [...choices.managers, ...left]),
      yesNoColumn('isActive', 'Компания работает'),
      yesNoColumn('isClosed', 'Закрыта службой сайта'),
      textColumn('bonusPlan', 'Бонусный план', 400),
    ],
    optional: [...shown, 'priceType', 'discount', 'manager', 'isActive'],
    nameOf: ({ inn, kpp, name }) => [inn, kpp, name].filter(Boolean).join(', '),
    change: (typed) => {
      const company = findCompanyOf(known, typed);
      return company === undefined ? planNew(typed, { usual, check }) : planChange(typed, { company, check });
    },
  };
}

type Check = (before: Fields, after: Fields) => void;

interface Company {
  readonly id: number;
  readonly fields: Fields;
}

function planChange(
  typed: Fields,
  { company: { id, fields }, check }: { readonly company: Company; readonly check: Check },
): RowChange<ClientRow> {
  refuseChanges(shown, fields, withoutEmptyKeys(typed));
  const { priceType, discount, manager, isActive } = { ...fields, ...typed };
  const after = { ...fields, priceType, discount, manager, isActive };
  check(fields, after);
  const company = { id, name: String(fields.name) };
  return { key: String(id), before: fields, after, row: { company, requisites: null, ...termsOf(after) } };
}

function planNew(
  typed: Fields,
  { usual, check }: { readonly usual: string; readonly check: Check },
): RowChange<ClientRow> {
  const nothing = { code: '', isClosed: false, bonusPlan: '' };
  const { kpp = '', ogrn = '', name = '', address = '' } = typed;
  const { success, output, issues } = v.safeParse(requisites, { inn: typed.inn, name, kpp, ogrn, address });
  if (!success)
    throw new Validation(
      `${issues[0].message}. Такой компании в\u00a0магазине нет: чтобы завести её, заполните ИНН, название и\u00a0адрес`,
      v.getDotPath(issues[0]) ?? undefined,
    );
  const isClosed = typed.isClosed === '' ? '' : false;
  refuseChanges(['isClosed', 'bonusPlan'], { ...nothing, isClosed }, typed);
  const begun = { ...nothing, ...output, priceType: usual, discount: 0, manager: '', isActive: true };
  // Empty cells of a new company mean what «Добавить клиента» gives.
  const filled = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  const { priceType, discount, manager, isActive } = { ...begun, ...filled };
  const after = { ...begun, priceType, discount, manager, isActive };
  check(begun, after);
  if (!isActive) throw new Validation('новая компания работает, отключить её можно позже', 'isActive');
  return {
    key: `${output.inn} ${output.kpp}`,
    before: null,
    after,
    row: { company: null, requisites: output, ...termsOf(after) },
  };
}

function termsOf(fields: Fields) {
  return {
    priceTypeId: idOf(fields.priceType),
    discountPercent: Number(fields.discount),
    managerId: idOf(fields.manager),
    isActive: fields.isActive === true,
  };
}

function isOffered(options: readonly { readonly id: number }[], choice: unknown): boolean {
  return choice === '' || options.some(({ id }) => choiceOf(id) === choice);
}

function requisitesOf(fields: Fields) {
  return { inn: String(fields.inn), kpp: String(fields.kpp), code: String(fields.code) };
}

async function readCompanies(db: Db, filter: ClientFilter | undefined) {
  const plans = await readOpenPlans(db);
  const all = { query: '', manager: '', priceType: '', closed: '' } as const;
  const rows = await findClients(db, filter ?? all)
    .leftJoin('users as manager', 'manager.id', 'company.manager_id')
    .select([
      'company.id',
      'company.code',
      'company.inn',
      'company.kpp',
      'company.name',
      'company.ogrn',
      'company.address',
      'company.price_type_id',
      'company.discount_percent',
      'company.manager_id',
      'company.active',
      'company.closed_at',
      'manager.active as isManagerActive',
      sql<string>`trim(manager.last_name || ' ' || manager.name)`.as('managerName'),
    ])
    .orderBy('company.search_text')
    .orderBy('company.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    manager:
      row.manager_id === null
        ? null
        : { id: row.manager_id, name: row.managerName, active: row.isManagerActive === true },
    fields: {
      code: row.code,
      inn: row.inn,
      kpp: row.kpp ?? '',
      name: row.name,
      ogrn: row.ogrn ?? '',
      address: row.address,
      priceType: choiceOf(row.price_type_id),
      discount: row.discount_percent,
      manager: choiceOf(row.manager_id),
      isActive: row.active,
      isClosed: row.closed_at !== null,
      bonusPlan: plans.get(row.id) ?? '',
    } satisfies Fields,
  }));
}

/** The unpaid plan of each company that begins first, in words. */
async function readOpenPlans(db: Db): Promise<ReadonlyMap<number, string>> {
  const plans = await unscoped(db, REASON)
    .selectFrom('bonus_plans')
    .select(['counterparty_id', 'period_from', 'period_to', 'target_kopecks', 'steps'])
    .where('paid_by', 'is', null)
    .orderBy('period_from', 'desc')
    .execute();
  return new Map(
    plans.map(({ counterparty_id, period_from, period_to, target_kopecks, steps }) => [
      counterparty_id,
      `${formatDay(period_from)}–${formatDay(period_to)}: ${planText({ targetKopecks: target_kopecks, steps: [...steps] })}`,
    ]),
  );
}
