import type { Prices } from './price.ts';

export interface PriceRange {
  readonly from: number;
  /** Null for the last range, which is open. */
  readonly to: number | null;
  readonly kopecks: number;
}

/** Price breaks as ranges, «1–11», «12–59», «от 60», starting at the minimum order. */
export function priceRanges({ breaks }: Prices, least: number): PriceRange[] {
  return breaks
    .map(({ fromQuantity, kopecks }, index) => ({
      from: Math.max(least, fromQuantity),
      to: index + 1 < breaks.length ? breaks[index + 1]!.fromQuantity - 1 : null,
      kopecks,
    }))
    .filter(({ to }) => to === null || to >= least);
}
