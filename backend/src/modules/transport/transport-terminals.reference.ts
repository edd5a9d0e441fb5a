import { countOf } from '@shop/domain/format/number';
import * as v from 'valibot';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Db } from '../../platform/database/database.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { coordinatesOf, degreesOf } from '../../platform/references/coordinates.ts';
import { defineReference } from '../../platform/references/define-reference.ts';
import { line, optionalLine, place, yesNo } from '../../platform/shop-settings/setting-schemas.ts';

const schema = v.object({
  company: line('Перевозчик', 100, 'Код из\u00a0справочника «Перевозчики»'),
  city: line('Город', 100),
  address: line('Адрес', 300),
  coordinates: place('Координаты', 'Широта и\u00a0долгота, как их копирует карта: 55.6031, 37.6042'),
  workingHours: optionalLine('Часы работы', 200),
  isActive: yesNo('Предлагать покупателям'),
});
type TerminalRow = v.InferOutput<typeof schema>;

export const transportTerminalReference = defineReference<TerminalRow>({
  name: 'transport-terminals',
  title: 'Терминалы перевозчиков',
  description: 'Пункты, в\u00a0которых покупатель забирает заказ у\u00a0перевозчика.',
  permission: 'office.settings',
  schema,
  key: ['company', 'city', 'address'],
  order: ['company', 'city', 'address'],
  searched: ['company', 'city', 'address', 'note'],
  blank: { isActive: true },

  rows: (db) =>
    db
      .selectFrom('transport_terminals as terminal')
      .innerJoin('transport_companies as owner', 'owner.id', 'terminal.company_id')
      .select([
        'terminal.id',
        'owner.code as company',
        'terminal.city',
        'terminal.address',
        coordinatesOf('terminal').as('coordinates'),
        'terminal.working_hours as workingHours',
        'terminal.active as isActive',
        'owner.name as note',
      ]),

  async choices(db) {
    const companies = await db
      .selectFrom('transport_companies')
      .select(['code as value', 'name as title'])
      .orderBy('sort')
      .orderBy('name')
      .execute();
    return { company: companies };
  },

  async check(db, row) {
    await findCompany(db, row.company);
    return row;
  },

  async insert(db, row) {
    const { id } = await db
      .insertInto('transport_terminals')
      .values(await columnsOf(db, row))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async update(db, id, row) {
    await db
      .updateTable('transport_terminals')
      .set(await columnsOf(db, row))
      .where('id', '=', id)
      .execute();
  },

  async delete(db, id) {
    await db.deleteFrom('transport_terminals').where('id', '=', id).execute();
  },

  async usesOf(db, id) {
    const count = await countRows(
      unscoped(db, 'a terminal in use by any company stays')
        .selectFrom('orders')
        .where('terminal_id', '=', id),
    );
    return count === 0 ? null : countOf(count, 'заказ', 'заказа', 'заказов');
  },
});

async function findCompany(db: Db, code: string): Promise<number> {
  const company = await db
    .selectFrom('transport_companies')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirst();
  if (company === undefined) throw new Validation(`Перевозчика с\u00a0кодом ${code} нет`, 'company');
  return company.id;
}

async function columnsOf(db: Db, { company, coordinates, workingHours, isActive, ...row }: TerminalRow) {
  return {
    ...{ ...row, ...degreesOf(coordinates) },
    company_id: await findCompany(db, company),
    working_hours: workingHours,
    active: isActive,
  };
}
