import type { LineReason } from '@shop/contracts/basket-order/quick-order';
import { amountOf } from '@shop/domain/format/measure';
import { formatNumber } from '@shop/domain/format/number';
import {
  inBaseUnits,
  largestQuantity,
  leastQuantity,
  parseQuantity,
  parseUnit,
  type QuantityRule,
  type SoldUnits,
  unitFactor,
} from '@shop/domain/quantity/quantity';
import { packOf } from '../../offers/offers.api.ts';

/** The terms an offer is sold on, with the units as its record names them. */
export interface SaleTerms extends QuantityRule {
  readonly measure: string;
  readonly measureCustom: string | null;
  /** The number of base units in a pack. */
  readonly measureFactor: number | null;
}

/** A line's quantity in whole units with the corrections it needed, or the reason why it cannot be ordered. */
export type RequestedQuantity =
  | { readonly units: number; readonly reasons: readonly LineReason[]; readonly notes: readonly string[] }
  | { readonly refusal: 'bad-quantity' | 'too-much'; readonly message: string };

/** A point before three digits is ambiguous: a decimal point, or a separator of thousands. */
const DOUBTFUL = /^\s*[1-9]\d{0,2}\.\d{3}(?!\d)/;

/**
 * Parses a quantity. Empty text means the least that is sold; packs become base units, fractions of a unit are rounded
 * up.
 */
export function readRequestedQuantity(text: string, rule: SaleTerms): RequestedQuantity {
  const written = text.trim();
  if (written === '') {
    const least = leastQuantity(rule);
    const note = `Количество не указано: взято ${formatNumber(least)}`;
    return { units: least, reasons: ['no-quantity'], notes: [note] };
  }
  const number = parseQuantity(written);
  if (number === null)
    return { refusal: 'bad-quantity', message: `Не удалось понять количество «${shortened(written)}»` };
  if (number === 0) return { refusal: 'bad-quantity', message: 'Количество равно нулю' };
  const unit = parseUnit(written);
  const factor = unitFactor(unit, unitsOf(rule));
  const quantity = inBaseUnits(number, factor ?? 1);
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

function unitsOf(terms: SaleTerms): SoldUnits {
  return { measureBase: terms.measure, measureCustom: packOf(terms) };
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
