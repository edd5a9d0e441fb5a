import { formatMoney } from '@shop/domain/format/money';
import type { CSSProperties } from 'react';
import type { BasketLine } from '../state/basket-state.ts';

/** Every quantity field has room for this many digits. */
const USUAL_DIGITS = 4;

/** The longest quantity and sum of a list, as the custom properties that `basket-row-parts.ts` makes columns of. */
export function longestNumbers(lines: readonly BasketLine[]): CSSProperties {
  let largestQuantity = 0;
  let largestSum = 0;
  for (const { quantity, row } of lines) {
    largestQuantity = Math.max(largestQuantity, quantity);
    largestSum = Math.max(largestSum, (row.priceKopecks ?? 0) * quantity);
  }
  const moreDigits = Math.max(0, String(largestQuantity).length - USUAL_DIGITS);
  const sumLength = largestSum > 0 ? formatMoney(largestSum).length : 0;
  return { '--more-digits': moreDigits, '--sum-length': sumLength } as CSSProperties;
}
