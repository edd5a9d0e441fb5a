import type { ProductItem } from '@shop/contracts/catalog/products';

/**
 * Merges a refetched page with what is on screen: removed products keep their places, so that nothing moves
 * under the pointer and a mistake can be undone.
 */
export function mergeFavourites(
  shown: readonly ProductItem[],
  answered: readonly ProductItem[],
  listedIds: readonly number[] | undefined,
): readonly ProductItem[] {
  if (!listedIds) return answered;
  const present = new Set([...listedIds, ...answered.map(({ id }) => id)]);
  const result = [...answered];
  for (const [place, product] of shown.entries())
    if (!present.has(product.id)) result.splice(Math.min(place, result.length), 0, product);
  return result;
}
