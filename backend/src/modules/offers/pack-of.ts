import type { SoldUnits } from '@shop/domain/quantity/quantity';

interface Measures {
  readonly measureCustom: string | null;
  /** How many base units the pack holds. */
  readonly measureFactor: number | null;
}

/** Returns the pack that a product is sold in; null without one. */
export function packOf({
  measureCustom,
  measureFactor,
}: Measures): NonNullable<SoldUnits['measureCustom']> | null {
  return measureCustom === null || measureFactor === null
    ? null
    : { name: measureCustom, factor: measureFactor };
}
