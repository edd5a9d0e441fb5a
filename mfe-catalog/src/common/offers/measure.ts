import type { ProductItem } from '@shop/contracts/catalog/products';
import { amountOf } from '@shop/domain/format/measure';

type Measure = ProductItem['measure'];

/** «1 упак = 12 пар», or undefined for a product without packs. */
export function packOf(measure: Measure): string | undefined {
  return packs(measure, 1);
}

/** «3 упак = 36 пар» for a quantity of whole packs. */
export function packsIn(measure: Measure, quantity: number): string | undefined {
  const count = quantity / (measure.measureCustom?.factor ?? 1);
  return count > 0 && Number.isInteger(count) ? packs(measure, count) : undefined;
}

function packs({ measureBase, measureCustom }: Measure, count: number): string | undefined {
  if (!measureCustom || measureCustom.factor <= 1) return undefined;
  const { name, factor } = measureCustom;
  // «1 упак = 10 упак» would be meaningless.
  if (name === measureBase) return undefined;
  return `${amountOf(count, name)} = ${amountOf(count * factor, measureBase)}`;
}
