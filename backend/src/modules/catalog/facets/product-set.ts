import type { FacetData, IndexedBrand, IndexedSection, Run } from './facet-data.ts';

/** What a listing is of, before anything is chosen: all of it, or what lies in a section. */
export type ListingBase = { readonly section: IndexedSection | null } & (
  | { readonly kind: 'section' }
  | { readonly kind: 'brand'; readonly brand: IndexedBrand }
  /** What a search found, the best first. */
  | { readonly kind: 'products'; readonly ids: readonly number[] }
);

/** The products of a base as positions. */
export interface ProductSet {
  /** Ascending. */
  readonly positions: Uint32Array;
  /** Those and perhaps others, the best first; null where products fit equally. */
  readonly fit: Uint32Array | null;
}

/** Sections and brands take slices of what the index holds; products it does not know are left out. */
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

/** How many of the products lie in a run. */
export function countWithin(positions: Uint32Array, run: Run): number {
  return firstAtLeast(positions, run.to) - firstAtLeast(positions, run.from);
}

/** Products lie in the order of the tree, so a section is a slice of any ascending list. */
export function within(positions: Uint32Array, run: Run | null): Uint32Array {
  if (run === null) return positions;
  return positions.subarray(firstAtLeast(positions, run.from), firstAtLeast(positions, run.to));
}

/** The first place in an ascending list that is not below `wanted`. */
export function firstAtLeast(positions: Uint32Array, wanted: number): number {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (positions[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
