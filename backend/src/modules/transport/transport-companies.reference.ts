import { countOf } from '@shop/domain/format/number';
import { sql } from 'kysely';
import * as v from 'valibot';
import { countRows } from '../../platform/database/count-rows.ts';
import { defineReference } from '../../platform/references/define-reference.ts';
import { code, line, whole, yesNo } from '../../platform/shop-settings/setting-schemas.ts';

const schema = v.object({
  code: code('Код', 'Латиницей: pek, dellin. По\u00a0нему терминалы называют перевозчика'),
  name: line('Название', 100),
  sort: whole('Порядок', 0, 100_000, 'Меньшие выше'),
  isActive: yesNo('Предлагать покупателям'),
});
type TransportCompanyRow = v.InferOutput<typeof schema>;

export const transportCompanyReference = defineReference<TransportCompanyRow>({
  name: 'transport-companies',
  title: 'Перевозчики',
  description: 'Транспортные компании, которые покупатель выбирает при оформлении заказа.',
  permission: 'office.settings',
  schema,
  key: ['code'],
  order: ['sort', 'name'],
  searched: ['code', 'name'],
  blank: { sort: 500, isActive: true },

  rows: (db) =>
    db.selectFrom('transport_companies as company').select([
      'company.id',
      'company.code',
      'company.name',
      'company.sort',
      'company.active as isActive',
      sql<string>`'Терминалов: ' || (
          select count(*) from transport_terminals own where own.company_id = company.id and own.active)`.as(
        'note',
      ),
    ]),

  async insert(db, row) {
    const { id } = await db
      .insertInto('transport_companies')
      .values(columnsOf(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async update(db, id, row) {
    await db.updateTable('transport_companies').set(columnsOf(row)).where('id', '=', id).execute();
  },

  async delete(db, id) {
    await db.deleteFrom('transport_companies').where('id', '=', id).execute();
  },

  async usesOf(db, id) {
    const count = await countRows(db.selectFrom('transport_terminals').where('company_id', '=', id));
    return count === 0 ? null : countOf(count, 'терминал', 'терминала', 'терминалов');
  },
});

function columnsOf({ isActive, ...row }: TransportCompanyRow) {
  return { ...row, active: isActive };
}
