import type { FacetData, IndexedBrand, IndexedSection, Run } from './facet-data.ts';

/** The products that a listing starts with, before any filter: everything, or everything within a section. */
export type ListingBase = { readonly section: IndexedSection | null } & (
  | { readonly kind: 'section' }
  | { readonly kind: 'brand'; readonly brand: IndexedBrand }
  /** Search results, best first. */
  | { readonly kind: 'products'; readonly ids: readonly number[] }
);

export interface ProductSet {
  /** Ascending. */
  readonly positions: Uint32Array;
  /** These positions, and possibly others, ordered by relevance; null if all are equally relevant. */
  readonly fit: Uint32Array | null;
}

/** Sections and brands return slices of the index. Products that are not in the index are ignored. */
export function productSetOf(data: FacetData, base: ListingBase): ProductSet {
  switch (base.kind) {
    case 'section':
      return { positions: within(data.positions, base.section), fit: null };
    case 'brand':
      return { positions: within(base.brand.positions, base.section), fit: null };
    case 'products': {
      const known = new Set(base.ids.flatMap((id) => data.positionById.get(id) ?? []));
      const fit = Uint32Array.from(known);
      return { positions: within(fit.toSorted(), base.section), fit };
    }
  }
}

/** Counts the positions within a range. */
export function countWithin(positions: Uint32Array, run: Run): number {
  return firstAtLeast(positions, run.to) - firstAtLeast(positions, run.from);
}

/**
 * Returns the positions within a range. Products are ordered by the section tree, so a section is a slice of any
 * ascending list.
 */
export function within(positions: Uint32Array, run: Run | null): Uint32Array {
  if (run === null) return positions;
  return positions.subarray(firstAtLeast(positions, run.from), firstAtLeast(positions, run.to));
}

/** Binary search for the first index whose position is at least `minimum`. */
function firstAtLeast(positions: Uint32Array, minimum: number): number {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (positions[middle]! < minimum) low = middle + 1;
    else high = middle;
  }
  return low;
}
