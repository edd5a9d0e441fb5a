import { DELIVERY_VAT_PERCENT, lineTotal, vatInside } from '../../pricing/pricing.api.ts';
import type { PaperLine } from './document-content.ts';

/** A line of an order, or the part of one that leaves with a shipment. */
export interface SoldPart {
  readonly article: string;
  readonly name: string;
  readonly measure: string;
  readonly priceKopecks: number;
  readonly vatPercent: number;
  readonly quantity: number;
  /** Of the same line in the shipments before. */
  readonly quantityBefore: number;
}

/**
 * A line of a document. The VAT of a part is what the line's VAT grows by with it, so that the parts of a line that
 * leaves in several shipments have exactly the VAT of the line (decision 052); of a whole line it is `vatInside`.
 */
export function paperLine({ quantityBefore, ...part }: SoldPart): PaperLine {
  const before = lineTotal({ ...part, quantity: quantityBefore });
  const totalKopecks = lineTotal(part);
  return { ...part, totalKopecks, vatKopecks: vatGrowth(before, totalKopecks, part.vatPercent) };
}

/** Delivery as the last line, or none if it costs nothing. `before`: what the shipments before cost. */
export function deliveryLines(kopecks: number, before = 0): readonly PaperLine[] {
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

export function sumsOf(lines: readonly PaperLine[]): { vatKopecks: number; totalKopecks: number } {
  return {
    vatKopecks: lines.reduce((sum, line) => sum + line.vatKopecks, 0),
    totalKopecks: lines.reduce((sum, line) => sum + line.totalKopecks, 0),
  };
}

function vatGrowth(before: number, kopecks: number, percent: number): number {
  return vatInside(before + kopecks, percent) - vatInside(before, percent);
}
