import { createContext, useContext } from 'react';
import type { Selection } from '../selection/selection.ts';

interface ListingTools {
  readonly selection: Selection;
  readonly onFastView: (productId: number) => void;
  /** The pointer is on its way to it. */
  readonly onAimFastView: () => void;
}

/** What a listing offers its cards and rows; cards that stand elsewhere go without. */
export const ListingToolsContext = createContext<ListingTools | undefined>(undefined);

export function useListingTools(): ListingTools | undefined {
  return useContext(ListingToolsContext);
}
