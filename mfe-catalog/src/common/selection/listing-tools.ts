import type { ProductItem } from '@shop/contracts/catalog/products';
import { createContext, type ReactNode, useContext } from 'react';
import type { Selection } from './selection.ts';

interface ListingTools {
  readonly selection: Selection;
}

/** Tools that a listing provides for its cards and rows; cards elsewhere have none. */
export const ListingToolsContext = createContext<ListingTools | undefined>(undefined);

/** Renders a product's name; a search marks the matches. */
export const ProductNameContext = createContext<(product: Pick<ProductItem, 'id' | 'name'>) => ReactNode>(
  ({ name }) => name,
);

export function useListingTools(): ListingTools | undefined {
  return useContext(ListingToolsContext);
}
