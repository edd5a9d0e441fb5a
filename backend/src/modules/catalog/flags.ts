import { IN_STOCK_CODE, PURCHASED_CODE } from '@shop/shared/contracts/smart-filter';
import type { FacetData, Flag } from './facet-data.ts';

/** Beyond any id that a property is given. */
const [STOCK_ID, PURCHASED_ID] = [2_000_000_001, 2_000_000_002];

/**
 * Facets that are no properties, first in the filter. An import gives their codes to no property.
 * `purchasedIds` are the products the counterparty has bought before, null for who buys for none.
 */
export function flagsOf(data: FacetData, purchasedIds: Iterable<number> | null): readonly Flag[] {
  const inStock = {
    id: STOCK_ID,
    code: IN_STOCK_CODE,
    name: 'Наличие',
    value: 'В наличии',
    isSet: data.isInStock,
  };
  if (purchasedIds === null) return [inStock];
  const isSet = new Uint8Array(data.positions.length);
  for (const id of purchasedIds) {
    const position = data.positionById.get(id);
    if (position !== undefined) isSet[position] = 1;
  }
  return [inStock, { id: PURCHASED_ID, code: PURCHASED_CODE, name: 'Покупали раньше', value: 'Да', isSet }];
}
