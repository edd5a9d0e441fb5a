import type { LineReason } from '@shop/shared/contracts/quick-order';
import { formatNumber } from '@shop/shared/format/number';
import { parseQuantity } from '@shop/shared/format/parse-quantity';
import { largestQuantity, type QuantityRule } from '../../basket/quantity.ts';

/** What a line asks for in whole units, and what had to be done to it; or why it can't be taken. */
export type AskedQuantity =
  | { readonly units: number; readonly reasons: readonly LineReason[]; readonly notes: readonly string[] }
  | { readonly refusal: 'bad-quantity' | 'too-much'; readonly message: string };

/** Nothing written means the least that is sold; parts of a unit are rounded up. */
export function askQuantity(text: string, rule: QuantityRule): AskedQuantity {
  const written = text.trim();
  if (written === '') {
    const least = Math.ceil(rule.minOrderCount / rule.multiplicity) * rule.multiplicity;
    const note = `Количество не указано: взято ${formatNumber(least)}`;
    return { units: least, reasons: ['no-quantity'], notes: [note] };
  }
  const quantity = parseQuantity(written);
  if (quantity === null)
    return { refusal: 'bad-quantity', message: `Не удалось понять количество «${shortened(written)}»` };
  if (quantity === 0) return { refusal: 'bad-quantity', message: 'Количество равно нулю' };
  const units = Math.ceil(quantity);
  if (units > largestQuantity(rule)) return { refusal: 'too-much', message: tooMuch(rule) };
  if (units === quantity) return { units, reasons: [], notes: [] };
  const note = `${formatNumber(quantity)} → ${formatNumber(units)}, только целое количество`;
  return { units, reasons: ['fraction'], notes: [note] };
}

export function tooMuch(rule: QuantityRule): string {
  return `Слишком много: в одной строке может быть не больше ${formatNumber(largestQuantity(rule))}`;
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
