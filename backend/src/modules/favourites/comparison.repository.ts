import { sql } from 'kysely';
import type { Actor } from '../../platform/actor/actor.ts';
import type { Db } from '../../platform/database/database.ts';
import { selectProperties } from '../catalog/catalog.api.ts';
import { productListOf } from './product-list.repository.ts';

/**
 * Returns compared products with their top-level sections, first added first: all gloves are in one table, whatever
 * their subsection.
 */
export function findCompared(db: Db, actor: Actor) {
  return productListOf(db, actor, 'comparisons')
    .sold()
    .innerJoin('sections', 'sections.id', 'products.section_id')
    .innerJoin('sections as first', (join) =>
      join.on('first.path', '=', sql<string>`split_part(sections.path, '/', 1)`),
    )
    .select(['products.id', 'first.id as sectionId', 'first.name as section'])
    .orderBy('comparisons.added_at')
    .orderBy('products.id')
    .execute();
}

export type Compared = Awaited<ReturnType<typeof findCompared>>[number];
export type ComparedProperty = Awaited<ReturnType<typeof findPropertiesOf>>[number];

/** Returns all properties of the products in the order of product pages. */
export function findPropertiesOf(db: Db, productIds: readonly number[]) {
  return selectProperties(db)
    .select('product_properties.product_id as productId')
    .where('product_properties.product_id', '=', sql<number>`any(${[...productIds]}::bigint[])`)
    .execute();
}
