import { niceStep } from '@shop/domain/format/nice-step';

/** Round bounds that enclose all values, and the ticks between them. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

/** 1,000 roubles: the range of an axis without values. */
const NOTHING = 1000_00;

/** A scale that includes zero, in about `count` even steps of 1, 2, 2.5 or 5 times a power of ten. */
export function niceScale(values: readonly number[], count = 4): Scale {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values) || (lowest < 0 ? 0 : NOTHING);
  const step = niceStep((highest - lowest) / count);
  const from = Math.floor(lowest / step);
  const to = Math.ceil(highest / step);
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
  return { low: from * step, high: to * step, ticks };
}

/** The interval between labelled points, for labels of `labelPx` and points `bandPx` apart. */
export function labelEvery(bandPx: number, labelPx: number): number {
  return Math.max(1, Math.ceil(labelPx / bandPx));
}
