import type { Db } from '../../../platform/database/database.ts';

/**
 * Selects properties in the order of product pages; the caller filters by product. `from` is a database or an
 * expression builder of an outer query.
 */
export function selectProperties(from: Pick<Db, 'selectFrom'>) {
  return from
    .selectFrom('product_properties')
    .innerJoin('properties', 'properties.id', 'product_properties.property_id')
    .select([
      'properties.code',
      'properties.name',
      'properties.unit',
      'properties.group_name as group',
      'product_properties.value',
      'product_properties.number',
    ])
    .orderBy('properties.sort')
    .orderBy('properties.id')
    .orderBy('product_properties.value');
}
