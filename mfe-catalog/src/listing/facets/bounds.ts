import type { Bounds, Range } from './filter-choice.ts';

/** Parses one end of a range: `1 250,50` is 1250.5, an empty text is no bound, anything else null. */
export function parseBound(text: string): number | undefined | null {
  const digits = text
    .replace(/[\s\u00a0]/g, '')
    .replace(',', '.')
    .replace('−', '-');
  if (digits === '') return undefined;
  return /^-?\d{1,12}(\.\d{1,3})?$/.test(digits) ? Number(digits) : null;
}

/** Puts bounds in order and drops an end that excludes nothing. */
export function tidyBounds({ from, to }: Bounds, { min, max }: Pick<Range, 'min' | 'max'>): Bounds {
  const [low, high] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  return {
    ...(low !== undefined && low > min ? { from: low } : {}),
    ...(high !== undefined && high < max ? { to: high } : {}),
  };
}

/** Converts kopecks to roubles, rounded outwards so that every price stays within its range. */
export function rublesOf(range: Range): Range {
  const down = (kopecks: number) => Math.floor(kopecks / 100);
  const up = (kopecks: number) => Math.ceil(kopecks / 100);
  return {
    ...range,
    min: down(range.min),
    max: up(range.max),
    filteredMin: down(range.filteredMin),
    filteredMax: up(range.filteredMax),
  };
}

/** Scales both ends: 100 converts roubles to kopecks, 0.01 kopecks to roubles. */
export function scaleBounds({ from, to }: Bounds, factor: number): Bounds {
  const scaled = (bound: number | undefined) =>
    bound === undefined ? undefined : Math.round(bound * factor * 1000) / 1000;
  return { from: scaled(from), to: scaled(to) };
}
