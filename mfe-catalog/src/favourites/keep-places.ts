import type { ProductItem } from '@shop/contracts/catalog/products';

/**
 * What the page shows after it has been read anew: the answer, and in their old places those products that have been
 * taken out meanwhile. Nothing moves under the pointer, and a heart pressed by mistake can be pressed again.
 */
export function keepPlaces(
  shown: readonly ProductItem[],
  answered: readonly ProductItem[],
  listedIds: readonly number[] | undefined,
): readonly ProductItem[] {
  if (!listedIds) return answered;
  const kept = new Set([...listedIds, ...answered.map(({ id }) => id)]);
  const result = [...answered];
  for (const [place, product] of shown.entries())
    if (!kept.has(product.id)) result.splice(Math.min(place, result.length), 0, product);
  return result;
}
