import type { ProductItem } from '@shop/shared/contracts/products';
import { amountOf } from '@shop/shared/format/measure';

type Measure = ProductItem['measure'];

/** «1 упак = 12 пар», or nothing for a product without packs. */
export function packOf({ measureBase, measureCustom }: Measure): string | undefined {
  if (!measureCustom || measureCustom.factor <= 1) return undefined;
  return `${amountOf(1, measureCustom.name)} = ${amountOf(measureCustom.factor, measureBase)}`;
}
