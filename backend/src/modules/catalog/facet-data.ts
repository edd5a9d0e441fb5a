/** A section of the tree with the run of products below it: products lie in the order of the tree. */
export interface IndexedSection {
  readonly id: number;
  readonly parentId: number | null;
  readonly path: string;
  readonly code: string;
  readonly name: string;
  readonly picture: string | null;
  /** First product position, and the position after the last. */
  readonly from: number;
  readonly to: number;
  readonly children: readonly IndexedSection[];
}

/** One facet. Products are positions, values are positions in `values`. */
export interface IndexedProperty {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly kind: 'list' | 'number';
  readonly unit: string;
  /** Sorted as people expect: sizes and numbers by magnitude. Empty for numbers. */
  readonly values: readonly { readonly value: string; readonly urlId: string }[];
  readonly byUrlId: ReadonlyMap<string, number>;
  /** Values of product `p` are `entries[starts[p] … starts[p + 1] - 1]`. */
  readonly starts: Uint32Array;
  readonly entries: Uint32Array;
  /** Of a number property: the product's number, NaN without one. */
  readonly numbers: Float64Array;
}

/** Everything a listing needs to know of all products, in arrays by product position. */
export interface FacetData {
  readonly productIds: Float64Array;
  readonly positionById: ReadonlyMap<number, number>;
  readonly isInStock: Uint8Array;
  readonly sections: readonly IndexedSection[];
  readonly sectionByPath: ReadonlyMap<string, IndexedSection>;
  readonly sectionById: ReadonlyMap<number, IndexedSection>;
  readonly properties: readonly IndexedProperty[];
  /** Kopecks of the cheapest offer before the customer's percentage, NaN without a price. By price type. */
  readonly prices: ReadonlyMap<number, Float64Array>;
  /** Positions in the order of a sort. */
  readonly orders: { readonly popular: Uint32Array; readonly name: Uint32Array; readonly new: Uint32Array };
}

/** The run of products of the whole catalogue. */
export function wholeRun(data: FacetData): Run {
  return { from: 0, to: data.productIds.length };
}

export interface Run {
  readonly from: number;
  readonly to: number;
}
