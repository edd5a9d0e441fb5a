import type { SoldUnits } from '@shop/domain/quantity/quantity';

type Row = { readonly measure: SoldUnits['measureBase'] } & Pick<SoldUnits, 'measureCustom'>;

/** Returns the units that a quantity of the row may be typed in. */
export function unitsOf({ measure, measureCustom }: Row): SoldUnits {
  return { measureBase: measure, measureCustom };
}
