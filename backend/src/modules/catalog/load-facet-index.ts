import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { FacetData, IndexedProperty } from './facet-data.ts';
import { FacetIndex } from './facet-index.ts';
import { indexProperty, type Positions, splitList, toPositions, type ValueRow } from './index-property.ts';
import { buildSections } from './section-tree.ts';

/** Reads the whole catalogue into a new index. Lists come as text built by the database: rows by the hundred
 * thousand would take seconds to hand over. */
export async function loadFacetIndex(db: Db): Promise<FacetIndex> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => new FacetIndex(await readData(tx)));
}

async function readData(db: Db): Promise<FacetData> {
  const { sections, order } = buildSections(await readSections(db));
  const products = await readProducts(db);
  const rankOf = (sectionId: number) => order.get(sectionId) ?? order.size;
  products.sort((a, b) => rankOf(a.section) - rankOf(b.section) || a.sort - b.sort || a.id - b.id);
  const positionById = new Map(products.map(({ id }, position) => [id, position]));
  const tree = sections.place(products.map(({ section }) => section));
  const positions = Uint32Array.from(products.keys());
  const orderBy = (compare: (a: Product, b: Product) => number) =>
    positions
      .slice()
      .sort((a, b) => compare(products[a]!, products[b]!) || products[a]!.id - products[b]!.id);
  return {
    productIds: Float64Array.from(products, ({ id }) => id),
    positions,
    positionById,
    isInStock: await readStock(db, positionById),
    ...tree,
    ...placeBrands(await readBrands(db), products),
    properties: await readProperties(db, positionById),
    prices: await readPrices(db, positionById),
    orders: {
      popular: orderBy((a, b) => a.sort - b.sort),
      name: orderBy((a, b) => a.nameRank - b.nameRank),
      new: orderBy((a, b) => b.created - a.created || b.id - a.id),
    },
  };
}

interface Product {
  readonly id: number;
  readonly section: number;
  /** 0 without a brand. */
  readonly brand: number;
  readonly sort: number;
  readonly nameRank: number;
  readonly created: number;
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

function readBrands(db: Db) {
  return db
    .selectFrom('brands')
    .select(['id', 'code', 'name', 'description'])
    .orderBy(sql`name collate "und-x-icu"`)
    .execute();
}

/** Gives each brand its products; a brand without any vanishes. */
function placeBrands(rows: Awaited<ReturnType<typeof readBrands>>, products: readonly Product[]) {
  const positions = Map.groupBy(products.keys(), (position) => products[position]!.brand);
  const brands = rows.flatMap((row) => {
    const own = positions.get(row.id);
    return own === undefined ? [] : [{ ...row, positions: Uint32Array.from(own) }];
  });
  return { brands, brandByCode: new Map(brands.map((brand) => [brand.code, brand])) };
}

async function readProducts(db: Db): Promise<Product[]> {
  const { rows } = await sql<{ list: string | null }>`
    select string_agg(concat_ws(' ', id, section_id, brand, sort, name_rank, created), ',') as list from (
      select id, section_id, coalesce(brand_id, 0) as brand, sort, row_number() over (order by name collate "und-x-icu", id) as name_rank,
        extract(epoch from created_at)::bigint as created
      from products where active
    ) numbered`.execute(db);
  return splitList(rows[0]?.list).map((entry) => {
    const [id, section, brand, sort, nameRank, created] = entry.split(' ').map(Number) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    return { id, section, brand, sort, nameRank, created };
  });
}

/** Which products have a free unit somewhere, by position. */
export async function readStock(db: Db, positions: Positions): Promise<Uint8Array> {
  const { rows } = await sql<{ list: string | null }>`
    select string_agg(product_id::text, ',') as list from (
      select distinct o.product_id from stocks s join offers o on o.id = s.offer_id
      where o.active and s.quantity > s.reserved
    ) in_stock`.execute(db);
  const isInStock = new Uint8Array(positions.size);
  for (const position of toPositions(rows[0]?.list, positions)) isInStock[position] = 1;
  return isInStock;
}

async function readPrices(db: Db, positions: Positions): Promise<ReadonlyMap<number, Float64Array>> {
  const { rows } = await sql<{ price_type_id: number; list: string }>`
    select price_type_id, string_agg(product_id || ':' || kopecks, ',') as list from (
      select p.price_type_id, o.product_id,
        coalesce(min(p.kopecks) filter (where p.from_quantity = 1), max(p.kopecks)) as kopecks
      from prices p join offers o on o.id = p.offer_id
      where o.active group by 1, 2
    ) cheapest group by 1`.execute(db);
  return new Map(
    rows.map(({ price_type_id, list }) => {
      const prices = new Float64Array(positions.size).fill(Number.NaN);
      for (const entry of splitList(list)) {
        const [id, kopecks] = entry.split(':').map(Number) as [number, number];
        const position = positions.get(id);
        if (position !== undefined) prices[position] = kopecks;
      }
      return [price_type_id, prices];
    }),
  );
}

/** Own properties, characteristics of offers, and the brand, all as facets. */
async function readProperties(db: Db, positions: Positions): Promise<readonly IndexedProperty[]> {
  const properties = await db
    .selectFrom('properties')
    .select(['id', 'code', 'name', 'kind', 'unit'])
    .where('is_facet', '=', true)
    .orderBy('sort')
    .orderBy('id')
    .execute();
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
  const byProperty = Map.groupBy(rows, (row) => row.property_id);
  return properties.map((property) => indexProperty(property, byProperty.get(property.id) ?? [], positions));
}
