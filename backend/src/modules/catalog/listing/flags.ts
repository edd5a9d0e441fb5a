import { IN_STOCK_CODE, PURCHASED_CODE } from '@shop/contracts/smart-filter/smart-filter';
import type { FacetData, Flag } from '../facets/facet-data.ts';

/** Beyond any id that a property is given. */
const [STOCK_ID, PURCHASED_ID] = [2_000_000_001, 2_000_000_002];

/**
 * Facets that are no properties, first in the filter. An import gives their codes to no property.
 * `isPurchased` says by position what the counterparty has bought before, null for who buys for none.
 */
export function flagsOf(data: FacetData, isPurchased: Uint8Array | null): readonly Flag[] {
  const inStock = {
    id: STOCK_ID,
    code: IN_STOCK_CODE,
    name: 'Наличие',
    value: 'В наличии',
    isSet: data.isInStock,
  };
  if (isPurchased === null) return [inStock];
  const purchased = { id: PURCHASED_ID, code: PURCHASED_CODE, name: 'Покупали раньше', value: 'Да' };
  return [inStock, { ...purchased, isSet: isPurchased }];
}
