import { IN_STOCK_CODE, PURCHASED_CODE } from '@shop/contracts/smart-filter/smart-filter';
import type { FacetData, Flag } from '../facets/facet-data.ts';

/** Above any id of a property. */
const [STOCK_ID, PURCHASED_ID] = [2_000_000_001, 2_000_000_002];

/**
 * Facets that are not properties; first in the filter. Imports never assign their codes to properties. `isPurchased`
 * marks by position what the counterparty has bought; null without a counterparty.
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
