import type { SizeChart } from '@shop/contracts/support/content';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database.ts';
import { Validation } from '../../platform/errors/errors.ts';
import { defineReference } from '../../platform/references/define-reference.ts';
import { code, line, longText, whole } from '../../platform/shop-settings/setting-schemas.ts';
import { parseMeasurements, parseSizes, printMeasurements, printSizes } from './chart-texts.ts';

const schema = v.object({
  code: code('Код', 'Латиницей: clothes, shoes'),
  name: line('Название', 100),
  sections: line('Разделы', 500, 'Коды верхних разделов каталога через запятую: spetsodezhda, obuv'),
  note: longText('Пояснение', 1000, 3, 'Что важно при измерении'),
  measurements: longText(
    'Мерки',
    5000,
    4,
    'По\u00a0одной в\u00a0строке: chest; Обхват груди; см; 70; 150; как измерить',
  ),
  sizes: longText(
    'Размеры',
    20_000,
    10,
    'Первая строка называет столбцы: Размер; Международный; chest. Дальше по\u00a0строке на\u00a0размер: 44-46; S; 86–94. Можно вставить из\u00a0Excel',
  ),
  sort: whole('Порядок', 0, 100_000, 'Меньшие выше'),
});
type ChartRow = v.InferOutput<typeof schema>;

interface StoredChart extends Pick<SizeChart, 'measurements' | 'rows'> {
  readonly code: string;
  readonly name: string;
  readonly sections: string;
  readonly text: string;
  readonly sort: number;
}

export const sizeChartReference = defineReference<ChartRow, StoredChart>({
  name: 'size-charts',
  title: 'Таблицы размеров',
  description: 'Таблицы, по\u00a0которым покупатель подбирает размер на\u00a0странице товара.',
  permission: 'office.catalogue',
  schema,
  key: ['code'],
  order: ['sort', 'code'],
  searched: ['code', 'name', 'sections'],
  blank: { sort: 500 },

  rows: (db) =>
    db
      .selectFrom('size_charts')
      .select([
        sql<number>`id`.as('id'),
        'code',
        'name',
        sql<string>`array_to_string(section_codes, ', ')`.as('sections'),
        'note as text',
        'measurements',
        'rows',
        'sort',
        sql<string>`'Размеров: ' || jsonb_array_length(rows)`.as('note'),
      ]),

  present: ({ code: own, name, sections, text, sort, ...chart }) => ({
    ...{ code: own, name, sections, note: text, sort },
    measurements: printMeasurements(chart.measurements),
    sizes: printSizes(chart),
  }),

  async check(db, row, before) {
    const measurements = parseMeasurements(row.measurements);
    const rows = parseSizes(row.sizes, measurements);
    const sections = codesOf(row.sections);
    const known = await findSections(db, sections);
    const kept = before === null ? [] : codesOf(before.sections);
    const unknown = sections.find((one) => !known.includes(one) && !kept.includes(one));
    if (unknown !== undefined)
      throw new Validation(`Верхнего раздела с\u00a0кодом ${unknown} нет`, 'sections');
    return {
      ...row,
      sections: sections.join(', '),
      measurements: printMeasurements(measurements),
      sizes: printSizes({ measurements, rows }),
    };
  },

  async insert(db, row) {
    const { id } = await db
      .insertInto('size_charts')
      .values(columnsOf(row))
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },

  async update(db, id, row) {
    await db.updateTable('size_charts').set(columnsOf(row)).where('id', '=', id).execute();
  },

  async delete(db, id) {
    await db.deleteFrom('size_charts').where('id', '=', id).execute();
  },
});

function columnsOf({ sections, measurements: text, sizes, ...row }: ChartRow) {
  const measurements = parseMeasurements(text);
  return {
    ...row,
    section_codes: codesOf(sections),
    measurements: JSON.stringify(measurements),
    rows: JSON.stringify(parseSizes(sizes, measurements)),
  };
}

const codesOf = (text: string) => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

async function findSections(db: Db, codes: readonly string[]): Promise<readonly string[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('sections')
    .select('code')
    .where('parent_id', 'is', null)
    .where('code', 'in', codes)
    .execute();
  return rows.map(({ code: found }) => found);
}
