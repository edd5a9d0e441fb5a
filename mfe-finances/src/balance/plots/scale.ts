import { niceStep } from '@shop/domain/format/nice-step';

/** Round values that reach from `low` to `high`, and enclose all values. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** A thousand roubles: what an axis shows when there is nothing to measure. */
const NOTHING = 1000_00;

/** A scale from zero over all values, of some `count` even steps of 1, 2, 2.5 or 5 times a power of ten. */
export function niceScale(values: readonly number[], count = 4): Scale {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values) || (lowest < 0 ? 0 : NOTHING);
  const step = niceStep((highest - lowest) / count);
  const from = Math.floor(lowest / step);
  const to = Math.ceil(highest / step);
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
  return { low: from * step, high: to * step, ticks };
}

/** Every how many points a label fits under the axis, when it takes `labelPx` and each point has `bandPx`. */
export function labelEvery(bandPx: number, labelPx: number): number {
  return Math.max(1, Math.ceil(labelPx / bandPx));
}
