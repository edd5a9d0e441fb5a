import type { Offer } from '@shop/contracts/catalog/products';
import { type OfferMatrix, offerMatrix } from '../../common/offers/offer-matrix.ts';

/** Offers by position: rows of a matrix, undefined where a size is not made, or a single row. */
export type OfferGrid = readonly (readonly (Offer | undefined)[])[];

export interface GridStep {
  readonly rows: -1 | 0 | 1;
  readonly columns: -1 | 0 | 1;
}

export function gridOfMatrix({ rows, columns, offerAt }: OfferMatrix): OfferGrid {
  return rows.map((row) => columns.map((column) => offerAt(row, column)));
}

export function gridOf(offers: readonly Offer[]): OfferGrid {
  const matrix = offerMatrix(offers);
  return matrix ? gridOfMatrix(matrix) : [offers];
}

/**
 * The offer a step away, skipping gaps; undefined at the edge. In a single row, up and down move along it
 * too.
 */
export function offerBeside(grid: OfferGrid, offerId: number, step: GridStep): Offer | undefined {
  const [rows, columns] = grid.length === 1 ? [0, step.columns || step.rows] : [step.rows, step.columns];
  let row = grid.findIndex((offers) => offers.some((offer) => offer?.id === offerId));
  let column = grid[row]?.findIndex((offer) => offer?.id === offerId) ?? -1;
  const width = grid[row]?.length ?? 0;
  while (row >= 0 && row < grid.length && column >= 0 && column < width) {
    row += rows;
    column += columns;
    const offer = grid[row]?.[column];
    if (offer) return offer;
  }
  return undefined;
}

/** The next or previous offer in reading order. */
export function offerAfter(grid: OfferGrid, offerId: number, step: 1 | -1): Offer | undefined {
  const offers = grid.flat().filter((offer) => offer !== undefined);
  return offers[offers.findIndex(({ id }) => id === offerId) + step];
}
