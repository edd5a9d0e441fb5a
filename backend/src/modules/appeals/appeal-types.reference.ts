import { countOf } from '@shop/domain/format/number';
import { sql } from 'kysely';
import * as v from 'valibot';
import { countRows } from '../../platform/database/count-rows.ts';
import { unscoped } from '../../platform/database/scoped.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { defineReference } from '../../platform/references/define-reference.ts';
import { code, line, whole, yesNo } from '../../platform/shop-settings/setting-schemas.ts';

/** Kinds that the shop opens by their code, with what comes under it. */
const neededCodes: ReadonlyMap<string, string> = new Map([
  ['requisites', 'просьбы изменить реквизиты'],
  ['claim', 'претензии по заказам'],
]);

const schema = v.object({
  code: code('Код', 'Латиницей; по\u00a0нему строку находит загрузка из\u00a0файла'),
  name: line('Название', 100),
  sort: whole('Порядок', 0, 100_000, 'Меньшие выше'),
  isActive: yesNo('Предлагать покупателям'),
});
type AppealType = v.InferOutput<typeof schema>;

export const appealTypeReference = defineReference<AppealType>({
  name: 'appeal-types',
  title: 'Виды обращений',
  description: 'Темы, из\u00a0которых покупатель выбирает, когда пишет обращение.',
  permission: 'office.settings',
  schema,
  key: ['code'],
  order: ['sort', 'name'],
  searched: ['code', 'name'],
  blank: { sort: 500, isActive: true },

  rows: (db) =>
    db
      .selectFrom('appeal_types')
      .select(['id', 'code', 'name', 'sort', 'active as isActive', sql<string>`''`.as('note')]),

  async check(_db, row, before) {
    const what = before && neededCodes.get(before.code);
    if (!what) return row;
    if (row.code !== before.code)
      throw new Validation(`Код нельзя изменить: под ним приходят ${what}`, 'code');
    if (!row.isActive) throw new Validation(`Этот вид нужен магазину: под ним приходят ${what}`, 'isActive');
    return row;
  },

  async insert(db, row) {
    const { id } = await db
      .insertInto('appeal_types')
      .values(columnsOf(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async update(db, id, row) {
    await db.updateTable('appeal_types').set(columnsOf(row)).where('id', '=', id).execute();
  },

  async delete(db, id) {
    await db.deleteFrom('appeal_types').where('id', '=', id).execute();
  },

  async usesOf(db, id) {
    const { code: own } = await db
      .selectFrom('appeal_types')
      .select('code')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const count = await countRows(
      unscoped(db, 'a kind in use by any company stays').selectFrom('appeals').where('type_id', '=', id),
    );
    return count > 0 ? countOf(count, 'обращение', 'обращения', 'обращений') : (neededCodes.get(own) ?? null);
  },
});

function columnsOf({ isActive, ...row }: AppealType) {
  return { ...row, active: isActive };
}
