import type { Positions } from './product-positions.ts';

/** A contiguous range of product positions. */
export interface Run {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

export interface SectionRow {
  readonly id: number;
  readonly parentId: number | null;
  readonly path: string;
  readonly code: string;
  readonly name: string;
  readonly picture: string | null;
}

/** A section with the range of products below it: products are ordered by the section tree. */
export interface IndexedSection extends Run, SectionRow {
  readonly children: readonly IndexedSection[];
}

interface IndexedValue {
  readonly value: string;
  readonly urlId: string;
  /** CRC-32 of `urlId`, the suffix of the control's name. */
  readonly checksum: number;
}

/**
 * A facet. Its range covers all products that have the property: most properties belong to one kind of goods. Products
 * are positions, values are indexes into `values`.
 */
export interface IndexedProperty extends Run {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly kind: 'list' | 'number';
  readonly unit: string;
  /** Sorted naturally: sizes and numbers by magnitude. Empty for numeric properties. */
  readonly values: readonly IndexedValue[];
  readonly byUrlId: ReadonlyMap<string, number>;
  /** Values of product `p` are `entries[offsets[p - from] … offsets[p - from + 1] - 1]`. */
  readonly offsets: Uint32Array;
  readonly entries: Uint32Array;
  /** For numeric properties: the number of product `p` is `numbers[p - from]`, NaN if it has none. */
  readonly numbers: Float64Array;
}

export interface IndexedBrand {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Ascending. */
  readonly positions: Uint32Array;
}

/** A facet with a single choice that is not a product property: «В наличии», «Покупали раньше». */
export interface Flag {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly value: string;
  /** 1 for each product that has the flag, by position. */
  readonly isSet: Uint8Array;
}

/** A facet that conditions and counts refer to. */
export type Facet = IndexedProperty | Flag | 'price';

/** All that listings need of all products, in arrays indexed by product position. */
export interface FacetData {
  readonly productIds: Float64Array;
  /** 0, 1, 2 … */
  readonly positions: Uint32Array;
  readonly positionById: Positions;
  readonly isInStock: Uint8Array;
  readonly sections: readonly IndexedSection[];
  readonly sectionByPath: ReadonlyMap<string, IndexedSection>;
  readonly sectionById: ReadonlyMap<number, IndexedSection>;
  /** Brands with products, ordered by name. */
  readonly brands: readonly IndexedBrand[];
  readonly brandByCode: ReadonlyMap<string, IndexedBrand>;
  readonly properties: readonly IndexedProperty[];
  /** Kopecks of the cheapest offer before the customer's discount, NaN without a price; by price type. */
  readonly prices: ReadonlyMap<number, Float64Array>;
  /** Positions in the order of each sort. */
  readonly orders: { readonly popular: Uint32Array; readonly name: Uint32Array; readonly new: Uint32Array };
}
