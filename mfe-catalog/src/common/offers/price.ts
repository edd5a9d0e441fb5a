import type { Offer } from '@shop/contracts/catalog/products';

export type Prices = NonNullable<Offer['prices']>;

/** The price of a base unit, in kopecks, when `quantity` of them are ordered. */
export function priceAt({ base, breaks }: Prices, quantity: number): number {
  const reached = breaks.filter(({ fromQuantity }) => fromQuantity <= quantity).at(-1);
  return (reached ?? breaks[0])?.kopecks ?? base;
}

/** The next quantity at which a unit gets cheaper. */
export function nextBreak(prices: Prices, quantity: number): Prices['breaks'][number] | undefined {
  const now = priceAt(prices, quantity);
  return prices.breaks.find((step) => step.fromQuantity > quantity && step.kopecks < now);
}

export interface PriceRange {
  readonly from: number;
  /** Null for the last, which has no end. */
  readonly to: number | null;
  readonly kopecks: number;
}

/** Quantity steps as ranges, «1–11», «12–59», «от 60», beginning at the least that can be ordered. */
export function priceRanges({ breaks }: Prices, least: number): PriceRange[] {
  return breaks
    .map(({ fromQuantity, kopecks }, index) => ({
      from: Math.max(least, fromQuantity),
      to: index + 1 < breaks.length ? breaks[index + 1]!.fromQuantity - 1 : null,
      kopecks,
    }))
    .filter(({ to }) => to === null || to >= least);
}
