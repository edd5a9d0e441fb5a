import { sql } from 'kysely';
import { insertRelations } from '../../../modules/product-relations/product-relations.api.ts';
import type { Db } from '../../../platform/database/database.ts';
import { listPriceType } from '../../../platform/database/list-price-type.ts';

interface ProductRelation {
  readonly product_id: number;
  readonly kind: 'analog' | 'accessory' | 'consumable';
  readonly related_id: number;
  readonly sort: number;
}

/** Rows of one statement. */
const BATCH = 2000;

/** Analogs on either side of a product, by price. */
const ANALOGS_EACH_SIDE = 3;
/** Properties that two analogs must share, besides their section. */
const decisive = [
  'Диаметр диска',
  'Диаметр',
  'Марка фильтра',
  'Питание',
  'Класс защиты',
  'Категория защиты',
  'Стойкость к порезу',
];

interface Rule {
  readonly kind: 'accessory' | 'consumable';
  /** Names of sections. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** A property of the product and one of the related product whose values must agree. */
  readonly same?: readonly [own: string, theirs: string];
  /** The property must have one of these values. */
  readonly having?: { readonly property: string; readonly values: readonly string[] };
  readonly most: number;
}

const boots = ['Ботинки летние', 'Ботинки утеплённые', 'Полуботинки и кроссовки', 'Сапоги кожаные'];
const discs = ['Круги отрезные', 'Диски алмазные'];
const diameters = ['Диаметр диска', 'Диаметр'] as const;

const rules: readonly Rule[] = [
  { kind: 'consumable', from: ['Угловые шлифмашины'], to: discs, same: diameters, most: 14 },
  { kind: 'accessory', from: ['Угловые шлифмашины'], to: ['Щитки лицевые', 'Очки закрытые'], most: 6 },
  { kind: 'accessory', from: ['Угловые шлифмашины'], to: ['Наушники противошумные'], most: 4 },
  {
    kind: 'consumable',
    from: ['Перфораторы'],
    to: ['Свёрла и буры'],
    having: { property: 'Хвостовик', values: ['SDS-plus', 'SDS-max'] },
    most: 12,
  },
  {
    kind: 'consumable',
    from: ['Дрели'],
    to: ['Свёрла и буры'],
    having: { property: 'Хвостовик', values: ['Цилиндрический'] },
    most: 12,
  },
  {
    kind: 'consumable',
    from: ['Шуруповёрты аккумуляторные'],
    to: ['Свёрла и буры'],
    having: { property: 'Хвостовик', values: ['Шестигранный 1/4"'] },
    most: 6,
  },
  { kind: 'consumable', from: ['Шуруповёрты аккумуляторные'], to: ['Крепёж'], most: 6 },
  {
    kind: 'accessory',
    from: ['Шуруповёрты аккумуляторные'],
    to: ['Аккумуляторы'],
    same: ['Питание', 'Питание'],
    most: 8,
  },
  { kind: 'accessory', from: ['Перфораторы', 'Дрели', 'Пилы и лобзики'], to: ['Очки открытые'], most: 4 },
  { kind: 'accessory', from: ['Перфораторы', 'Пилы и лобзики'], to: ['Наушники противошумные'], most: 4 },
  {
    kind: 'consumable',
    from: ['Полумаски и фильтры'],
    to: ['Фильтры сменные'],
    same: ['Марка фильтра', 'Марка фильтра'],
    most: 10,
  },
  { kind: 'accessory', from: ['Полумаски и фильтры', 'Респираторы'], to: ['Очки закрытые'], most: 4 },
  { kind: 'accessory', from: boots, to: ['Стельки'], most: 8 },
  { kind: 'accessory', from: ['Каски защитные'], to: ['Наушники противошумные'], most: 5 },
  { kind: 'accessory', from: ['Каски защитные'], to: ['Щитки лицевые'], most: 3 },
  { kind: 'accessory', from: ['Костюмы сварщика'], to: ['Щитки лицевые', 'Кожаные и краги'], most: 8 },
];

/** Relates analogs, accessories and consumables of the demo catalogue, the same each time. Returns how many. */
export async function relateProducts(db: Db): Promise<number> {
  let count = await relateAnalogs(db);
  for (const rule of rules) count += await relate(db, rule);
  return count;
}

/**
 * Relates neighbours by price within a section that agree in the decisive properties: a 125 mm disc does not fit a 230
 * mm machine.
 */
async function relateAnalogs(db: Db): Promise<number> {
  const { rows } = await sql<ProductRelation>`
    with ranked as (
      select p.id, p.section_id, kind.value as kind,
        row_number() over (partition by p.section_id, kind.value order by price.kopecks, p.article) as place
      from products p
      left join lateral (
        select v.value from product_properties v join properties n on n.id = v.property_id
        where v.product_id = p.id and n.name = any(${decisive}::text[])
        order by array_position(${decisive}::text[], n.name) limit 1
      ) kind on true
      left join lateral (
        select min(c.kopecks) as kopecks from prices c join offers o on o.id = c.offer_id
        where o.product_id = p.id and c.price_type_id = ${listPriceType(db)}
      ) price on true
    )
    select own.id as product_id, 'analog' as kind, other.id as related_id, abs(own.place - other.place) * 10 as sort
    from ranked own join ranked other on other.section_id = own.section_id
      and other.kind is not distinct from own.kind and other.id <> own.id
      and abs(own.place - other.place) <= ${sql.lit(ANALOGS_EACH_SIDE)}`.execute(db);
  return write(db, rows);
}

/** Picks among the matching products at random, with the same result each time. */
async function relate(db: Db, { kind, from, to, same, having, most }: Rule): Promise<number> {
  const agrees = same
    ? sql`exists (select from product_properties a join properties an on an.id = a.property_id
        join product_properties b on b.value = a.value join properties bn on bn.id = b.property_id
        where a.product_id = own.id and an.name = ${same[0]} and b.product_id = other.id and bn.name = ${same[1]})`
    : sql`true`;
  const has = having
    ? sql`exists (select from product_properties a join properties an on an.id = a.property_id
        where a.product_id = other.id and an.name = ${having.property}
          and a.value = any(${[...having.values]}::text[]))`
    : sql`true`;
  const { rows } = await sql<ProductRelation>`
    select product_id, ${kind} as kind, related_id, place * 10 as sort from (
      select own.id as product_id, other.id as related_id,
        row_number() over (partition by own.id order by md5(own.article || other.article)) as place
      from products own join sections own_in on own_in.id = own.section_id
      cross join products other join sections other_in on other_in.id = other.section_id
      where own_in.name = any(${[...from]}::text[]) and other_in.name = any(${[...to]}::text[])
        and ${agrees} and ${has}
    ) fitting
    where place <= ${sql.lit(most)}`.execute(db);
  return write(db, rows);
}

async function write(db: Db, relations: readonly ProductRelation[]): Promise<number> {
  let count = 0;
  for (let from = 0; from < relations.length; from += BATCH)
    count += (await insertRelations(db, relations.slice(from, from + BATCH))).length;
  return count;
}
