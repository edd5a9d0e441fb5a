import type { Offer } from '@shop/contracts/catalog/products';

export type Prices = NonNullable<Offer['prices']>;

/** The price of a base unit in kopecks when `quantity` of them are ordered. */
export function priceAt({ base, breaks }: Prices, quantity: number): number {
  const reached = breaks.filter(({ fromQuantity }) => fromQuantity <= quantity).at(-1);
  return (reached ?? breaks[0])?.kopecks ?? base;
}

/** The next quantity with a lower unit price. */
export function nextBreak(prices: Prices, quantity: number): Prices['breaks'][number] | undefined {
  const now = priceAt(prices, quantity);
  return prices.breaks.find((step) => step.fromQuantity > quantity && step.kopecks < now);
}
