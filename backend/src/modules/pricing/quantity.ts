/** Most base units in one row. */
const QUANTITY_MAX = 999_999;

/** How a product is sold: at least so many base units, in whole multiples. */
export interface QuantityRule {
  readonly minOrderCount: number;
  readonly multiplicity: number;
}

/** The nearest quantity not below the asked one that may be ordered. May pass `largestQuantity`. */
export function correctQuantity(asked: number, { minOrderCount, multiplicity }: QuantityRule): number {
  return Math.ceil(Math.max(asked, minOrderCount) / multiplicity) * multiplicity;
}

/** The most that one row of the product may hold. */
export function largestQuantity({ multiplicity }: QuantityRule): number {
  return Math.floor(QUANTITY_MAX / multiplicity) * multiplicity;
}
