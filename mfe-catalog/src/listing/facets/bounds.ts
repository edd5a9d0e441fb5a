import { formatNumber } from '@shop/domain/format/number';
import type { Bounds, Range } from './filter-choice.ts';

/** What is typed into one end of a range: `1 250,50` is 1250.5, nothing is no bound, anything else null. */
export function parseBound(text: string): number | undefined | null {
  const digits = text
    .replace(/[\s\u00a0]/g, '')
    .replace(',', '.')
    .replace('−', '-');
  if (digits === '') return undefined;
  return /^-?\d{1,12}(\.\d{1,3})?$/.test(digits) ? Number(digits) : null;
}

/** Bounds the right way round, and without the end that excludes nothing. */
export function tidyBounds({ from, to }: Bounds, { min, max }: Pick<Range, 'min' | 'max'>): Bounds {
  const [low, high] = from !== undefined && to !== undefined && from > to ? [to, from] : [from, to];
  return {
    ...(low !== undefined && low > min ? { from: low } : {}),
    ...(high !== undefined && high < max ? { to: high } : {}),
  };
}

/** «от 10 до 20 мм», «до 500 ₽». */
export function sayBounds({ from, to }: Bounds, unit: string): string {
  const ends = [
    from === undefined ? '' : `от ${formatNumber(from)}`,
    to === undefined ? '' : `до ${formatNumber(to)}`,
  ];
  return [...ends, unit].filter(Boolean).join(' ');
}

/** Kopecks as rubles, rounded outwards so that no price falls out of its own range. */
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

/** Scales both ends: 100 makes kopecks of rubles, 0.01 rubles of kopecks. */
export function scaleBounds({ from, to }: Bounds, factor: number): Bounds {
  const scaled = (bound: number | undefined) =>
    bound === undefined ? undefined : Math.round(bound * factor * 1000) / 1000;
  return { from: scaled(from), to: scaled(to) };
}
