import type { Offer } from '@shop/contracts/catalog/products';
import { variantAxes } from './offer-choice.ts';

const byNumber = new Intl.Collator('ru', { numeric: true });

export interface OfferMatrix {
  readonly columnAxis: string;
  readonly rowAxis: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  /** Undefined where that size is not made. */
  offerAt(row: string, column: string): Offer | undefined;
}

/**
 * Offers that differ in exactly two axes as a table, sizes across and heights down; undefined for any others.
 */
export function offerMatrix(offers: readonly Offer[]): OfferMatrix | undefined {
  const [columnAxis, rowAxis, third] = variantAxes(offers);
  if (!columnAxis || !rowAxis || third) return undefined;
  const cells = new Map(
    offers.map((offer) => [`${offer.variant[rowAxis]}\n${offer.variant[columnAxis]}`, offer]),
  );
  return {
    columnAxis,
    rowAxis,
    columns: valuesOf(offers, columnAxis),
    rows: valuesOf(offers, rowAxis),
    offerAt: (row, column) => cells.get(`${row}\n${column}`),
  };
}

/** Values of one axis: numbers are sorted, text (S, M, XL) keeps the order of the catalogue. */
function valuesOf(offers: readonly Offer[], axis: string): string[] {
  const values = [...new Set(offers.flatMap(({ variant }) => variant[axis] ?? []))];
  return values.every((value) => /^\d/.test(value)) ? values.sort(byNumber.compare) : values;
}
