import type { BasketTemplateRow } from '@shop/contracts/basket-order/basket-templates';
import { LOCALE } from '@shop/domain/constants';

type Priced = Pick<
  BasketTemplateRow,
  'quantity' | 'isSold' | 'isInStock' | 'priceKopecks' | 'lastPriceKopecks'
>;

export interface TemplateSums {
  /** Sum of the rows that are sold, at today's prices; null without the right to see them. */
  readonly totalKopecks: number | null;
  /** Sums of the rows whose earlier price is known: today and then. */
  readonly compared: { readonly todayKopecks: number; readonly lastKopecks: number; readonly count: number };
  readonly unsoldCount: number;
  readonly outOfStockCount: number;
}

/** Sums up the rows of a template. */
export function sumUp(rows: readonly Priced[]): TemplateSums {
  let totalKopecks: number | null = null;
  const compared = { todayKopecks: 0, lastKopecks: 0, count: 0 };
  for (const { quantity, isSold, priceKopecks, lastPriceKopecks } of rows) {
    if (!isSold || priceKopecks === null) continue;
    totalKopecks = (totalKopecks ?? 0) + quantity * priceKopecks;
    if (lastPriceKopecks === null) continue;
    compared.todayKopecks += quantity * priceKopecks;
    compared.lastKopecks += quantity * lastPriceKopecks;
    compared.count += 1;
  }
  return {
    totalKopecks,
    compared,
    unsoldCount: rows.filter(({ isSold }) => !isSold).length,
    outOfStockCount: rows.filter(({ isSold, isInStock }) => isSold && !isInStock).length,
  };
}

export interface PriceChange {
  readonly direction: 'up' | 'down';
  /** «+12 %», «−0,5 %», «меньше 0,1 %». */
  readonly percent: string;
}

const signed = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, signDisplay: 'always' });

/** How a price or a sum differs from the one before; null where it does not. */
export function changeOf(todayKopecks: number, lastKopecks: number): PriceChange | null {
  if (todayKopecks === lastKopecks || lastKopecks <= 0) return null;
  const direction = todayKopecks > lastKopecks ? 'up' : 'down';
  const percent = (todayKopecks / lastKopecks - 1) * 100;
  const shown = Math.abs(percent) < 0.1 ? 'меньше\u00a00,1' : signed.format(percent).replace('-', '−');
  return { direction, percent: `${shown}\u00a0%` };
}
