/** A price in kopecks that holds from a quantity of base units; lists are ascending by it. */
export interface PriceBreak {
  readonly fromQuantity: number;
  readonly kopecks: number;
}

/**
 * What one base unit costs this customer, in kopecks with VAT: the last quantity break that is reached, less the
 * counterparty's percentage, rounded half up to the kopeck per unit, so that a line is exactly quantity × price.
 * Null if the offer has no price.
 */
export function priceOf(
  breaks: readonly PriceBreak[],
  quantity: number,
  discountPercent: number,
): number | null {
  const reached = breaks.findLast(({ fromQuantity }) => fromQuantity <= quantity) ?? breaks[0];
  return reached === undefined ? null : withDiscount(reached.kopecks, discountPercent);
}

/** Less a whole percentage, rounded half up to the kopeck. */
export function withDiscount(kopecks: number, percent: number): number {
  return Math.round((kopecks * (100 - percent)) / 100);
}
