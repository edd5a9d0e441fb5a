import type { SizeChart } from '@shop/contracts/support/content';
import { formatNumber } from '@shop/domain/format/number';

export interface Measure {
  /** Undefined for an empty field and for an impossible value. */
  readonly value?: number;
  readonly problem?: string;
  /** More digits may still make it valid. */
  readonly isUnfinished?: boolean;
}

/** Parses a typed measurement, with comma or point and with or without its unit. */
export function parseMeasure(
  text: string,
  { unit, min, max }: Pick<SizeChart['measurements'][number], 'unit' | 'min' | 'max'>,
): Measure {
  const trimmed = text.trim().toLowerCase();
  const typed = trimmed.endsWith(unit) ? trimmed.slice(0, -unit.length).trimEnd() : trimmed;
  if (typed === '') return {};
  if (!/^\d{1,4}([.,]\d{0,2})?$/.test(typed))
    return { problem: `Введите число, например ${formatNumber((min + max) / 2)}` };
  const value = Number(typed.replace(',', '.'));
  if (value >= min && value <= max) return { value };
  const problem = `От\u00a0${formatNumber(min)} до\u00a0${formatNumber(max)}\u00a0${unit}`;
  return { problem, isUnfinished: value < min };
}
