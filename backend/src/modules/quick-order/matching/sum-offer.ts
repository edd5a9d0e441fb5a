import { largestQuantity, type QuantityRule } from '../../pricing/pricing.api.ts';
import { type AskedQuantity, askQuantity, tooMuch } from './ask-quantity.ts';
import type { SoldUnits } from './units.ts';

interface WrittenLine {
  readonly rowNumber: number;
  readonly quantity: string;
}

/** Lines of one offer together: the first that can be taken has what all of them ask for. */
export interface OfferSum {
  /** Of each line, in their order. */
  readonly asked: readonly AskedQuantity[];
  /** Index of the line that has the sum; -1 if none can be taken. */
  readonly target: number;
  readonly units: number;
}

/** Sums up the lines of an offer in the order they were written; a line that makes it too much is refused alone. */
export function sumOffer(lines: readonly WrittenLine[], rule: QuantityRule & SoldUnits): OfferSum {
  const largest = largestQuantity(rule);
  let target = -1;
  let units = 0;
  const asked = lines.map(({ quantity }, index): AskedQuantity => {
    const one = askQuantity(quantity, rule);
    if ('refusal' in one) return one;
    if (units + one.units > largest)
      return {
        refusal: 'too-much',
        message: `${tooMuch(rule)}, а вместе со строкой ${lines[target]!.rowNumber} получается больше`,
      };
    if (target === -1) target = index;
    units += one.units;
    return one;
  });
  return { asked, target, units };
}
