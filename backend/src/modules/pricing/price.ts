/** A price in kopecks from a quantity of base units on; lists are ascending by quantity. */
export interface PriceBreak {
  readonly fromQuantity: number;
  readonly kopecks: number;
}

/**
 * Gives the price of one base unit for this customer, in kopecks with VAT: the last quantity break that is reached,
 * less the counterparty's percentage, rounded half up to the kopeck per unit, so that a line is exactly quantity ×
 * price. Null if the offer has no price.
 */
export function priceOf(
  breaks: readonly PriceBreak[],
  quantity: number,
  discountPercent: number,
): number | null {
  const reached = breaks.findLast(({ fromQuantity }) => fromQuantity <= quantity) ?? breaks[0];
  return reached === undefined ? null : withDiscount(reached.kopecks, discountPercent);
}

/** Subtracts a whole percentage, rounded half up to the kopeck. */
export function withDiscount(kopecks: number, percent: number): number {
  return Math.round((kopecks * (100 - percent)) / 100);
}
