import type { Db } from '../../../platform/database/database.ts';

/** Properties in the order of product pages; the caller says of which products. For a statement, or within another. */
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
