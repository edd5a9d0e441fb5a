import type { ProductItem } from '@shop/contracts/catalog/products';
import { usePart } from '@shop/kit/page/use-part';
import { useEvent } from '@shop/platform/events';
import { useAtomValue } from 'jotai';
import { type ComponentType, useEffect } from 'react';
import type { BulkButtonProps } from './bulk-button-props.ts';
import type { Selection } from './selection.ts';

interface BulkActionsProps {
  readonly selection: Selection;
  /** What is on screen: a tick on another page does nothing. */
  readonly products: readonly ProductItem[];
  /** In place of «В избранное», where all are favourites already. */
  readonly Favourites?: ComponentType<BulkButtonProps> | undefined;
}

const load = () => import(/* webpackChunkName: "selection" */ './bulk-bar.tsx');

/** The bar of bulk actions, which comes with the first tick. */
export function BulkActions({ selection, products, Favourites }: BulkActionsProps) {
  const { part, ask } = usePart(load);
  const lines = useAtomValue(selection.linesAtom);
  const shown = products.flatMap(({ offers }) => offers.flatMap(({ id }) => lines.get(id) ?? []));
  const isWanted = shown.length > 0;
  useEffect(() => {
    if (isWanted) ask();
  }, [isWanted, ask]);
  // What has got into the basket is not to be ordered once more by the next press.
  useEvent('basket.changed', ({ offerIds }) => selection.drop(offerIds));
  if (!part || !isWanted) return null;
  const ticked = new Set(shown.map(({ productId }) => productId));
  const hasSizes = products.some(({ id, offers }) => ticked.has(id) && offers.length > 1);
  return <part.BulkBar lines={shown} hasSizes={hasSizes} onClear={selection.clear} Favourites={Favourites} />;
}
