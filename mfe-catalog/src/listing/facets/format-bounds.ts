import { formatNumber } from '@shop/domain/format/number';
import type { Bounds } from './filter-choice.ts';

/** «от 10 до 20 мм», «до 500 ₽». */
export function formatBounds({ from, to }: Bounds, unit: string): string {
  const ends = [
    from === undefined ? '' : `от ${formatNumber(from)}`,
    to === undefined ? '' : `до ${formatNumber(to)}`,
  ];
  return [...ends, unit].filter(Boolean).join(' ');
}
