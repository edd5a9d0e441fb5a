import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

export type RelationKind = 'analog' | 'accessory' | 'consumable';

/** `analogsPerProduct`: the best few of each; `alike`: products of the section that share most. */
const BEST = { analogsPerProduct: 4, alike: 8 } as const;

const isInStock = (product: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from offers o join stocks s on s.offer_id = o.id
  where o.product_id = ${sql.ref(product)} and o.active and s.quantity > s.reserved)`;

/**
 * Finds ids of a product's relations of one kind that are sold, in stock first; undefined if the product is not sold.
 * They are a few dozen at most, so the page is cut out of the whole list.
 */
export async function findRelatedIds(
  db: Db,
  productId: number,
  kind: RelationKind,
): Promise<readonly number[] | undefined> {
  const { rows } = await sql<{ ids: number[] }>`
    select array(
      select r.related_id from product_relations r join products p on p.id = r.related_id and p.active
      where r.product_id = own.id and r.kind = ${kind}
      order by ${isInStock('p.id')} desc, r.sort, r.related_id
    ) as ids
    from products own where own.id = ${productId} and own.active`.execute(db);
  return rows[0]?.ids.map(Number);
}

/** Finds for each product the ids of its best analogs in stock; products without any are left out. */
export async function findBestAnalogs(
  db: Db,
  productIds: readonly number[],
): Promise<readonly { readonly productId: number; readonly analogIds: readonly number[] }[]> {
  const { rows } = await sql<{ productId: number; analogIds: number[] }>`
    select product_id as "productId", array_agg(related_id order by place) as "analogIds" from (
      select r.product_id, r.related_id,
        row_number() over (partition by r.product_id order by r.sort, r.related_id) as place
      from product_relations r join products p on p.id = r.related_id and p.active
      where r.kind = 'analog' and r.product_id = any(${[...productIds]}::bigint[]) and ${isInStock('p.id')}
    ) ranked
    where place <= ${sql.lit(BEST.analogsPerProduct)} group by product_id`.execute(db);
  return rows.map(({ productId, analogIds }) => ({ productId, analogIds: analogIds.map(Number) }));
}

/**
 * Finds products of the same section that share most values of properties, in stock first; undefined if the product is
 * not sold.
 */
export async function findAlikeIds(db: Db, productId: number): Promise<readonly number[] | undefined> {
  const { rows } = await sql<{ ids: number[] }>`
    select array(
      select other.id
      from products other
      left join lateral (
        select count(*) as shared from product_properties theirs
        join product_properties mine on mine.product_id = own.id
          and mine.property_id = theirs.property_id and mine.value = theirs.value
        where theirs.product_id = other.id
      ) likeness on true
      where other.section_id = own.section_id and other.active and other.id <> own.id
      order by ${isInStock('other.id')} desc, likeness.shared desc, other.sort, other.id
      limit ${sql.lit(BEST.alike)}
    ) as ids
    from products own where own.id = ${productId} and own.active`.execute(db);
  return rows[0]?.ids.map(Number);
}
