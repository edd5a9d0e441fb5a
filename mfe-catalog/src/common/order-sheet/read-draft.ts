import { formatNumber } from '@shop/domain/format/number';
import { describeCorrection } from '@shop/domain/quantity/correction';
import { explainProblem, parseQuantity } from '@shop/ui/parts/quantity-field';

/** How an offer is sold. */
export interface SaleRule {
  readonly minOrderCount: number;
  readonly multiplicity: number;
  readonly measure: {
    readonly measureBase: string;
    readonly measureCustom: { readonly name: string; readonly factor: number } | null;
  };
}

/** A quantity in base units and what became of the number on the way, or why there is none. */
export type ReadDraft = { readonly quantity: number; readonly note: string } | { readonly problem: string };

const QUANTITY_MAX = 999_999;

/** Whatever 1C calls a pack, people write «2 уп». */
const PACK = /^(?:уп|пач|кор|бл)/i;
const IN_UNITS = /^(.*\d)\s*(\p{L}+)\.?$/u;

/**
 * Reads what stands in a quantity's field: `12`, `1 200`, `24 пары`, packs as «2 уп»; nothing is 0. Packs of what is
 * sold without any are said, never taken for pieces.
 */
export function readDraft(typed: string, rule: SaleRule): ReadDraft {
  if (typed.trim() === '') return { quantity: 0, note: '' };
  const [, digits = '', unit = ''] = IN_UNITS.exec(typed.trim()) ?? [];
  if (!isPack(unit, rule)) return readUnits(typed, rule);
  const { name, factor } = rule.measure.measureCustom ?? { name: '', factor: 1 };
  if (factor <= 1) return { problem: 'Упаковками не продаётся, введите число' };
  const packs = parseQuantity(digits, { min: 1, step: 1, max: Math.floor(QUANTITY_MAX / factor) });
  if ('problem' in packs) return { problem: explainProblem(packs.problem, limits(rule)) };
  const read = readUnits(String(packs.quantity * factor), rule);
  if ('problem' in read || read.note) return read;
  return { ...read, note: `${formatNumber(packs.quantity)} ${name} → ${formatNumber(read.quantity)}` };
}

function readUnits(typed: string, rule: SaleRule): ReadDraft {
  const parsed = parseQuantity(typed, limits(rule));
  if ('problem' in parsed) return { problem: explainProblem(parsed.problem, limits(rule)) };
  const asked = parseQuantity(typed, { min: 1, step: 1, max: QUANTITY_MAX });
  const isRounded = 'quantity' in asked && asked.quantity !== parsed.quantity;
  return {
    quantity: parsed.quantity,
    note: isRounded ? describeCorrection(asked.quantity, parsed.quantity, rule) : '',
  };
}

function limits({ minOrderCount, multiplicity }: SaleRule) {
  return { min: Math.max(1, minOrderCount), step: Math.max(1, multiplicity), max: QUANTITY_MAX };
}

/** Not where the base unit itself is a pack. */
function isPack(unit: string, { measure }: SaleRule): boolean {
  const word = unit.toLowerCase();
  if (word === '' || PACK.test(measure.measureBase)) return false;
  const name = measure.measureCustom?.name.toLowerCase();
  return PACK.test(word) || (name !== undefined && word.slice(0, 2) === name.slice(0, 2));
}
