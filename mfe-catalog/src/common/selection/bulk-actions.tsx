import type { ProductItem } from '@shop/contracts/catalog/products';
import { useLazyChunk } from '@shop/kit/page/use-lazy-chunk';
import { useEvent } from '@shop/platform/events';
import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect } from 'react';
import type { BulkButtonProps } from './bulk-button-props.ts';
import type { Selection } from './selection.ts';

interface BulkActionsProps {
  readonly selection: Selection;
  /** The products on screen; ticks on other pages are ignored. */
  readonly products: readonly ProductItem[];
  /** Replaces «В избранное» where all products are favourites already. */
  readonly Favourites?: ComponentType<BulkButtonProps> | undefined;
}

const load = () => import(/* webpackChunkName: "selection" */ './bulk-bar.tsx');

/** The bar of bulk actions; its chunk loads with the first tick. */
export function BulkActions({ selection, products, Favourites }: BulkActionsProps) {
  const { chunk, ask } = useLazyChunk(load);
  const lines = useAtomValue(selection.linesAtom);
  const shown = products.flatMap(({ offers }) => offers.flatMap(({ id }) => lines.get(id) ?? []));
  const hasTicks = shown.length > 0;
  useEffect(() => {
    if (hasTicks) ask();
  }, [hasTicks, ask]);
  // Products that were added to the basket must not be added again by the next press.
  useEvent('basket.changed', ({ offerIds }) => selection.drop(offerIds));
  if (!chunk || !hasTicks) return null;
  const ticked = new Set(shown.map(({ productId }) => productId));
  const hasSizes = products.some(({ id, offers }) => ticked.has(id) && offers.length > 1);
  return (
    <chunk.BulkBar lines={shown} hasSizes={hasSizes} onClear={selection.clear} Favourites={Favourites} />
  );
}
