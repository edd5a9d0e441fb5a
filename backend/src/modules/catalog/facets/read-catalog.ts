import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { ValueRow } from './index-property.ts';
import { eachNumber } from './number-list.ts';

export type CatalogRows = Awaited<ReturnType<typeof readCatalog>>;

/**
 * Reads everything for an index as one snapshot. Lists are aggregated to text in the database and parsed after the
 * transaction: transferring hundreds of thousands of rows takes seconds.
 */
export function readCatalog(db: Db) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => ({
      sections: await readSections(tx),
      products: await readProducts(tx),
      brands: await readBrands(tx),
      properties: await readProperties(tx),
      values: await readValues(tx),
      prices: await readPrices(tx),
      inStock: await readInStock(tx),
    }));
}

function readSections(db: Db) {
  return db
    .selectFrom('sections')
    .select(['id', 'parent_id as parentId', 'path', 'code', 'name', 'picture'])
    .where('active', '=', true)
    .orderBy('sort')
    .orderBy('name')
    .execute();
}

/** Products in their popular order; the ranks, from 1, are their places in the other orders. */
async function readProducts(db: Db): Promise<string | null> {
  const { rows } = await sql<{ list: string | null }>`
    select string_agg(concat_ws(' ', id, section_id, brand, name_rank, new_rank), ',' order by popular_rank) as list
    from (
      select id, section_id, coalesce(brand_id, 0) as brand,
        row_number() over (order by sort, id) as popular_rank,
        row_number() over (order by name collate "und-x-icu", id) as name_rank,
        row_number() over (order by date_trunc('second', created_at) desc, id desc) as new_rank
      from products where active
    ) ranked`.execute(db);
  return rows[0]?.list ?? null;
}

const COLUMNS = 5;

/** Reads the columns of `readProducts`; `brands` has 0 without a brand. */
export function parseProducts(list: string | null) {
  let numbers = 0;
  eachNumber(list, () => {
    numbers += 1;
  });
  const columns = Array.from({ length: COLUMNS }, () => new Float64Array(numbers / COLUMNS));
  let at = 0;
  eachNumber(list, (number) => {
    columns[at % COLUMNS]![Math.floor(at / COLUMNS)] = number;
    at += 1;
  });
  const [ids, sections, brands, nameRanks, newRanks] = columns as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  return { ids, sections, brands, nameRanks, newRanks };
}

function readBrands(db: Db) {
  return db
    .selectFrom('brands')
    .select(['id', 'code', 'name', 'description'])
    .orderBy(sql`name collate "und-x-icu"`)
    .execute();
}

function readProperties(db: Db) {
  return db
    .selectFrom('properties')
    .select(['id', 'code', 'name', 'kind', 'unit'])
    .where('is_facet', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

/** Facets come from product properties, characteristics of offers, and the brand. */
async function readValues(db: Db): Promise<readonly ValueRow[]> {
  const { rows } = await sql<ValueRow>`
    select property_id, value, min(number) as number, null as url_id, string_agg(product_id::text, ',') as list
      from product_properties group by 1, 2
    union all
    select f.id, pair.value, null, null, string_agg(distinct o.product_id::text, ',')
      from offers o cross join lateral jsonb_each_text(o.variant) pair
      join properties f on f.external_id = 'characteristic:' || pair.key
      where o.active group by 1, 2
    union all
    select f.id, b.name, null, b.code, string_agg(p.id::text, ',')
      from products p join brands b on b.id = p.brand_id
      join properties f on f.external_id = 'brand'
      where p.active group by 1, 2, b.code`.execute(db);
  return rows;
}

/**
 * Price lists as `12:9900,15:4500`: kopecks of the cheapest offer by product. The price of an offer is that of its
 * first quantity break, as on its card.
 */
async function readPrices(db: Db) {
  const { rows } = await sql<{ price_type_id: number; list: string }>`
    select price_type_id, string_agg(product_id || ':' || kopecks, ',') as list from (
      select first.price_type_id, o.product_id, min(first.kopecks) as kopecks
      from (
        select distinct on (offer_id, price_type_id) offer_id, price_type_id, kopecks
        from prices order by offer_id, price_type_id, from_quantity
      ) first join offers o on o.id = first.offer_id
      where o.active group by 1, 2
    ) cheapest group by 1`.execute(db);
  return rows;
}

/** Comma-separated ids of products with free stock in any warehouse. */
export async function readInStock(db: Db): Promise<string | null> {
  const { rows } = await sql<{ list: string | null }>`
    select string_agg(product_id::text, ',') as list from (
      select distinct o.product_id from stocks s join offers o on o.id = s.offer_id
      where o.active and s.quantity > s.reserved
    ) in_stock`.execute(db);
  return rows[0]?.list ?? null;
}
