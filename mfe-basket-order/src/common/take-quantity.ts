import type { BasketRow } from '@shop/contracts/basket-order/basket';
import { formatNumber } from '@shop/domain/format/number';
import { describeCorrection } from '@shop/domain/quantity/correction';
import { parseQuantity } from '@shop/domain/quantity/parse-quantity';

export const QUANTITY_MAX = 999_999;

type Rule = Pick<BasketRow, 'minOrderCount' | 'multiplicity'>;

/**
 * What was typed, as a quantity of the row: raised to the minimum and the next multiple with a note of it, 0 for
 * nothing, or the problem with it. Never a guess.
 */
export function takeQuantity(
  typed: string,
  rule: Rule,
): { readonly quantity: number; readonly note?: string } | { readonly problem: string } {
  if (typed.trim() === '') return { quantity: 0 };
  const asked = parseQuantity(typed);
  if (asked === null) return { problem: 'Введите число' };
  if (!Number.isInteger(asked)) return { problem: 'Только целое количество' };
  if (asked > QUANTITY_MAX) return { problem: `Не больше ${formatNumber(QUANTITY_MAX)}` };
  const quantity = asked === 0 ? 0 : nearestPack(asked, rule);
  return quantity === asked ? { quantity } : { quantity, note: describeCorrection(asked, quantity, rule) };
}

function nearestPack(asked: number, { minOrderCount, multiplicity }: Rule): number {
  const step = Math.max(multiplicity, 1);
  const packs = Math.ceil(Math.max(asked, minOrderCount, 1) / step);
  return Math.min(packs, Math.floor(QUANTITY_MAX / step)) * step;
}
