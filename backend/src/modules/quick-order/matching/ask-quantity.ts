import type { LineReason } from '@shop/contracts/basket-order/quick-order';
import { amountOf } from '@shop/domain/format/measure';
import { formatNumber } from '@shop/domain/format/number';
import { parseQuantity, parseUnit } from '@shop/domain/quantity/parse-quantity';
import { largestQuantity, type QuantityRule } from '../../pricing/pricing.api.ts';
import { type SoldUnits, unitFactor } from './units.ts';

/** What a line asks for in whole units, and what had to be done to it; or why it can't be taken. */
export type AskedQuantity =
  | { readonly units: number; readonly reasons: readonly LineReason[]; readonly notes: readonly string[] }
  | { readonly refusal: 'bad-quantity' | 'too-much'; readonly message: string };

/** A point before three digits: three, or three thousand where they write so. */
const DOUBTFUL = /^\s*[1-9]\d{0,2}\.\d{3}(?!\d)/;

/** Nothing written means the least that is sold; packs become base units, parts of a unit are rounded up. */
export function askQuantity(text: string, rule: QuantityRule & SoldUnits): AskedQuantity {
  const written = text.trim();
  if (written === '') {
    const least = Math.ceil(rule.minOrderCount / rule.multiplicity) * rule.multiplicity;
    const note = `Количество не указано: взято ${formatNumber(least)}`;
    return { units: least, reasons: ['no-quantity'], notes: [note] };
  }
  const number = parseQuantity(written);
  if (number === null)
    return { refusal: 'bad-quantity', message: `Не удалось понять количество «${shortened(written)}»` };
  if (number === 0) return { refusal: 'bad-quantity', message: 'Количество равно нулю' };
  const unit = parseUnit(written);
  const factor = unitFactor(unit, rule);
  const quantity = Math.round(number * (factor ?? 1) * 1e6) / 1e6;
  const units = Math.ceil(quantity);
  if (units > largestQuantity(rule)) return { refusal: 'too-much', message: tooMuch(rule) };
  const taken = amountOf(units, rule.measure);
  const remarks: [LineReason, string][] = [];
  if (factor === null) remarks.push(['unit', `Единица «${unit}» не та: взято ${taken}`]);
  else if (factor !== 1) remarks.push(['unit', `${formatNumber(number)}\u00a0${unit} → ${taken}`]);
  if (units !== quantity) {
    const note = `${formatNumber(quantity)} → ${formatNumber(units)}, только целое количество`;
    remarks.push(['fraction', note]);
  } else if (DOUBTFUL.test(written)) remarks.push(['doubtful', `«${written}» прочитано как ${taken}`]);
  return { units, reasons: remarks.map(([reason]) => reason), notes: remarks.map(([, note]) => note) };
}

export function tooMuch(rule: QuantityRule): string {
  return `Слишком много: в одной строке может быть не больше ${formatNumber(largestQuantity(rule))}`;
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
