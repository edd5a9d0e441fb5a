import { formatNumber } from '../format/number.ts';

/** How a product is sold. */
interface Rule {
  readonly minOrderCount: number;
  readonly multiplicity: number;
}

/** Says that a quantity was raised and why: «12 → 15, кратно 5», «3 → 10, минимум 10». Never silently (§4). */
export function describeCorrection(asked: number, given: number, rule: Rule): string {
  const change = `${formatNumber(asked)} → ${formatNumber(given)}`;
  if (asked < rule.minOrderCount) return `${change}, минимум ${formatNumber(rule.minOrderCount)}`;
  if (rule.multiplicity > 1 && given % rule.multiplicity === 0)
    return `${change}, кратно ${formatNumber(rule.multiplicity)}`;
  return change;
}
