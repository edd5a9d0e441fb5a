import { sql } from 'kysely';
import * as v from 'valibot';
import { defineReference } from '../../platform/references/define-reference.ts';
import {
  code,
  line,
  longText,
  oneDay,
  optionalLine,
  sitePath,
  yesNo,
} from '../../platform/shop-settings/setting-schemas.ts';

const schema = v.object({
  code: code('Код', 'Латиницей: последняя часть адреса страницы материала'),
  title: line('Заголовок', 200),
  lead: optionalLine('Кратко', 500, 'Одна-две фразы для списка'),
  text: longText('Текст', 20_000, 10, 'Абзацы разделяет пустая строка'),
  link: sitePath('Ссылка', 'Страница этого магазина: /catalog/perchatki/. Можно оставить пустой'),
  publishedOn: oneDay('Дата публикации', 'До\u00a0этого дня материал не\u00a0виден'),
  isActive: yesNo('Показывать'),
});
type MarketingRow = v.InferOutput<typeof schema>;

const publishedOn = sql<string>`to_char(published_at at time zone 'Europe/Moscow', 'YYYY-MM-DD')`;

export const marketingReference = defineReference<MarketingRow>({
  name: 'marketing',
  title: 'Маркетинговые материалы',
  description: 'Программы, памятки и\u00a0каталоги на\u00a0странице «Маркетинг», новые сверху.',
  permission: 'office.catalogue',
  schema,
  key: ['code'],
  order: ['publishedOn', 'code'],
  searched: ['code', 'title', 'lead'],
  blank: { isActive: true },

  rows: (db) =>
    db
      .selectFrom('marketing_items')
      .select([
        'id',
        'code',
        'title',
        'lead',
        'text',
        sql<string>`coalesce(link, '')`.as('link'),
        publishedOn.as('publishedOn'),
        'active as isActive',
        sql<string>`''`.as('note'),
      ]),

  async insert(db, row) {
    const { id } = await db
      .insertInto('marketing_items')
      .values({ ...columnsOf(row), published_at: startOf(row.publishedOn) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async update(db, id, row) {
    // The time of day orders the materials of one day: it stays while the day does.
    const published = sql<Date>`case when ${publishedOn} = ${row.publishedOn} then published_at
      else ${startOf(row.publishedOn)} end`;
    await db
      .updateTable('marketing_items')
      .set({ ...columnsOf(row), published_at: published })
      .where('id', '=', id)
      .execute();
  },

  async delete(db, id) {
    await db.deleteFrom('marketing_items').where('id', '=', id).execute();
  },
});

function columnsOf({ isActive, link, publishedOn: _day, ...row }: MarketingRow) {
  return { ...row, link: link || null, active: isActive };
}

/** The day begins in Moscow. */
function startOf(day: string) {
  return sql<Date>`(${day}::timestamp at time zone 'Europe/Moscow')`;
}
