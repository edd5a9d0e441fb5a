import type { ProductItem } from '@shop/contracts/catalog/products';
import { createContext, type ReactNode, useContext } from 'react';
import type { Selection } from './selection.ts';

interface ListingTools {
  readonly selection: Selection;
}

/** What a listing offers its cards and rows; cards that stand elsewhere go without. */
export const ListingToolsContext = createContext<ListingTools | undefined>(undefined);

/** A product's name as the listing shows it: a search marks what was found. */
export const ProductNameContext = createContext<(product: Pick<ProductItem, 'id' | 'name'>) => ReactNode>(
  ({ name }) => name,
);

export function useListingTools(): ListingTools | undefined {
  return useContext(ListingToolsContext);
}
