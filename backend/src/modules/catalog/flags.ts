import type { FacetData, Flag } from './facet-data.ts';

/** How a flag's only choice stands in a URL: `nalichie-is-y`. */
export const FLAG_URL_ID = 'y';

/** Beyond any id that a property is given. */
const [STOCK_ID, PURCHASED_ID] = [2_000_000_001, 2_000_000_002];

/**
 * Facets that are no properties, first in the filter. The importer gives their codes to no property (`slug.ts`).
 * `purchasedIds` are the products the counterparty has bought before, null for who buys for none.
 */
export function flagsOf(data: FacetData, purchasedIds: Iterable<number> | null): readonly Flag[] {
  const inStock = {
    id: STOCK_ID,
    code: 'nalichie',
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
  return [inStock, { id: PURCHASED_ID, code: 'pokupali', name: 'Покупали раньше', value: 'Да', isSet }];
}
