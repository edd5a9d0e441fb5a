import { DELIVERY_VAT_PERCENT, lineTotal, vatInside } from '../../pricing/pricing.api.ts';
import type { DocumentLine } from './document-content.ts';

/** A line of an order, or the part of it in a shipment. */
export interface SoldLine {
  readonly article: string;
  readonly name: string;
  readonly measure: string;
  readonly priceKopecks: number;
  readonly vatPercent: number;
  readonly quantity: number;
  /** Quantity of the line in earlier shipments. */
  readonly quantityBefore: number;
}

/**
 * Builds a line of a document. The VAT of a part is the increase of the line's VAT, so the parts of a line shipped
 * separately add up to exactly its VAT (decision 052); for a whole line it equals `vatInside`.
 */
export function documentLine({ quantityBefore, ...part }: SoldLine): DocumentLine {
  const before = lineTotal({ ...part, quantity: quantityBefore });
  const totalKopecks = lineTotal(part);
  return { ...part, totalKopecks, vatKopecks: vatGrowth(before, totalKopecks, part.vatPercent) };
}

/** Delivery as the last line; none if it is free. `before` is the delivery cost of earlier shipments, kopecks. */
export function deliveryLines(kopecks: number, before = 0): readonly DocumentLine[] {
  if (kopecks === 0) return [];
  return [
    {
      article: '',
      name: 'Доставка',
      quantity: 1,
      measure: 'усл. ед',
      priceKopecks: kopecks,
      totalKopecks: kopecks,
      vatPercent: DELIVERY_VAT_PERCENT,
      vatKopecks: vatGrowth(before, kopecks, DELIVERY_VAT_PERCENT),
    },
  ];
}

export function sumsOf(lines: readonly DocumentLine[]): { vatKopecks: number; totalKopecks: number } {
  return {
    vatKopecks: lines.reduce((sum, line) => sum + line.vatKopecks, 0),
    totalKopecks: lines.reduce((sum, line) => sum + line.totalKopecks, 0),
  };
}

function vatGrowth(before: number, kopecks: number, percent: number): number {
  return vatInside(before + kopecks, percent) - vatInside(before, percent);
}
