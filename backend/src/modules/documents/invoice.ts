import type { Seller } from './seller.ts';

export interface InvoiceLine {
  /** With the article, as it stands in the document. */
  readonly name: string;
  readonly quantity: number;
  readonly measure: string;
  readonly priceKopecks: number;
  readonly totalKopecks: number;
  readonly vatPercent: number;
  readonly vatKopecks: number;
}

/** A счёт на оплату. Delivery, if it costs something, is its last line. Sums in kopecks, VAT included. */
export interface Invoice {
  readonly number: string;
  readonly issuedOn: string;
  readonly seller: Seller;
  readonly buyer: {
    readonly name: string;
    readonly inn: string;
    readonly kpp: string | null;
    readonly address: string;
  };
  readonly consignee: string;
  /** «Договор № 17 от 12.01.2026, заказ № 26-000123» */
  readonly basis: string;
  readonly dueOn: string | null;
  readonly lines: readonly InvoiceLine[];
  readonly totalKopecks: number;
}

/** VAT of the document by rate, highest first; the lines' VAT added up. */
export function vatByRate(lines: readonly InvoiceLine[]): readonly { percent: number; kopecks: number }[] {
  const groups = Map.groupBy(lines, ({ vatPercent }) => vatPercent);
  return [...groups]
    .map(([percent, ofRate]) => ({
      percent,
      kopecks: ofRate.reduce((sum, line) => sum + line.vatKopecks, 0),
    }))
    .sort((a, b) => b.percent - a.percent);
}
