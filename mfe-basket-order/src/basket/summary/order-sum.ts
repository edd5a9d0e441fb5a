import type { BasketState, BasketTerms } from '../state/basket-state.ts';

/** Sum of an order of the basket, in kopecks, without lines that cannot be bought; null without prices. */
export function orderSum({ lines }: BasketState, { summary, canBuyUnavailable }: BasketTerms): number | null {
  if (summary.totalKopecks === null) return null;
  const left = canBuyUnavailable ? [] : lines.filter(({ stored, row }) => stored && !row.isInStock);
  return left.reduce((sum, { row }) => sum - (row.totalKopecks ?? 0), summary.totalKopecks);
}
