import { sql } from 'kysely';
import type { ActingUser } from '../../platform/actor/acting-user.ts';
import type { Db } from '../../platform/database/database.ts';
import { selectProperties } from '../catalog/catalog.api.ts';
import { productListOf } from './product-list.repository.ts';

/**
 * Products of the acting user's comparison with their sections, the first added first. The sections are those of the
 * first level: all gloves stand in one table, whatever they are coated with.
 */
export function findCompared(db: Db, actor: ActingUser) {
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

/** Every property of the products, as product pages order them. */
export function findPropertiesOf(db: Db, productIds: readonly number[]) {
  return selectProperties(db)
    .select('product_properties.product_id as productId')
    .where('product_properties.product_id', '=', sql<number>`any(${[...productIds]}::bigint[])`)
    .execute();
}
