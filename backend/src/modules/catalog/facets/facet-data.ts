/** Products one after the other, by position. */
export interface Run {
  readonly from: number;
  /** The position after the last. */
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

/** A section of the tree with the run of products below it: products lie in the order of the tree. */
export interface IndexedSection extends Run, SectionRow {
  readonly children: readonly IndexedSection[];
}

interface IndexedValue {
  readonly value: string;
  readonly urlId: string;
  /** CRC-32 of `urlId`: the end of its control's name. */
  readonly checksum: number;
}

/** One facet. All products that have it lie in its run: most properties belong to one kind of goods. Products are positions, values are positions in `values`. */
export interface IndexedProperty extends Run {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly kind: 'list' | 'number';
  readonly unit: string;
  /** Sorted as people expect: sizes and numbers by magnitude. Empty for numbers. */
  readonly values: readonly IndexedValue[];
  readonly byUrlId: ReadonlyMap<string, number>;
  /** Values of product `p` are `entries[offsets[p - from] … offsets[p - from + 1] - 1]`. */
  readonly offsets: Uint32Array;
  readonly entries: Uint32Array;
  /** Of a number property: the number of product `p` is `numbers[p - from]`, NaN without one. */
  readonly numbers: Float64Array;
}

/** A brand with its products. */
export interface IndexedBrand {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  /** Ascending. */
  readonly positions: Uint32Array;
}

/** A facet of one choice that is no property of the product: «В наличии», «Покупали раньше». */
export interface Flag {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly value: string;
  /** 1 for each product that has it, by position. */
  readonly isSet: Uint8Array;
}

/** What conditions are made on and counts are made of. */
export type Facet = IndexedProperty | Flag | 'price';

/** Everything a listing needs to know of all products, in arrays by product position. */
export interface FacetData {
  readonly productIds: Float64Array;
  /** 0, 1, 2 … */
  readonly positions: Uint32Array;
  readonly positionById: ReadonlyMap<number, number>;
  readonly isInStock: Uint8Array;
  readonly sections: readonly IndexedSection[];
  readonly sectionByPath: ReadonlyMap<string, IndexedSection>;
  readonly sectionById: ReadonlyMap<number, IndexedSection>;
  /** By name; those without products have none here. */
  readonly brands: readonly IndexedBrand[];
  readonly brandByCode: ReadonlyMap<string, IndexedBrand>;
  readonly properties: readonly IndexedProperty[];
  /** Kopecks of the cheapest offer before the customer's percentage, NaN without a price. By price type. */
  readonly prices: ReadonlyMap<number, Float64Array>;
  /** Positions in the order of a sort. */
  readonly orders: { readonly popular: Uint32Array; readonly name: Uint32Array; readonly new: Uint32Array };
}
