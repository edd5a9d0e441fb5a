import { formatMoney } from '@shop/shared/format/money';
import type { CSSProperties } from 'react';
import type { BasketLine } from './basket-state.ts';

/** As many digits as every quantity field has room for. */
const USUAL_DIGITS = 4;

/** The longest quantity and sum of a list, as the custom properties that `basket-row-parts.ts` makes columns of. */
export function longestNumbers(lines: readonly BasketLine[]): CSSProperties {
  let digits = USUAL_DIGITS;
  let sumLength = 0;
  for (const { quantity, row } of lines) {
    digits = Math.max(digits, String(quantity).length);
    if (row.priceKopecks !== null)
      sumLength = Math.max(sumLength, formatMoney(row.priceKopecks * quantity).length);
  }
  return { '--more-digits': digits - USUAL_DIGITS, '--sum-length': sumLength } as CSSProperties;
}
